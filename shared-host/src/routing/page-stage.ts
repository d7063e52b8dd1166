import {
  createSnapshot,
  type Host,
  type PageHead,
  type PageReport,
  type RouteMatch,
  type ShopLocation,
  type Snapshot,
} from 'shared-contracts';
import type { SlotMount } from '../composition/slot-mount';
import { FIRST_PAGE_ID_PREFIX } from '../document-data';
import type { ShellNavigation } from '../services/navigation';
import { loadData, preload } from './page-data';
import { knownHost, scopeHost } from './scoped-host';

/** What the main slot shows, besides what the slot itself says. */
export type PageView = { kind: 'page' } | { kind: 'not-found' } | { kind: 'error' };

/** The page in the main slot, and whom its reports reach. */
export interface PageStage {
  view: Snapshot<PageView>;
  /** The route that is shown; undefined while none is known. */
  match: Snapshot<RouteMatch | undefined>;
  /** `hydrate`: the server's markup of the page. `isPersonal`: it was made for the customer who is signed in. */
  show(
    found: RouteMatch,
    location: ShopLocation,
    options: { isFresh?: boolean; hydrate?: HTMLElement; isPersonal?: boolean },
  ): Promise<void>;
  /** Shows that there is no page. `isUnreachable`: because nobody answered, whatever the browser thinks of its connection. */
  fail(kind: 'not-found' | 'error', location: ShopLocation, isUnreachable?: boolean): void;
  /** Shows that a page is on its way where there was none. */
  expect(): void;
  /** The pathname of the page that is shown, or is about to be. */
  pathname(): string | undefined;
  /** Tells what the page has reported while the shop was on its way elsewhere. */
  tell(): void;
}

export interface PageStageOptions {
  host: Host;
  navigation: ShellNavigation;
  slot: SlotMount<'page'>;
  documentAge: number;
  /** Called once a page is shown. */
  onReady: (head: PageHead, location: ShopLocation, isFirst: boolean) => void;
  onHead: (head: PageHead, location: ShopLocation) => void;
  /**
   * Called when there is no page to show: title, canonical address and robots are no longer those of the page before. `isUnreachable`:
   * because nobody answered, whatever the browser thinks of its connection.
   */
  onNoPage: (kind: 'not-found' | 'error', location: ShopLocation, isUnreachable: boolean) => void;
  /** Begins a provided service that a page lives on, while the page's own code is loading. */
  onService?: ((name: string) => void) | undefined;
}

interface StageStart {
  view: PageView;
  match: RouteMatch | undefined;
  /** Whether the shop is on its way to an address whose page it does not know yet. */
  isOnItsWay: () => boolean;
  /** Called when the page says that there is no such thing, at the location that it is at. */
  onMissing: (location: ShopLocation) => void;
}

/** A page, from when its code is asked for until another takes its place. */
interface ShownPage {
  pathname: string;
  isFirst: boolean;
  /** Whether it was said to be ready. */
  isReady: boolean;
  /** The head that it has reported and that is not told yet. */
  head: PageHead | undefined;
}

export function createPageStage(options: PageStageOptions, { isOnItsWay, onMissing, ...start }: StageStart): PageStage {
  const { host, navigation, slot } = options;
  const view = createSnapshot<PageView>(start.view);
  const match = createSnapshot<RouteMatch | undefined>(start.match);
  let shown: ShownPage | undefined;
  let isFirst = start.view.kind === 'page';

  /** A page is at its own address only as long as the shop is not on its way elsewhere: what it says until then is kept. */
  const isAtPage = (page: ShownPage) => shown === page && !isOnItsWay();

  const tell = (page: ShownPage) => {
    const { head } = page;
    if (!head || !isAtPage(page)) return;
    page.head = undefined;
    const { location } = navigation.state.get();
    if (page.isReady) options.onHead(head, location);
    else options.onReady(head, location, page.isFirst);
    page.isReady = true;
  };

  const report =
    (page: ShownPage, { isAnew }: { isAnew: boolean }) =>
    (head: PageHead) => {
      if (isAnew) page.isReady = false;
      page.head = head;
      tell(page);
    };

  const reportFor = (page: ShownPage): PageReport => ({
    ready: report(page, { isAnew: true }),
    head: report(page, { isAnew: false }),
    notFound() {
      const isHere = isAtPage(page);
      // Whoever comes back to its address is led there anew.
      if (shown === page) shown = undefined;
      if (isHere) onMissing(navigation.state.get().location);
    },
  });

  return {
    view,
    match,
    async show(found, location, { isFresh = false, hydrate, isPersonal = false }) {
      const page: ShownPage = { pathname: location.pathname, isFirst, isReady: false, head: undefined };
      shown = page;
      isFirst = false;
      match.set(found);
      view.set({ kind: 'page' });
      navigation.setPageLoading(!hydrate);
      for (const name of found.services ?? []) options.onService?.(name);
      await slot.show({
        remote: found.remote,
        module: found.module,
        host: scopeHost(isPersonal ? knownHost(host) : host, location.pathname, {
          isShown: () => shown === page,
          isAtPage: () => isAtPage(page),
        }),
        slot: { params: found.params, documentAge: hydrate && !isPersonal ? options.documentAge : undefined, report: reportFor(page) },
        ...(hydrate
          ? { hydrate, identifierPrefix: FIRST_PAGE_ID_PREFIX }
          : {
              onLoaded: (module) => {
                preload(host, module);
                return loadData(host, module, found, location, { isFresh, mayBegin: navigation.lastAction() !== 'pop' });
              },
            }),
      });
      if (isAtPage(page)) navigation.setPageLoading(false);
    },
    fail(kind, location, isUnreachable = false) {
      shown = undefined;
      isFirst = false;
      match.set(undefined);
      navigation.setPageLoading(false);
      view.set({ kind });
      void slot.clear();
      options.onNoPage(kind, location, isUnreachable);
    },
    expect: () => view.set({ kind: 'page' }),
    pathname: () => shown?.pathname,
    tell: () => shown && tell(shown),
  };
}
