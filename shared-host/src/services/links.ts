import {
  createSnapshot,
  matchRoute,
  may,
  type LinkDescription,
  type LinkNeed,
  type LinkService,
  type MenuName,
  type Registry,
  type SessionState,
  type ShopLink,
  type Snapshot,
} from 'shared-contracts';

export interface LinksOptions {
  registry: Pick<Registry, 'releases'>;
  session: Snapshot<SessionState>;
  language: 'en' | 'ar';
  hasExtensions: boolean;
}

type Menus = ReturnType<LinkService['menus']['get']>;

/** The menus' links, out of the descriptions of the live releases; they follow who is signed in. */
export function createLinks({ registry, session, language, hasExtensions }: LinksOptions): LinkService {
  const all = inOrder(Object.values(registry.releases).flatMap(({ description }) => description.links));
  // Which of them somebody has is said by who it is: those that are there before would move when the others come.
  const isComing = ({ menu }: LinkDescription, state: SessionState) =>
    menu === 'account-area' && state.status === 'customer' && state.customer === undefined && state.failure === undefined;
  const collect = (state: SessionState) =>
    toMenus(
      all.filter((link) => isMet(link, state, hasExtensions) && !isComing(link, state)),
      language,
    );
  const menus = createSnapshot<Menus>(collect(session.initial()));
  let key = JSON.stringify(menus.get());
  const update = () => {
    const next = collect(session.get());
    const nextKey = JSON.stringify(next);
    if (nextKey !== key) menus.set(next);
    key = nextKey;
  };
  session.subscribe(update);
  update();
  return {
    menus,
    isOwned(to) {
      const route = matchRoute(registry, to.split(/[?#]/)[0] ?? '');
      return route !== undefined && (hasExtensions || !route.needsExtensions);
    },
  };
}

function toMenus(links: readonly LinkDescription[], language: 'en' | 'ar'): Menus {
  const menus: Partial<Record<MenuName, ShopLink[]>> = {};
  for (const { menu, path, label, icon, group } of links) {
    const list = (menus[menu] ??= []);
    // A page that may be opened for either of two reasons is described with two links, one for each.
    if (!list.some((link) => link.path === path)) list.push({ path, label: label[language], icon, ...(group ? { group } : {}) });
  }
  return menus;
}

/**
 * One order for all menus, which have pages in common: each page behind the one that its link names (`after`). What names a page that no
 * release has, or stands in a circle, comes by its number.
 */
function inOrder(links: readonly LinkDescription[]): LinkDescription[] {
  const waiting = new Set([...links].sort((a, b) => a.order - b.order));
  const paths = new Set(links.map(({ path }) => path));
  const ordered: LinkDescription[] = [];
  const take = (isNext: (link: LinkDescription) => boolean) => {
    for (const link of waiting) {
      if (!isNext(link)) continue;
      waiting.delete(link);
      ordered.push(link);
      take(({ path }) => path === link.path);
      take(({ after }) => after === link.path);
    }
  };
  take(({ after }) => after === undefined || !paths.has(after));
  take(() => true);
  return ordered;
}

/** Exported for its test. A need that this shell does not know is not met. */
export function isMet({ needs = [] }: Pick<LinkDescription, 'needs'>, session: SessionState, hasExtensions: boolean): boolean {
  const customer = session.status === 'customer' ? session.customer : undefined;
  const meets = (need: LinkNeed) => {
    if (need === 'customer') return session.status === 'customer';
    if (need === 'extensions') return hasExtensions;
    if (need === 'company') return customer?.isCompanyAccount ?? false;
    return need.startsWith('permission:') && may(session, need.slice('permission:'.length)) === true;
  };
  return needs.every(meets);
}
