import type { Queryable } from '../../platform/database/database.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import type { CatalogIndex } from '../search/index-shape.ts';

/** A category as one store view shows it. */
export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: number;
  readonly position: number;
  /** Ids from the platform's root, joined by slashes. */
  readonly path: string;
  readonly includeInMenu: boolean;
  readonly image: string | null;
  readonly name: string;
  readonly description: string;
  readonly urlKey: string;
  readonly urlPath: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** All descendants, as the platform counts them. */
  readonly childrenCount: number;
  readonly productCount: number;
}

/** The whole tree of a store view: it is small, so one statement reads it. */
export interface CategoryTree {
  readonly byId: ReadonlyMap<number, Category>;
  readonly children: ReadonlyMap<number, readonly Category[]>;
}

export interface CategoryLoaders {
  tree(): Promise<CategoryTree>;
}

/** Trees of the catalogue's present version: a new version has a new index, and the trees of the old one go with it. */
const trees = new WeakMap<CatalogIndex, Map<number, Promise<CategoryTree>>>();

export function categoryLoaders(database: Queryable, store: StoreView, index: () => Promise<CatalogIndex>): CategoryLoaders {
  return {
    tree: async () => {
      const current = await index();
      const known = trees.get(current) ?? new Map<number, Promise<CategoryTree>>();
      trees.set(current, known);
      const tree = known.get(store.id) ?? loadTree(database, store, current);
      known.set(store.id, tree);
      tree.catch(() => known.delete(store.id));
      return tree;
    },
  };
}

async function loadTree(database: Queryable, store: StoreView, index: CatalogIndex): Promise<CategoryTree> {
  const rows = await database.query<Omit<Category, 'productCount'>>(
    `select c.id, c.parent_id as "parentId", c.level, c.position, c.path, c.include_in_menu as "includeInMenu", c.image, t.name, t.description, t.url_key as "urlKey", t.url_path as "urlPath",
       t.meta_title as "metaTitle", t.meta_description as "metaDescription", coalesce(d.number, 0)::int as "childrenCount"
     from category c
     join category_text t on t.category_id = c.id and t.store_id = $1
     left join (select a.id, count(*) as number from category a join category b on b.path like a.path || '/%' group by a.id) d on d.id = c.id
     order by c.level, c.position`,
    [store.id],
  );
  const categories = rows.map((row) => ({
    ...row,
    productCount: index.categories[index.categoryPlace.get(row.id) ?? -1]?.members.length ?? 0,
  }));
  const children = new Map<number, Category[]>();
  for (const category of categories) {
    if (category.parentId !== null) children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  return { byId: new Map(categories.map((category) => [category.id, category])), children };
}
