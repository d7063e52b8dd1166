import DataLoader from 'dataloader';
import type { Queryable } from '../database/database.ts';
import type { StoreView } from '../store/stores.ts';

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

export function categoryLoaders(database: Queryable, store: StoreView): CategoryLoaders {
  const loader = new DataLoader<'tree', CategoryTree>(async (keys) => {
    const tree = await loadTree(database, store);
    return keys.map(() => tree);
  });
  return { tree: () => loader.load('tree') };
}

async function loadTree(database: Queryable, store: StoreView): Promise<CategoryTree> {
  const categories = await database.query<Category>(
    `select c.id, c.parent_id as "parentId", c.level, c.position, c.path, c.include_in_menu as "includeInMenu", c.image, t.name, t.description, t.url_key as "urlKey", t.url_path as "urlPath",
       t.meta_title as "metaTitle", t.meta_description as "metaDescription", coalesce(d.number, 0)::int as "childrenCount", coalesce(n.number, 0)::int as "productCount"
     from category c
     join category_text t on t.category_id = c.id and t.store_id = $1
     left join (select a.id, count(*) as number from category a join category b on b.path like a.path || '/%' group by a.id) d on d.id = c.id
     left join (select i.category_id, count(*) as number from category_index i join product p on p.id = i.product_id and p.visible group by i.category_id) n on n.category_id = c.id
     order by c.level, c.position`,
    [store.id],
  );
  const children = new Map<number, Category[]>();
  for (const category of categories) {
    if (category.parentId !== null) children.set(category.parentId, [...(children.get(category.parentId) ?? []), category]);
  }
  return { byId: new Map(categories.map((category) => [category.id, category])), children };
}
