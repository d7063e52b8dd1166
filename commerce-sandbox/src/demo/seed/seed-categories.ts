import type { Queryable } from '../../platform/database/database.ts';
import { STORES } from '../../platform/store-view/stores.ts';
import { text, type Text } from '../../platform/values/text.ts';
import { CATEGORIES, FIRST_CATEGORY_ID, MENU_ROOT_ID, type CategorySeed } from './categories.ts';
import { insertRows } from './insert.ts';

/** A category with its place in the tree. */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number;
  readonly level: number;
  readonly position: number;
  readonly idPath: string;
  readonly seed: CategorySeed;
  readonly urlPath: Text;
  readonly ancestors: readonly number[];
}

export function placeCategories(): readonly PlacedCategory[] {
  const placed: PlacedCategory[] = [];
  const place = (
    seeds: readonly CategorySeed[],
    parent: { id: number; level: number; idPath: string; urlPath: Text | undefined; ancestors: readonly number[] },
  ): void => {
    seeds.forEach((seed, index) => {
      const id = FIRST_CATEGORY_ID + placed.length;
      const urlPath = text(
        parent.urlPath === undefined ? seed.key : `${parent.urlPath.en}/${seed.key}`,
        parent.urlPath === undefined ? (seed.keyArabic ?? seed.key) : `${parent.urlPath.ar}/${seed.keyArabic ?? seed.key}`,
      );
      const idPath = `${parent.idPath}/${id}`;
      placed.push({
        id,
        parentId: parent.id,
        level: parent.level + 1,
        position: index + 1,
        idPath,
        seed,
        urlPath,
        ancestors: parent.ancestors,
      });
      place(seed.children ?? [], { id, level: parent.level + 1, idPath, urlPath, ancestors: [...parent.ancestors, id] });
    });
  };
  place(CATEGORIES, { id: MENU_ROOT_ID, level: 1, idPath: '1/2', urlPath: undefined, ancestors: [] });
  return placed;
}

export async function insertCategories(target: Queryable, categories: readonly PlacedCategory[]): Promise<void> {
  const roots = [
    { id: 1, parent_id: null, level: 0, position: 0, path: '1', include_in_menu: true, image: null, picture_sku: null },
    { id: MENU_ROOT_ID, parent_id: 1, level: 1, position: 1, path: '1/2', include_in_menu: true, image: null, picture_sku: null },
  ];
  await insertRows(target, 'category', [
    ...roots,
    ...categories.map(({ id, parentId, level, position, idPath, seed, urlPath }) => ({
      id,
      parent_id: parentId,
      level,
      position,
      path: idPath,
      include_in_menu: seed.inMenu !== false,
      image: `/${urlPath.en.replaceAll('/', '-')}.png`,
      picture_sku: seed.picture ?? null,
    })),
  ]);
  const root = text('Default Category', 'الفئة الافتراضية');
  await insertRows(
    target,
    'category_text',
    STORES.flatMap(({ id: store_id, language }) => [
      {
        category_id: MENU_ROOT_ID,
        store_id,
        name: root[language],
        description: '',
        url_key: '',
        url_path: '',
        meta_title: root[language],
        meta_description: '',
      },
      ...categories.map(({ id, seed, urlPath }) => {
        const name = seed.name[language];
        const description =
          language === 'en'
            ? `<p>${name} to international standards, with drawings, dimensions and prices for every size. Order by 14:00 for dispatch on the same working day.</p>`
            : `<p>${name} وفق المواصفات العالمية، مع الرسومات والأبعاد والأسعار لكل مقاس. اطلب قبل الساعة <bdi dir="ltr">14:00</bdi> ليُشحن طلبك في يوم العمل نفسه.</p>`;
        return {
          category_id: id,
          store_id,
          name,
          description,
          url_key: language === 'ar' ? (seed.keyArabic ?? seed.key) : seed.key,
          url_path: urlPath[language],
          meta_title: name,
          meta_description: description.replaceAll(/<[^>]+>/g, ''),
        };
      }),
    ]),
  );
}
