import type { Queryable } from '../../platform/database/database.ts';
import { STORES } from '../../platform/store-view/stores.ts';
import { insertRows } from './insert.ts';
import type { CmsPageSeed } from './texts/cms-page-seed.ts';
import { cmsPages } from './texts/cms-pages.ts';

/** ISO 3166-2:SA (there is no SA-13). Ids are the platform's, from 1101. */
const SAUDI_REGIONS: readonly (readonly [code: string, en: string, ar: string])[] = [
  ['SA-01', 'Riyadh', 'الرياض'],
  ['SA-02', 'Makkah', 'مكة المكرمة'],
  ['SA-03', 'Madinah', 'المدينة المنورة'],
  ['SA-04', 'Eastern Province', 'المنطقة الشرقية'],
  ['SA-05', 'Qassim', 'القصيم'],
  ['SA-06', "Ha'il", 'حائل'],
  ['SA-07', 'Tabuk', 'تبوك'],
  ['SA-08', 'Northern Borders', 'الحدود الشمالية'],
  ['SA-09', 'Jazan', 'جازان'],
  ['SA-10', 'Najran', 'نجران'],
  ['SA-11', 'Al Bahah', 'الباحة'],
  ['SA-12', 'Al Jawf', 'الجوف'],
  ['SA-14', 'Asir', 'عسير'],
];
const FIRST_REGION_ID = 1101;

/** Store views, the directory of countries, editorial content. */
export async function seedStore(target: Queryable): Promise<void> {
  await insertRows(
    target,
    'store_view',
    STORES.map(({ id, code, name, locale, sortOrder }) => ({ id, code, name, locale, sort_order: sortOrder })),
  );
  await insertRows(target, 'country', [{ id: 'SA', iso3: 'SAU', name_en: 'Saudi Arabia', name_ar: 'المملكة العربية السعودية' }]);
  await insertRows(
    target,
    'region',
    SAUDI_REGIONS.map(([code, name_en, name_ar], index) => ({ id: FIRST_REGION_ID + index, country_id: 'SA', code, name_en, name_ar })),
  );
  const pages = cmsPages();
  await insertRows(
    target,
    'cms_page',
    pages.map(({ identifier, layout }, index) => ({ id: index + 1, identifier, page_layout: layout ?? '1column' })),
  );
  await insertRows(
    target,
    'cms_page_text',
    pages.flatMap((page, index) =>
      storesOf(page).map(({ id: store_id, language }) => ({
        page_id: index + 1,
        store_id,
        title: page.title[language],
        heading: page.heading?.[language] ?? page.title[language],
        content: page.content[language],
        meta_title: page.title[language],
        meta_description: page.summary[language],
      })),
    ),
  );
  await insertRows(
    target,
    'url_rewrite',
    pages.flatMap((page, index) =>
      storesOf(page).flatMap(({ id: store_id }) =>
        [page.identifier, ...(page.paths ?? [])].map((request_path) => ({
          store_id,
          request_path,
          entity_type: 'CMS_PAGE',
          entity_id: index + 1,
          target_path: null,
          redirect_code: 0,
        })),
      ),
    ),
  );
  const blocks = [
    {
      identifier: 'delivery-promise',
      title: { en: 'Delivery', ar: 'التوصيل' },
      content: {
        en: '<p>Delivered within 2 to 4 working days, Sunday to Thursday.</p>',
        ar: '<p>التوصيل خلال يومين إلى أربعة أيام عمل، من الأحد إلى الخميس.</p>',
      },
    },
    {
      identifier: 'checkout-help',
      title: { en: 'Need help?', ar: 'هل تحتاج إلى مساعدة؟' },
      content: {
        en: '<p>Call us on working days from 8:00 to 17:00.</p>',
        ar: '<p>اتصل بنا في أيام العمل من <bdi dir="ltr">8:00</bdi> إلى <bdi dir="ltr">17:00</bdi>.</p>',
      },
    },
  ];
  await insertRows(
    target,
    'cms_block',
    blocks.map(({ identifier }, index) => ({ id: index + 1, identifier })),
  );
  await insertRows(
    target,
    'cms_block_text',
    blocks.flatMap((block, index) =>
      STORES.map(({ id: store_id, language }) => ({
        block_id: index + 1,
        store_id,
        title: block.title[language],
        content: block.content[language],
      })),
    ),
  );
}

function storesOf({ only }: CmsPageSeed): typeof STORES {
  return STORES.filter(({ language }) => only === undefined || language === only);
}
