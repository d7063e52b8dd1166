import { hydrateRoot } from 'react-dom/client';
import { matchRoute, storePrefix, type Host, type PageHead, type Registry, type ShopLocation, type StoreView } from 'shared-contracts';
import { chosenCurrency, createBrowserHost, type BrowserHost } from 'shared-host/browser-host';
import type { ModuleTransport } from 'shared-host/composition/load-module';
import { restartFor } from 'shared-host/composition/restart';
import { createSlotMount, type SlotMount } from 'shared-host/composition/slot-mount';
import { DOCUMENT_DATA_ID, PAGE_SLOT_ID, SHELL_ID_PREFIX, SHELL_ROOT_ID, type DocumentData } from 'shared-host/document-data';
import { applyHead, describeHead, noPageHead } from 'shared-host/routing/document-head';
import { createPageController, type PageController } from 'shared-host/routing/page-controller';
import { documentAge } from 'shared-host/routing/document-age';
import { createScrollMemory } from 'shared-host/routing/scroll-memory';
import { watchLinks } from 'shared-host/routing/watch-links';
import { createAnswerStorage } from 'shared-host/services/commerce/answer-storage';
import { openedLocation } from 'shared-host/services/navigation';
import type { KnownCustomer } from 'shared-host/services/session/identity';
import { customers } from 'shared-host/services/session/later';
import { watchUnexpected } from 'shared-host/services/telemetry';
import { createText, RootProviders, type TextFunction } from 'shared-platform';
import { whenIdle } from 'shared-ui';
import type { LoadLater } from './after-first-page';
import { Chrome } from './chrome/chrome';
import { announceEvents } from './chrome/toasts/announce-events';
import { createSlotFrames } from './composition/mount-slot-frame';
import { focusAfterNavigation } from './focus-after-navigation';
import { messages } from './messages/source';
import type { EarlyField, PlacedPage } from './placed-page';
import { allowScripts } from './trusted-types';
import { withNetwork } from 'shared-host/with-network';
import { within } from 'shared-host/within';

declare global {
  interface Window {
    replayEarlyClicks?: (root: HTMLElement, without?: Element | null) => Promise<void>;
    /** Loads the document once more, or says that something is missing. */
    recoverStart?: () => void;
  }
}

/** How long each step of the start may take that waits for something to happen. Loading and mounting a module have limits of their own. */
const PARSING_MS = 15_000;
const HYDRATION_MS = 15_000;
const FIRST_PAGE_MS = 15_000;
/** It was asked for before anything else: what is asked now would come later still, unless something is wrong. */
const PERSONAL_PAGE_MS = 2000;

/** Starts the shop in a document that the server made: builds the host, hydrates the chrome, then the page where it stands. */
export async function startShop(transport: ModuleTransport, loadPart: LoadPart = (load) => load()): Promise<void> {
  // Until here the early script looks after the start.
  document.documentElement.dataset.started = '';
  await within(PARSING_MS, documentIsParsed(), tooLong);
  const root = document.getElementById(SHELL_ROOT_ID);
  const source = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!root || !source) throw new Error('The document carries no data.');
  const data: DocumentData = JSON.parse(source);
  const view = data.views.find(({ code }) => code === data.view) ?? data.views[0];
  if (!view) throw new Error('The document names no store view.');

  const overridden = data.config.overrides?.length
    ? await (await loadPart(() => import('./composition/override-releases'))).overrideReleases(data, root)
    : [];
  allowScripts([...(data.config.origins?.script ?? []), ...overridden]);
  let prefetch: PageController['prefetch'] = () => {};
  const host = createHost(data, view, transport, (...given) => prefetch(...given));
  const text = createText(host.intl.locale, (await loadPart(messages[host.intl.language])).default);
  const page = createPage(host, data, view, text);
  prefetch = page.controller.prefetch;
  const serverRoot = root.querySelector<HTMLElement>('[data-root]');

  await within(HYDRATION_MS, hydrateChrome(root, host, data, page, text), tooLong);
  const placed = await takePersonalPage(host, data, overridden);
  begin(host, text, placed?.known);
  const isPersonal = placed !== undefined && isKnown(host);
  // Somebody else's by now.
  if (!isPersonal) placed?.element.remove();
  const start = page.controller.start(isPersonal ? placed.element : serverRoot, { isPersonal });
  // A page that is late does not keep the shop around it from working: its slot says what is wrong.
  await within(FIRST_PAGE_MS, start, tooLong).catch((error: unknown) => host.telemetry.recordError(error));
  root.dataset.hydrated = '';
  if (window.earlyTyped?.size) await handOver(window.earlyTyped, loadPart);
  replayEarly(root, page.slot);
  settle(host, data, page, text, loadPart);
}

/** Scripts that have waited for the picture run when they come: a slow line may bring the end of the document, and its data, after them. */
function documentIsParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

const tooLong = () => new Error('The start of the shop took too long.');

/** The customer's page that stands in the document already, with who they are; their id is this browser's. */
async function takePersonalPage(
  host: BrowserHost,
  { target }: DocumentData,
  overridden: readonly string[],
): Promise<PlacedPage | undefined> {
  const taking = window.takePersonalPage?.(Math.max(0, PERSONAL_PAGE_MS - performance.now()));
  // A script that comes after this one has nothing to put there.
  delete window.personalPage;
  if (!taking) return undefined;
  host.navigation.setPageLoading(true);
  // Beside it: they are wanted in any case. What fails here is loaded again by whoever needs it.
  if (target.kind === 'page') void host.loader.load(target.remote, target.module).catch(() => undefined);
  const known = Promise.all([taking, customers()]).then(async ([placed, { identify }]) =>
    placed && overridden.length === 0
      ? { ...placed, known: { ...placed.known, customer: await identify(placed.known.customer) } }
      : undefined,
  );
  const given = await within(PERSONAL_PAGE_MS, known, tooLong).catch(() => undefined);
  // The page is made once more.
  if (!given) void taking.then((placed) => placed?.element.remove());
  return given;
}

/** What was pressed in a page that is late waits for it; in one that has failed nothing is pressed. */
function replayEarly(root: HTMLElement, slot: SlotMount<'page'>): void {
  const isShown = () => slot.state.get().status === 'shown';
  void window.replayEarlyClicks?.(root, isShown() ? undefined : document.getElementById(PAGE_SLOT_ID));
  if (!isShown()) whenShown(slot, () => isShown() && void window.replayEarlyClicks?.(root));
}

/** Without the code the fields keep what was typed, until they are drawn again. */
async function handOver(fields: Map<Element, EarlyField>, loadPart: LoadPart): Promise<void> {
  const part = await loadPart(() => import('./hand-over-typed')).catch(() => undefined);
  part?.handOverTyped(fields);
}

function isKnown({ session }: BrowserHost): boolean {
  const state = session.state.get();
  return state.status === 'customer' && state.customer !== undefined;
}

/** Loads a part of the shell that is a file of its own. */
type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

function createHost(data: DocumentData, view: StoreView, transport: ModuleTransport, prefetch: PageController['prefetch']): BrowserHost {
  const storeCodes = data.views.map(({ code }) => code);
  return createBrowserHost({
    data,
    registry: data.registry,
    view,
    location: openedLocation(storeCodes),
    prefix: storePrefix(view.code, storeCodes),
    transport,
    readRegistry,
    mountFrame: (host, element, parts) => createSlotFrames(() => host)(element, parts),
    sayUnavailable: (host) => void sayUnavailable(host),
    prefetch,
    answers: createAnswerStorage(view.code, chosenCurrency(data.currencies)),
  });
}

async function readRegistry(): Promise<Pick<Registry, 'releases'>> {
  const response = await fetch('/registry.json', { cache: 'no-store' });
  return response.json();
}

/** A service that another remote provides did not come: whoever gave it a command is told. */
async function sayUnavailable(host: Host): Promise<void> {
  const text = createText(host.intl.locale, (await messages[host.intl.language]()).default);
  host.toasts.add({ type: 'error', message: text('service.unavailable') });
}

interface Page {
  slot: SlotMount<'page'>;
  controller: PageController;
  onElement: (element: HTMLElement | null) => void;
}

/** From when the page stands there by itself, it hides what is a guest's: what the early script hid can be seen again. */
function showOwnAmounts(slot: SlotMount<'page'>): void {
  const end = slot.state.subscribe(() => {
    if (slot.state.get().status !== 'shown') return;
    delete document.documentElement.dataset.member;
    end();
  });
}

function createPage(host: BrowserHost, data: DocumentData, view: StoreView, text: TextFunction): Page {
  const { navigation, telemetry, loader } = host;
  let element: HTMLElement | null = null;
  const slot = createSlotMount<'page'>({ host, loader, container: () => element, name: 'page', restart: restartFor, restartsItself: true });
  showOwnAmounts(slot);
  const scroll = createScrollMemory(navigation);
  const first = navigation.state.get().location.pathname;
  let shown = first;
  // Where the platform's pages are in other views the server has said of its own page; of the others nobody asks for it.
  const pathsOf = (pathname: string) => (pathname === first ? data.paths : matchRoute(data.registry, pathname) ? undefined : {});
  const onHead = (head: PageHead, { pathname, search }: ShopLocation) =>
    applyHead(
      describeHead(head, {
        config: data.config,
        view,
        views: data.views,
        origin: window.location.origin,
        path: `${pathname}${search}`,
        paths: pathsOf(pathname),
      }),
    );
  const controller = createPageController({
    host,
    navigation,
    registry: data.registry,
    loader,
    slot,
    target: data.target,
    documentAge: documentAge(),
    onHead,
    // What fails here is loaded again, and told, by the first command.
    onService: (name) =>
      void host.provided.facades
        .get(name)
        ?.activate()
        .catch(() => undefined),
    onNoPage(kind, location, isUnreachable) {
      // What the worker has kept of it, or its page that says what it has.
      const isCutOff = isUnreachable || (kind === 'error' && !navigator.onLine);
      if (isCutOff && navigator.serviceWorker?.controller) return window.location.reload();
      onHead(noPageHead(kind, text), location);
      announce(document.title);
    },
    onReady(head, location, isFirst) {
      onHead(head, location);
      telemetry.recordMeasure('page-ready', performance.now());
      const isSamePage = location.pathname === shown;
      shown = location.pathname;
      if (isFirst) return;
      whenShown(slot, () => {
        // Somebody may have gone on.
        if (navigation.state.get().location.pathname !== location.pathname) return;
        scroll.restore();
        focusAfterNavigation(location.hash, isSamePage);
        announce(document.title);
      });
    },
  });
  return { slot, controller, onElement: (next) => (element = next) };
}

/** A page that is ready may still be hidden behind its placeholder: nothing in it takes the focus then, or is as high as it will be. */
function whenShown({ state }: SlotMount<'page'>, action: () => void): void {
  // The chrome takes the placeholder away within the task in which the slot says so, maybe after those who are told before it.
  const afterwards = () => void setTimeout(action);
  if (state.get().status === 'shown') return afterwards();
  const end = state.subscribe(() => {
    if (state.get().status === 'loading') return;
    end();
    afterwards();
  });
}

function hydrateChrome(root: HTMLElement, host: BrowserHost, data: DocumentData, page: Page, text: TextFunction): Promise<void> {
  const { controller, slot } = page;
  return new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <RootProviders host={host} text={text}>
        <Chrome
          host={host}
          rootCategoryUid={data.rootCategoryUid}
          whatsapp={data.whatsapp}
          page={{ state: slot.state, view: controller.view, match: controller.match, onElement: page.onElement, onRetry: controller.retry }}
          leaveQuestion={host.navigation.leaveQuestion}
          onHydrated={resolve}
        />
      </RootProviders>,
      {
        identifierPrefix: SHELL_ID_PREFIX,
        onRecoverableError: (error) => host.telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' }),
      },
    );
  });
}

/** What the first page may read: before it is shown. */
function begin(host: BrowserHost, text: TextFunction, known: KnownCustomer | undefined): void {
  announceEvents(host, text);
  host.navigation.start();
  host.storeView.start();
  host.session.start(known);
  for (const facade of host.provided.facades.values()) facade.restore();
  host.connectivity.start();
}

/** What can wait until the first page is shown. */
function settle(host: BrowserHost, data: DocumentData, { slot, controller }: Page, text: TextFunction, loadPart: LoadPart): void {
  watchUnexpected(host.telemetry, host.events);
  const views = { storeCodes: data.views.map(({ code }) => code), view: data.view };
  watchLinks(host.navigation, views);
  forgetMark(host.navigation);
  const load: LoadLater = (part, use) =>
    void withNetwork(host, () => loadPart(part))
      .then(use)
      .catch((error: unknown) => host.telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' }));
  load(
    () => import('./after-first-page'),
    ({ afterFirstPage }) => afterFirstPage({ host, data, text, load, controller, state: slot.state, views }),
  );
  for (const facade of host.provided.facades.values()) facade.start(whenIdle);
}

/** What the edge says of a document that it had kept is not true of the next page. */
function forgetMark({ state }: BrowserHost['navigation']): void {
  const mark = document.getElementById('stale-document');
  const { pathname } = state.get().location;
  const end =
    mark &&
    state.subscribe(() => {
      if (state.get().location.pathname === pathname) return;
      mark.remove();
      end?.();
    });
}

/** Says where the shopper is now, to those who cannot see it. */
function announce(title: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
}
