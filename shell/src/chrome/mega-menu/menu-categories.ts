/** A category as the menus show it. */
export interface MenuCategory {
  uid: string;
  name: string;
  /** Path of its page; undefined for Housing, which is a heading without a link. */
  path: string | undefined;
  urlPath: string;
  /** Address of its picture; of families only. */
  image: string | undefined;
  /** How many products it has; of families only. */
  count: number | undefined;
  children: readonly MenuCategory[];
}

/** What the platform gives of a category. */
export interface PlatformCategory {
  uid: string;
  name?: string | null;
  url_key?: string | null;
  url_path?: string | null;
  url_suffix?: string | null;
  position?: number | null;
  include_in_menu?: number | null;
  image?: string | null;
  product_count?: number | null;
  children?: readonly (PlatformCategory | null)[] | null;
}

const HEADING_URL_KEY = 'housing';

/** Categories for the menus: only those with `include_in_menu`, by position. */
export function toMenuCategories(categories: readonly (PlatformCategory | null)[] | null | undefined): MenuCategory[] {
  return (categories ?? [])
    .flatMap((category) => (category?.include_in_menu ? [category] : []))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((category) => ({
      uid: category.uid,
      name: category.name ?? '',
      urlPath: category.url_path ?? '',
      image: category.image ?? undefined,
      count: category.product_count ?? undefined,
      path: category.url_key === HEADING_URL_KEY ? undefined : `/${category.url_path ?? ''}${category.url_suffix ?? ''}`,
      children: toMenuCategories(category.children),
    }));
}

/** The top category that a path lies in. */
export function findActive(categories: readonly MenuCategory[], pathname: string): MenuCategory | undefined {
  const path = pathname.replace(/^\//, '').replace(/\.[a-z]+$/, '');
  return categories.find(({ urlPath }) => urlPath !== '' && (path === urlPath || path.startsWith(`${urlPath}/`)));
}
