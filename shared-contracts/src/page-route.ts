import type { EntityType, ReleaseRoute } from './release';
import type { LinkGroup, LinkNeed, MenuName } from './services/links';
import type { SlotName } from './slots';

/** An entry of menus that leads to a page. */
export interface PageMenuEntry {
  in: readonly MenuName[];
  /** Id of a message of the package. */
  label: string;
  /** Address of the page that it stands behind, whichever release's. Where a menu has none of it, behind what that one stands behind. */
  after?: string;
  needs?: readonly LinkNeed[];
  /** Beside `needs`, one of these. */
  either?: readonly LinkNeed[];
  /** Name of an icon of the shop's set. */
  icon?: string;
  /** The group of the account area that it stands in. */
  group?: LinkGroup;
}

type RouteFacts = Omit<ReleaseRoute, 'path' | 'module'>;

/** Where a page is: what `x.route.ts` beside `x-page.tsx` exports by default. The build makes the release's description from it. */
export interface PageRoute extends RouteFacts {
  /** Its addresses, the one that menus lead to first; one that differs from the others says in what. */
  paths?: readonly (string | ({ path: string } & RouteFacts))[];
  /** The platform's entity that it shows. */
  entity?: EntityType;
  /**
   * Whether the server renders it. `personal`: only for whoever is signed in, as it does all protected pages; for guests, who may open it
   * too, the browser makes it.
   */
  serverRendered?: true | 'personal';
  /** The query parameters that its documents depend on (`ReleaseDescription.query`). */
  query?: readonly string[];
  menus?: readonly PageMenuEntry[];
}

/** What a release is beside its pages and services: what `release.config.ts` exports by default. */
export interface ReleaseConfig {
  name: string;
  /** The oldest contract that it works with, as a caret: `^2.0.0`. That of its build, where it says none. */
  contract?: string;
  /** The team that answers for it. */
  team: string;
  /** The slots that it fills, with the exposed module for each. */
  slots?: Partial<Record<Exclude<SlotName, 'page'>, string>>;
  /**
   * Folders whose subfolders declare one thing each, with the file that does, from the release's own folder:
   * `{ 'src/methods': 'method.ts' }`. The build lists what they export by default in `src/generated/methods.ts`.
   */
  collects?: Readonly<Record<string, string>>;
  /** Exposed modules that are no pages, with their files. */
  exposes?: Readonly<Record<string, string>>;
}
