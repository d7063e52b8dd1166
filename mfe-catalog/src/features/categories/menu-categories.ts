/** What a category of a menu is known by; every query of them has these. */
interface MenuCategory {
  name?: string | null;
  url_path?: string | null;
  url_suffix?: string | null;
  position?: number | null;
  include_in_menu?: number | null;
}

/** Categories that menus show, in their order. */
export function inMenu<One extends MenuCategory>(children: readonly (One | null)[] | null | undefined): One[] {
  return (children ?? [])
    .flatMap((child) => (child?.name && child.url_path && child.include_in_menu !== 0 ? [child] : []))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}

/** Path of a category's page, without store prefix. */
export const pathOf = ({ url_path: path, url_suffix: suffix }: Pick<MenuCategory, 'url_path' | 'url_suffix'>) =>
  `/${path ?? ''}${suffix ?? ''}`;
