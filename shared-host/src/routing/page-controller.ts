import {
  createSnapshot,
  matchEntity,
  signInPath,
  type CommerceService,
  type ExposedPage,
  type Host,
  type LinkedEntity,
  type PageHead,
  type PageReport,
  type Registry,
  type RouteMatch,
  type ShopLocation,
  type Snapshot,
} from 'shared-contracts';
import { ask, toPageContext } from 'shared-platform';
import { filter, pipe, take, toPromise } from 'wonka';
import { FIRST_PAGE_ID_PREFIX, type DocumentTarget } from '../document-data';
import type { SlotMount } from '../composition/slot-mount';
import type { ModuleLoader } from '../composition/load-module';
import type { ShellNavigation } from '../services/navigation';
import { resolveAnswer, resolveKnown, type Target } from './resolve-target';
import { ResolveURLDocument } from './resolve-url.graphql.ts';
import { scopeHost } from './scoped-host';

/** What the main slot shows, besides what the slot itself says. */
export type PageView = { kind: 'page' } | { kind: 'not-found' } | { kind: 'error' };

export interface PageController {
  view: Snapshot<PageView>;
  /** The route that is shown; undefined while none is known. Its chrome is what it asks for. */
  match: Snapshot<RouteMatch | undefined>;
  /** Shows the page of the document's address; hydrates it where the server rendered it. */
  start(serverRoot: HTMLElement | null): Promise<void>;
  /** Starts loading what a path needs. `entity`: what it leads to, where whoever links it knows that. */
  prefetch(path: string, entity?: LinkedEntity): void;
  /** Loads the code of the page that shows entities of a kind. */
  prepare(type: LinkedEntity['type']): void;
  retry(): void;
}

export interface PageControllerOptions {
  host: Host;
  navigation: ShellNavigation;
  registry: Pick<Registry, 'releases'>;
  loader: ModuleLoader;
  slot: SlotMount<'page'>;
  documentAge: number;
  /** What the document shows: hydrating begins with the same. */
  target: DocumentTarget;
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

export function createPageController(options: PageControllerOptions): PageController {
  const { host, navigation, registry, slot } = options;
  const { target } = options;
  const view = createSnapshot<PageView>({ kind: target.kind === 'not-found' || target.kind === 'error' ? target.kind : 'page' });
  const match = createSnapshot<RouteMatch | undefined>(target.kind === 'page' ? toMatch(registry, target) : undefined);
  /** The location whose address the platform is being asked about: the answer counts while it is this one. */
  let asking: ShopLocation | undefined;
  /** The page that the slot shows, or is about to show. */
  let shown: ShownPage | undefined;
  let last = navigation.state.get().location;
  let isFirst = true;
  /** Where links have said that their paths lead: believed until there is no such thing. */
  const told = new Map<string, RouteMatch>();

  /** A page is at its own address only as long as the shop is not on its way elsewhere: what it says until then is kept. */
  const isAtPage = (page: ShownPage) => shown === page && !asking;

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
      if (!isHere) return;
      const { location } = navigation.state.get();
      // The address may lead elsewhere by now.
      if (told.delete(location.pathname)) void askAndFollow(location, false);
      else fail('not-found', location);
    },
  });

  const show = async (
    found: RouteMatch,
    location: ShopLocation,
    { isFresh = false, hydrate }: { isFresh?: boolean; hydrate?: HTMLElement },
  ) => {
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
      host: scopeHost(host, location.pathname, { isShown: () => shown === page, isAtPage: () => isAtPage(page) }),
      slot: { params: found.params, documentAge: hydrate ? options.documentAge : undefined, report: reportFor(page) },
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
  };

  const fail = (kind: 'not-found' | 'error', location: ShopLocation, isUnreachable = false) => {
    shown = undefined;
    isFirst = false;
    match.set(undefined);
    navigation.setPageLoading(false);
    view.set({ kind });
    void slot.clear();
    options.onNoPage(kind, location, isUnreachable);
  };

  const follow = async (found: Target, location: ShopLocation, isFresh: boolean) => {
    if (found.kind === 'redirect') {
      if (found.to.startsWith('http')) window.location.replace(found.to);
      // As the edge does it: the query goes along, unless the new address has one of its own.
      else navigation.replace(found.to.includes('?') ? found.to : `${found.to}${location.search}`);
    } else if (found.kind === 'error') fail(found.kind, location, found.isUnreachable);
    else if (found.kind !== 'page') fail(found.kind, location);
    else if (found.match.isProtected && host.session.state.get().status === 'guest') {
      navigation.replace(signInPath(location), { state: { from: `${location.pathname}${location.search}` } });
    } else await show(found.match, location, { isFresh });
  };

  const navigate = async () => {
    const { location } = navigation.state.get();
    // Asked for once: whoever shows the page is told.
    const isFresh = navigation.takeFresh();
    // Whatever is under way is of no interest any more, also for who comes back to the page that is shown.
    asking = undefined;
    if (shown?.pathname === location.pathname && !isFresh) {
      navigation.setPageLoading(slot.state.get().status === 'loading');
      return tell(shown);
    }
    const known = resolveKnown(registry, location.pathname, host.hasExtensions) ?? toTarget(told.get(location.pathname));
    if (known) return follow(known, location, isFresh);
    await askAndFollow(location, isFresh);
  };

  /** Asks the platform where an address leads. */
  const askAndFollow = async (location: ShopLocation, isFresh: boolean) => {
    asking = location;
    navigation.setPageLoading(true);
    const found = await resolve(host.commerce, registry, location.pathname);
    if (asking !== location) return;
    asking = undefined;
    await follow(found, location, isFresh);
  };

  const followNavigation = () => {
    const { location } = navigation.state.get();
    if (location === last) return;
    last = location;
    void navigate();
  };

  return {
    view,
    match,
    async start(serverRoot) {
      navigation.state.subscribe(followNavigation);
      const hydrated = match.get();
      if (target.kind === 'page' && target.isServerRendered && serverRoot && hydrated) await show(hydrated, last, { hydrate: serverRoot });
      else if (target.kind === 'not-found' || target.kind === 'error') isFirst = false;
      else {
        last = navigation.state.get().location;
        return navigate();
      }
      // Somebody may have gone back before the first page stood there.
      followNavigation();
    },
    prefetch(path, entity) {
      const { pathname } = new URL(path, 'https://shop.invalid');
      const match = entity && matchEntity(registry, entity.type, { uid: entity.uid, urlKey: entity.urlKey, path: pathname });
      if (match) told.set(pathname, match);
      void prefetch(options, path, match).catch(() => undefined);
    },
    prepare(type) {
      const match = matchEntity(registry, type, {});
      // What fails here is loaded again, and told, when such a page is opened.
      if (match)
        void options.loader
          .load(match.remote, match.module)
          .then((module) => preload(host, module))
          .catch(() => undefined);
    },
    retry() {
      if (view.get().kind === 'error') {
        view.set({ kind: 'page' });
        void navigate();
      } else void slot.retry().then(() => asking || navigation.setPageLoading(false));
    },
  };
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

/** The document names the page; what its route asks for is in the registry. */
function toMatch(registry: Pick<Registry, 'releases'>, { remote, module, params }: Extract<DocumentTarget, { kind: 'page' }>): RouteMatch {
  const route = registry.releases[remote]?.description.routes.find((candidate) => candidate.module === module);
  return { remote, module, params, isProtected: false, needsExtensions: false, chrome: route?.chrome, services: route?.services };
}

/** What fails here is tried again, and reported, when the page is opened. */
async function prefetch({ host, registry, loader }: PageControllerOptions, path: string, told: RouteMatch | undefined): Promise<void> {
  const { pathname, search } = new URL(path, 'https://shop.invalid');
  const target =
    resolveKnown(registry, pathname, host.hasExtensions) ?? toTarget(told) ?? (await resolve(host.commerce, registry, pathname));
  if (target.kind !== 'page' || target.match.isProtected) return;
  const module = await loader.load(target.match.remote, target.match.module);
  preload(host, module);
  await loadData(host, module, target.match, { pathname, search }, { isFresh: false, mayBegin: false });
}

/** What a page's first mount needs comes beside its data. What fails here is loaded again, and told, by the mount. */
function preload(host: Host, module: unknown): void {
  void (module as ExposedPage).preload?.(host).catch(() => undefined);
}

const toTarget = (match: RouteMatch | undefined): Target | undefined => match && { kind: 'page', match };

async function resolve(commerce: CommerceService, registry: Pick<Registry, 'releases'>, pathname: string): Promise<Target> {
  const { data, error } = await commerce.query(ResolveURLDocument, { url: pathname });
  if (error && !data?.route) return { kind: 'error', isUnreachable: error.isNetworkError && error.status === undefined };
  return resolveAnswer(registry, pathname, data?.route);
}

/** Has the data of a page's operations in the cache before it is mounted: it is shown whole, unless it can begin with what it has. */
async function loadData(
  host: Host,
  module: unknown,
  match: RouteMatch,
  location: Pick<ShopLocation, 'search' | 'pathname'>,
  { isFresh, mayBegin }: { isFresh: boolean; mayBegin: boolean },
): Promise<void> {
  const { operations, begins } = module as ExposedPage;
  if (!operations) return;
  const bindings = host.commerce.bindings.get();
  const context = toPageContext(host, match.params, location.search);
  const isBegun = mayBegin && !isFresh && begins?.(context, host) !== undefined;
  const wanted = Object.values(operations(context));
  const asked = wanted.filter(({ audience }) => audience !== 'customer' || bindings.isCustomer);
  await Promise.all(
    asked.map((operation) => {
      const answer = firstAnswer(ask(bindings, operation, isFresh ? 'network-only' : undefined));
      return operation.required && !isBegun ? answer : undefined;
    }),
  );
}

/** The first answer, be it one of an earlier visit. */
function firstAnswer(answers: ReturnType<typeof ask>): Promise<unknown> {
  return pipe(
    answers,
    filter(({ data, stale }) => !stale || data !== undefined),
    take(1),
    toPromise,
  );
}
