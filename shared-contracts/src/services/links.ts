import type { Snapshot } from '../snapshot';
import type { ServiceShape } from '../service-shape';

/** The menus that releases add links to. */
export const MENUS = [
  'account',
  'account-area',
  'drawer',
  'header',
  'footer-about',
  'footer-help',
  'footer-account',
  'footer-find',
] as const;
export type MenuName = (typeof MENUS)[number];

/** The groups of the account area's navigation. */
export const LINK_GROUPS = ['orders', 'account', 'company'] as const;
export type LinkGroup = (typeof LINK_GROUPS)[number];

/** What a link needs to be shown: somebody signed in, a company account, our extension schema, or a company permission by its id. */
export type LinkNeed = 'customer' | 'company' | 'extensions' | `permission:${string}`;

/** A link of a release, as its description has it. */
export interface LinkDescription {
  menu: MenuName;
  /** A path that the release itself owns. */
  path: string;
  /**
   * The address of the page that it stands behind, whichever release's. Where the menu has none of that page, it stands behind what that
   * one stands behind; where nothing is known of it, by `order`.
   */
  after?: string;
  /** Ascending, among the links that stand behind the same page or behind none. */
  order: number;
  label: { en: string; ar: string };
  needs?: readonly LinkNeed[];
  /** Name of an icon of the shop's set. */
  icon?: string;
  /** The group of the account area that it stands in; the other menus have none. */
  group?: LinkGroup;
}

/** A link as a menu shows it. */
export interface ShopLink {
  path: string;
  label: string;
  icon: string | undefined;
  /** A shell of an earlier contract gives none. */
  group?: LinkGroup;
}

/** The links that the live releases bring. A withdrawn release takes its own along. */
export interface LinkService {
  /** All menus, with the links that whoever is there may see, in order. A menu without links is missing. */
  menus: Snapshot<Readonly<Partial<Record<MenuName, readonly ShopLink[]>>>>;
  /**
   * Whether a live release has a route for an address, in this shop. The platform's own (products, categories, pages of its CMS) are none:
   * nobody but the platform knows them.
   */
  isOwned(to: string): boolean;
}

export const LINKS_SHAPE: ServiceShape<LinkService, 'isOwned'> = {
  snapshots: { menus: () => ({}) },
  commands: {},
  // Nobody has asked the registry: a link that leads nowhere is better than one that is missing.
  plain: () => ({ isOwned: () => true }),
};
