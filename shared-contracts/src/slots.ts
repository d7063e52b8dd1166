import type { ServiceShape } from './service-shape';

/**
 * The places that a remote can fill, with what each is given. `page` is the main one. A new slot needs a decision record.
 * Each slot may be filled by one remote; an unfilled one shows nothing.
 */
export interface SlotProps {
  page: PageSlotProps;
  'mini-cart': { onClose: () => void };
  'sign-in-dialog': { view: AccountView; onViewChange: (view: AccountView) => void; onClose: () => void };
  'drawer-account': { view: DrawerAccountView; onViewChange: (view: DrawerAccountView | 'MENU') => void; onClose: () => void };
  /** Inside checkout's page, after a guest's order. */
  'create-account-after-order': { email: string; firstName: string; lastName: string };
  /** Below the header's search box while that has the focus. Where it cannot be had, nothing is said: the box searches by itself. */
  'search-suggestions': SearchSuggestionsProps;
}

export type SlotName = keyof SlotProps;
export type AccountView = 'SIGNIN' | 'FORGOT_PASSWORD' | 'ACCOUNT';
export type DrawerAccountView = 'SIGN_IN' | 'CREATE_ACCOUNT' | 'FORGOT_PASSWORD' | 'MY_ACCOUNT';

/**
 * The box is the shell's, and keeps the focus; the list below it is the slot's (ARIA's editable combobox with a list). All functions stay
 * the same while the slot is mounted.
 */
export interface SearchSuggestionsProps {
  /** What stands in the box, as typed. */
  text: string;
  /** The list's id, while it is shown. */
  listId: string;
  /** Says what the list is like now: the box tells assistive technology. */
  onList: (list: SuggestionList) => void;
  /** Gives what answers the keys that are pressed in the box. The shell forgets it, and the list, when the box loses the focus. */
  onKeys: (answer: SuggestionKeys) => void;
  /** Puts another text into the box. */
  onText: (text: string) => void;
}

export interface SuggestionList {
  isShown: boolean;
  /** Id of the marked suggestion. */
  activeId: string | undefined;
}

/**
 * Answers a key without modifiers, by its name in `KeyboardEvent.key`, pressed while the box holds `text`. True: it has been dealt with,
 * and the box does nothing of its own.
 */
export type SuggestionKeys = (key: string, text: string) => boolean;

/** Parameters of a page: what the route's pattern caught, or what the platform's resolver answered (`EntityParams`). */
export type PageParams = Readonly<Record<string, string>>;

/** What the page of an entity of the platform is given. `path` is that of the address, without store prefix. */
export type EntityParams = {
  CATEGORY: { readonly uid: string; readonly urlKey: string; readonly path: string };
  PRODUCT: { readonly uid: string; readonly urlKey: string; readonly path: string };
  CMS_PAGE: { readonly identifier: string; readonly path: string };
};

export interface PageSlotProps {
  params: PageParams;
  /** Seconds since the document was made on the server; undefined for a page that starts in the browser. */
  documentAge: number | undefined;
  report: PageReport;
}

/** What a page tells the shell. */
export interface PageReport {
  /** The page's content is shown. Triggers title, focus, announcement, scroll restoration, the navigation measure. */
  ready(head: PageHead): void;
  head(head: PageHead): void;
  /** What the address names does not exist after all. */
  notFound(): void;
}

export interface PageHead {
  title: string;
  description?: string;
  /** Path with query of the canonical address, without origin and store prefix. */
  canonicalPath?: string;
  /** Paths of the same page in other views, by store code, where they differ. */
  alternatePaths?: Readonly<Record<string, string>>;
  robots?: 'noindex' | 'index';
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** schema.org objects for JSON-LD. Addresses are paths without store prefix; an empty one is the page's own. */
  structuredData?: readonly Record<string, unknown>[];
  /** Address of the picture that paints the largest element, for a preload hint. */
  preloadImage?: { href: string; srcset?: string; sizes?: string };
}

/** What is in a slot, once it was mounted. */
export interface MountedSlot<N extends SlotName = SlotName> {
  /** Gives it other properties; it keeps its state (single-spa's `update`). */
  update(props: SlotProps[N]): void;
  end(): void;
}

export interface SlotService {
  /** Mounts what fills `name` into `element`; nothing where no release does. */
  mount<N extends SlotName>(name: N, element: HTMLElement, props: SlotProps[N]): MountedSlot<N>;
  /** Loads the bundle of a slot that is likely to be opened. */
  prefetch(name: SlotName): void;
  /** Whether a live release fills the slot. Known before its code is loaded. */
  isFilled(name: SlotName): boolean;
}

export const SLOTS_SHAPE: ServiceShape<SlotService, 'isFilled'> = {
  snapshots: {},
  commands: { mount: 'ending', prefetch: 'nothing' },
  // Nothing is mounted in a host at rest.
  plain: () => ({ isFilled: () => false }),
};
