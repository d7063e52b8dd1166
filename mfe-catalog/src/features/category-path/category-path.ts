import type { Breadcrumb } from 'shared-ui';

/** A category on the way to a page. */
export interface CategoryCrumb {
  label: string;
  path: string;
  /** A heading of the menu without a page that anything links to. */
  isHeading: boolean;
}

interface PlatformCategory {
  name: string | null;
  level: number | null;
  url_path: string | null;
  include_in_menu?: number | null;
  breadcrumbs: readonly ({ category_name: string | null; category_level: number | null; category_url_path: string | null } | null)[] | null;
}

/** The specification's "Housing": a heading without a link, in every language. */
const HEADING_PATH = 'housing';

/** The way to a product: through its deepest category that the menu shows. */
export function toCategoryPath(categories: readonly (PlatformCategory | null)[] | null | undefined, suffix: string): CategoryCrumb[] {
  const candidates = (categories ?? []).flatMap((category) => (category?.url_path ? [category] : []));
  const shown = candidates.filter((category) => category.include_in_menu !== 0);
  const [deepest] = (shown.length > 0 ? shown : candidates).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  return deepest ? [...toAncestors(deepest, suffix), toCrumb(deepest.name, deepest.url_path, suffix)] : [];
}

/** The categories above one, topmost first. */
export function toAncestors({ breadcrumbs }: Pick<PlatformCategory, 'breadcrumbs'>, suffix: string): CategoryCrumb[] {
  const crumbs = (breadcrumbs ?? []).flatMap((crumb) => (crumb ? [crumb] : []));
  return crumbs
    .sort((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
    .map((crumb) => toCrumb(crumb.category_name, crumb.category_url_path, suffix));
}

/** As breadcrumbs: a heading has no link. */
export function withoutHeadings(crumbs: readonly CategoryCrumb[]): Breadcrumb[] {
  return crumbs.map(({ label, path, isHeading }) => (isHeading ? { label } : { label, to: path }));
}

function toCrumb(name: string | null, path: string | null, suffix: string): CategoryCrumb {
  return { label: name ?? '', path: `/${path ?? ''}${suffix}`, isHeading: path === HEADING_PATH };
}
