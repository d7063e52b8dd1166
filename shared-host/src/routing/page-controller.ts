import {
  matchEntity,
  signInPath,
  type LinkedEntity,
  type Registry,
  type RouteMatch,
  type ShopLocation,
  type Snapshot,
} from 'shared-contracts';
import type { ModuleLoader } from '../composition/load-module';
import type { DocumentTarget } from '../document-data';
import { loadData, preload } from './page-data';
import { createPageStage, type PageStageOptions, type PageView } from './page-stage';
import { resolveAnswer, resolveKnown, type Target } from './resolve-target';
import { ResolveURLDocument } from './resolve-url.graphql.ts';

export type { PageView };

export interface PageController {
  view: Snapshot<PageView>;
  /** The route that is shown; undefined while none is known. Its chrome is what it asks for. */
  match: Snapshot<RouteMatch | undefined>;
  /** Shows the page of the document's address; hydrates it where the server rendered it. `isPersonal`: for whoever is signed in. */
  start(serverRoot: HTMLElement | null, options?: { isPersonal: boolean }): Promise<void>;
  /** Starts loading what a path needs. `entity`: what it leads to, where whoever links it knows that. */
  prefetch(path: string, entity?: LinkedEntity): void;
  /** Loads the code of the page that shows entities of a kind. */
  prepare(type: LinkedEntity['type']): void;
  retry(): void;
}

export interface PageControllerOptions extends PageStageOptions {
  registry: Pick<Registry, 'releases'>;
  loader: ModuleLoader;
  /** What the document shows: hydrating begins with the same. */
  target: DocumentTarget;
}

export function createPageController(options: PageControllerOptions): PageController {
  const { host, navigation, registry, slot, target } = options;
  const targets = createTargets(options);
  /** The location whose address the platform is being asked about: the answer counts while it is this one. */
  let asking: ShopLocation | undefined;
  let last = navigation.state.get().location;

  const stage = createPageStage(options, {
    view: { kind: target.kind === 'not-found' || target.kind === 'error' ? target.kind : 'page' },
    match: target.kind === 'page' ? toMatch(registry, target) : undefined,
    isOnItsWay: () => asking !== undefined,
    onMissing(location) {
      // The address may lead elsewhere by now.
      if (targets.forget(location.pathname)) void askAndFollow(location, false);
      else stage.fail('not-found', location);
    },
  });

  const follow = async (found: Target, location: ShopLocation, isFresh: boolean) => {
    if (found.kind === 'redirect') {
      if (found.to.startsWith('http')) window.location.replace(found.to);
      // As the edge does it: the query goes along, unless the new address has one of its own.
      else navigation.replace(found.to.includes('?') ? found.to : `${found.to}${location.search}`);
    } else if (found.kind === 'error') stage.fail(found.kind, location, found.isUnreachable);
    else if (found.kind !== 'page') stage.fail(found.kind, location);
    else if (found.match.isProtected && host.session.state.get().status === 'guest') {
      navigation.replace(signInPath(location), { state: { from: `${location.pathname}${location.search}` } });
    } else await stage.show(found.match, location, { isFresh });
  };

  const navigate = async () => {
    const { location } = navigation.state.get();
    // Asked for once: whoever shows the page is told.
    const isFresh = navigation.takeFresh();
    // Whatever is under way is of no interest any more, also for who comes back to the page that is shown.
    asking = undefined;
    if (stage.pathname() === location.pathname && !isFresh) {
      navigation.setPageLoading(slot.state.get().status === 'loading');
      return stage.tell();
    }
    const known = targets.known(location.pathname);
    if (known) return follow(known, location, isFresh);
    await askAndFollow(location, isFresh);
  };

  /** Asks the platform where an address leads. */
  const askAndFollow = async (location: ShopLocation, isFresh: boolean) => {
    asking = location;
    navigation.setPageLoading(true);
    const found = await targets.ask(location.pathname);
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
    view: stage.view,
    match: stage.match,
    async start(serverRoot, { isPersonal } = { isPersonal: false }) {
      navigation.state.subscribe(followNavigation);
      const hydrated = stage.match.get();
      if (target.kind === 'page' && (target.isServerRendered || isPersonal) && serverRoot && hydrated)
        await stage.show(hydrated, last, { hydrate: serverRoot, isPersonal });
      else if (target.kind !== 'not-found' && target.kind !== 'error') {
        last = navigation.state.get().location;
        return navigate();
      }
      // Somebody may have gone back before the first page stood there.
      followNavigation();
    },
    prefetch(path, entity) {
      const url = new URL(path, 'https://shop.invalid');
      if (entity) targets.learn(url.pathname, entity);
      void prefetch(options, targets, url).catch(() => undefined);
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
      if (stage.view.get().kind === 'error') {
        stage.expect();
        void navigate();
      } else void slot.retry().then(() => asking || navigation.setPageLoading(false));
    },
  };
}

/** The document names the page; what its route asks for is in the registry. */
function toMatch(registry: Pick<Registry, 'releases'>, { remote, module, params }: Extract<DocumentTarget, { kind: 'page' }>): RouteMatch {
  const route = registry.releases[remote]?.description.routes.find((candidate) => candidate.module === module);
  return { remote, module, params, isProtected: false, needsExtensions: false, chrome: route?.chrome, services: route?.services };
}

/** Where paths lead: by the routes of the releases, by what links have said, and by what the platform answers. */
function createTargets({ host, registry }: Pick<PageControllerOptions, 'host' | 'registry'>) {
  /** Where links have said that their paths lead: believed until there is no such thing. */
  const told = new Map<string, RouteMatch>();

  const known = (pathname: string): Target | undefined => {
    const match = told.get(pathname);
    return resolveKnown(registry, pathname, host.hasExtensions) ?? (match && { kind: 'page', match });
  };

  const ask = async (pathname: string): Promise<Target> => {
    const { data, error } = await host.commerce.query(ResolveURLDocument, { url: pathname });
    if (error && !data?.route) return { kind: 'error', isUnreachable: error.isNetworkError && error.status === undefined };
    return resolveAnswer(registry, pathname, data?.route);
  };

  return {
    known,
    ask,
    learn(pathname: string, { type, uid, urlKey }: LinkedEntity) {
      const match = matchEntity(registry, type, { uid, urlKey, path: pathname });
      if (match) told.set(pathname, match);
    },
    /** Whether anything had been said of the path. */
    forget: (pathname: string) => told.delete(pathname),
  };
}

/** What fails here is tried again, and reported, when the page is opened. */
async function prefetch({ host, loader }: PageControllerOptions, targets: Targets, { pathname, search }: URL): Promise<void> {
  const target = targets.known(pathname) ?? (await targets.ask(pathname));
  if (target.kind !== 'page' || target.match.isProtected) return;
  const module = await loader.load(target.match.remote, target.match.module);
  preload(host, module);
  await loadData(host, module, target.match, { pathname, search }, { isFresh: false, mayBegin: false });
}

type Targets = ReturnType<typeof createTargets>;
