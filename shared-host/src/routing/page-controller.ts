import {
  createSnapshot,
  type CommerceService,
  type ExposedPage,
  type Host,
  type PageHead,
  type Registry,
  type RouteMatch,
  type ShopLocation,
  type Snapshot,
} from 'shared-contracts';
import { toPageContext } from 'shared-platform';
import type { Client, RequestPolicy } from '@urql/core';
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
  /** Shows the page of the document's address; hydrates it where the server rendered it. */
  start(serverRoot: HTMLElement | null): Promise<void>;
  /** Starts loading what a path needs. */
  prefetch(path: string): void;
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
}

export function createPageController(options: PageControllerOptions): PageController {
  const { host, navigation, registry, loader, slot } = options;
  const view = createSnapshot<PageView>({
    kind: options.target.kind === 'not-found' || options.target.kind === 'error' ? options.target.kind : 'page',
  });
  let shown: { pathname: string } | undefined;
  let turn = 0;
  let isFirst = true;

  const show = async (match: RouteMatch, location: ShopLocation, hydrate?: HTMLElement) => {
    const mine = turn;
    const wasFirst = isFirst;
    const isFresh = navigation.takeFresh();
    shown = { pathname: location.pathname };
    view.set({ kind: 'page' });
    navigation.setPageLoading(!hydrate);
    const report = {
      ready: (head: PageHead) => {
        if (mine === turn) options.onReady(head, location, wasFirst);
      },
      head: (head: PageHead) => {
        if (mine === turn) options.onHead(head, location);
      },
      notFound: () => {
        if (mine === turn) fail('not-found', location);
      },
    };
    isFirst = false;
    await slot.show({
      remote: match.remote,
      module: match.module,
      host: scopeHost(host, location.pathname),
      slot: { params: match.params, documentAge: hydrate ? options.documentAge : undefined, report },
      ...(hydrate
        ? { hydrate, identifierPrefix: FIRST_PAGE_ID_PREFIX }
        : { onLoaded: (module) => loadData(host, module, match, location, isFresh) }),
    });
    if (mine === turn) navigation.setPageLoading(false);
  };

  const fail = (kind: 'not-found' | 'error', location: ShopLocation) => {
    shown = { pathname: location.pathname };
    navigation.setPageLoading(false);
    view.set({ kind });
    void slot.clear();
    isFirst = false;
  };

  const follow = async (target: Target, location: ShopLocation) => {
    if (target.kind === 'redirect') {
      if (target.to.startsWith('http')) window.location.replace(target.to);
      // As the edge does it: the query goes along, unless the new address has one of its own.
      else navigation.replace(target.to.includes('?') ? target.to : `${target.to}${location.search}`);
    } else if (target.kind !== 'page') fail(target.kind, location);
    else if (target.match.isProtected && host.session.state.get().status === 'guest') {
      const from = `${location.pathname}${location.search}`;
      navigation.replace(`/sign-in?from=${encodeURIComponent(from)}`, { state: { from } });
    } else await show(target.match, location);
  };

  const navigate = async () => {
    const { location } = navigation.state.get();
    if (shown?.pathname === location.pathname && view.get().kind === 'page' && !navigation.takeFresh()) return;
    turn += 1;
    const mine = turn;
    const known = resolveKnown(registry, location.pathname, host.hasExtensions);
    if (known) return follow(known, location);
    navigation.setPageLoading(true);
    const target = await ask(host.commerce, registry, location.pathname);
    if (mine === turn) await follow(target, location);
  };

  return {
    view,
    async start(serverRoot) {
      const { target } = options;
      navigation.state.subscribe(() => {
        const { location } = navigation.state.get();
        if (location !== last) {
          last = location;
          void navigate();
        }
      });
      let last = navigation.state.get().location;
      turn += 1;
      if (target.kind === 'page' && target.isServerRendered && serverRoot) {
        return show(
          { remote: target.remote, module: target.module, params: target.params, isProtected: false, needsExtensions: false },
          last,
          serverRoot,
        );
      }
      if (target.kind === 'not-found' || target.kind === 'error') {
        shown = { pathname: last.pathname };
        view.set({ kind: target.kind });
        isFirst = false;
        return;
      }
      await navigate();
    },
    prefetch(path) {
      const url = new URL(path, 'https://shop.invalid');
      const known = resolveKnown(registry, url.pathname, host.hasExtensions);
      void (async () => {
        const target = known ?? (await ask(host.commerce, registry, url.pathname));
        if (target.kind !== 'page' || target.match.isProtected) return;
        const module = await loader.load(target.match.remote, target.match.module);
        await loadData(host, module, target.match, { pathname: url.pathname, search: url.search }, false);
      })().catch(() => {
        // What fails here is tried again, and reported, when the page is opened.
      });
    },
    retry() {
      if (view.get().kind === 'error') {
        shown = undefined;
        view.set({ kind: 'page' });
        void navigate();
      } else void slot.retry().then(() => navigation.setPageLoading(false));
    },
  };
}

async function ask(commerce: CommerceService, registry: Pick<Registry, 'releases'>, pathname: string): Promise<Target> {
  const { data, error } = await commerce.query(ResolveURLDocument, { url: pathname });
  if (error && !data?.route) return { kind: 'error' };
  return resolveAnswer(registry, pathname, data?.route);
}

/** Has the data of a page's operations in the cache before it is mounted: it is shown whole. */
async function loadData(
  host: Host,
  module: unknown,
  match: RouteMatch,
  location: Pick<ShopLocation, 'search' | 'pathname'>,
  isFresh: boolean,
): Promise<void> {
  const { operations } = module as ExposedPage;
  if (!operations) return;
  const client = host.commerce.bindings as Client;
  const wanted = Object.values(operations(toPageContext(host, match.params, location.search)));
  await Promise.all(
    wanted.map(({ document, variables, required }) => {
      const answer = firstAnswer(client, String(document), variables, isFresh ? 'network-only' : 'cache-first');
      return required ? answer : undefined;
    }),
  );
}

/** The first answer, be it one of an earlier visit. */
function firstAnswer(client: Client, document: string, variables: Record<string, unknown>, requestPolicy: RequestPolicy): Promise<unknown> {
  return pipe(
    client.query(document, variables, { requestPolicy }),
    filter(({ data, stale }) => !stale || data !== undefined),
    take(1),
    toPromise,
  );
}
