import { text } from '../../../platform/values/text.ts';
import { OPTION_LABELS } from '../tables/attributes.ts';
import { blogPages } from './blog-posts.ts';
import type { CmsPageSeed } from './cms-page-seed.ts';
import { COMPANY_PAGES } from './company-pages.ts';
import { HELP_PAGES } from './help-pages.ts';

export function cmsPages(): readonly CmsPageSeed[] {
  return [home(), manufacturers(), ...COMPANY_PAGES, ...blogPages(), ...HELP_PAGES, noRoute()];
}

const TILES: readonly (readonly [path: string, en: string, ar: string])[] = [
  ['bearings', 'Bearings', 'المحامل'],
  ['housing/pillow-block-units', 'Pillow block units', 'وحدات المحامل بقاعدة'],
  ['seals', 'Seals', 'موانع التسرب'],
  ['power-transmission', 'Power transmission', 'نقل القدرة'],
  ['lubrication', 'Lubrication', 'التزييت'],
  ['tools', 'Tools', 'العدد والأدوات'],
];

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
</section>
<section class="cms-section">
<h2>${say('Top categories', 'أهم الفئات')}</h2>
<ul class="cms-tiles">
${TILES.map(([path, en, ar]) => `<li class="cms-tile"><a href="/${path}.html"><img src="/media/catalog/category/${path.replaceAll('/', '-')}.png?width=320" alt="" width="320" height="400" loading="lazy"><span>${say(en, ar)}</span></a></li>`).join('\n')}
</ul>
</section>
<section class="cms-section">
<h2>${say('Featured products', 'منتجات مختارة')}</h2>
<ul class="cms-products">
${FEATURED.map(([key, sku, en, ar]) => `<li class="cms-product"><a href="/${key}.html"><img src="/media/catalog/product/${fileOf(sku)}?width=320" alt="" width="320" height="400" loading="lazy"><span>${say(en, ar)}</span> <bdi dir="ltr">${sku}</bdi></a></li>`).join('\n')}
</ul>
</section>
<section class="cms-section">
<h2>${say('Our brands', 'علاماتنا التجارية')}</h2>
<ul class="cms-brands">
${MANUFACTURER_KEYS.map((key) => `<li>${OPTION_LABELS[key]?.[language] ?? key}</li>`).join('\n')}
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

/** Magento files a picture under the first two characters of its name. */
function fileOf(sku: string): string {
  const name = sku.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${name.charAt(0)}/${name.charAt(1)}/${name}.png`;
}

function manufacturers(): CmsPageSeed {
  const content = (
    language: 'en' | 'ar',
  ): string => `<p>${language === 'en' ? 'These twelve manufacturers supply what we sell. Filter any category by manufacturer to see their parts.' : 'تورّد لنا هذه الشركات الاثنتا عشرة كل ما نبيعه. رشّح أي فئة حسب الشركة المصنّعة لعرض قطعها.'}</p>
<ul class="cms-brands">
${MANUFACTURER_KEYS.map((key) => `<li><a href="/search.html?query=${key}"><img src="/media/catalog/manufacturer/${key}.png?width=160" alt="" width="160" height="200" loading="lazy"> <span>${OPTION_LABELS[key]?.[language] ?? key}</span></a></li>`).join('\n')}
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
