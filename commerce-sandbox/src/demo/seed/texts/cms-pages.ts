import { text } from '../../../platform/values/text.ts';
import { OPTION_LABELS } from '../tables/attributes.ts';
import { optionIdOf } from '../tables/option-ids.ts';
import { blogPages } from './blog-posts.ts';
import type { CmsPageSeed } from './cms-page-seed.ts';
import { COMPANY_PAGES } from './company-pages.ts';
import { HELP_PAGES } from './help-pages.ts';
import { productsWidget } from './products-widget.ts';

export function cmsPages(): readonly CmsPageSeed[] {
  return [home(), manufacturers(), ...COMPANY_PAGES, ...blogPages(), ...HELP_PAGES, noRoute()];
}

const FEATURED: readonly (readonly [urlKey: string, sku: string, en: string, ar: string])[] = [
  ['deep-groove-ball-bearing-6205-2rs', '6205-2RS', 'Deep groove ball bearing', 'محمل كريات عميق الأخدود'],
  ['pillow-block-unit-ucp205', 'UCP205', 'Pillow block unit', 'وحدة محمل بقاعدة'],
  ['cylindrical-roller-bearing-nu210-e', 'NU210-E', 'Cylindrical roller bearing', 'محمل دحاريج أسطوانية'],
  ['wedge-belt-spa', 'SPA-BELT', 'Wedge belt SPA', 'سير إسفيني ضيق SPA'],
];

export const MANUFACTURER_KEYS = [
  'norvik',
  'kaidan',
  'ostervogt',
  'delmaro',
  'gehavar',
  'sealtara',
  'gummarin',
  'kettonia',
  'riemora',
  'lubrazen',
  'boltara',
  'wrenmark',
] as const;

function home(): CmsPageSeed {
  const content = (language: 'en' | 'ar'): string => {
    const say = (en: string, ar: string): string => (language === 'en' ? en : ar);
    return `<section class="cms-hero">
<h2>${say('The right part, to the tenth of a millimetre', 'القطعة الصحيحة بدقة عُشر المليمتر')}</h2>
<p>${say('Bearings, seals, drives, lubricants and tools from stock in Saudi Arabia, with a drawing and all dimensions for every part.', 'محامل وموانع تسرب ومحركات وزيوت وأدوات من المخزون في المملكة العربية السعودية، مع رسم وجميع الأبعاد لكل قطعة.')}</p>
<p class="cms-actions"><a class="cms-button" href="/bearings.html">${say('Shop bearings', 'تسوّق المحامل')}</a> <a class="cms-button cms-button-secondary" href="/shop-now.html">${say('All products', 'جميع المنتجات')}</a></p>
<p class="cms-drawing"><img src="/media/wysiwyg/home/hero.png?width=640" alt="" width="320" height="400" loading="lazy"></p>
</section>
<section class="cms-section">
<h2>${say('Featured products', 'منتجات مختارة')}</h2>
${productsWidget(FEATURED.map(([key, sku, en, ar]) => ({ key, sku, name: say(en, ar) })))}
</section>
<section class="cms-section">
<h2>${say('Our brands', 'علاماتنا التجارية')}</h2>
<ul class="cms-brands">
${brands(language)}
</ul>
<p><a href="/manufacturers.html">${say('All manufacturers', 'جميع الشركات المصنّعة')}</a></p>
</section>`;
  };
  return {
    identifier: 'home',
    title: text('Industrial parts for Saudi Arabia', 'قطع صناعية للمملكة العربية السعودية'),
    summary: text(
      'Bearings, seals, drives, lubricants and tools from stock, with drawings and dimensions.',
      'محامل وموانع تسرب ومحركات وزيوت وأدوات من المخزون مع الرسومات والأبعاد.',
    ),
    content: text(content('en'), content('ar')),
  };
}

/** Marks of the manufacturers, each leading to the list of theirs: by the option's number, as an editor would copy it from the list. */
function brands(language: 'en' | 'ar'): string {
  return MANUFACTURER_KEYS.map(
    (key) =>
      `<li><a href="/search.html?f.manufacturer=${optionIdOf('manufacturer', key, MANUFACTURER_KEYS)}"><img src="/media/catalog/manufacturer/${key}.png?width=160" alt="" width="160" height="200" loading="lazy"> <span>${OPTION_LABELS[key]?.[language] ?? key}</span></a></li>`,
  ).join('\n');
}

function manufacturers(): CmsPageSeed {
  const content = (
    language: 'en' | 'ar',
  ): string => `<p>${language === 'en' ? 'These twelve manufacturers supply what we sell. Filter any category by manufacturer to see their parts.' : 'تورّد لنا هذه الشركات الاثنتا عشرة كل ما نبيعه. رشّح أي فئة حسب الشركة المصنّعة لعرض قطعها.'}</p>
<ul class="cms-brands">
${brands(language)}
</ul>`;
  return {
    identifier: 'manufacturers',
    paths: ['manufacturers.html'],
    title: text('Manufacturers', 'الشركات المصنّعة'),
    summary: text('The manufacturers whose parts we sell.', 'الشركات المصنّعة للقطع التي نبيعها.'),
    content: text(content('en'), content('ar')),
  };
}

function noRoute(): CmsPageSeed {
  return {
    identifier: 'no-route',
    title: text('404 Not Found', '404 الصفحة غير موجودة'),
    summary: text('The page was not found.', 'الصفحة غير موجودة.'),
    content: text('<p>The page you requested was not found.</p>', '<p>لم نعثر على الصفحة المطلوبة.</p>'),
  };
}
