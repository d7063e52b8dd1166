import type { SSRData } from '@urql/core';
import { hydrateRoot } from 'react-dom/client';
import {
  CONTRACT_VERSION,
  createEventBus,
  storePrefix,
  type CommerceService,
  type Host,
  type PageHead,
  type ShopLocation,
  type StoreView,
} from 'shared-contracts';
import { createText, localPersistence, RootProviders } from 'shared-platform';
import { Chrome } from './chrome/chrome';
import { createModuleLoader, type ModuleTransport } from 'shared-host/composition/load-module';
import { createSlotMount } from 'shared-host/composition/slot-mount';
import { createSlotFrames } from './composition/mount-slot-frame';
import { createSlots } from 'shared-host/composition/slots';
import { DOCUMENT_DATA_ID, SHELL_ID_PREFIX, SHELL_ROOT_ID, type DocumentData } from 'shared-host/document-data';
import { messages } from './messages/source';
import { allowScripts } from './trusted-types';
import { applyHead, describeHead, languageOf } from 'shared-host/routing/document-head';
import { createPageController, type PageController } from 'shared-host/routing/page-controller';
import { documentAge } from 'shared-host/routing/document-age';
import { createScrollMemory } from 'shared-host/routing/scroll-memory';
import { watchLinks } from 'shared-host/routing/watch-links';
import { createCartFacade } from 'shared-host/services/cart-facade';
import { createAnswerStorage } from 'shared-host/services/commerce/answer-storage';
import { createCommerceClient } from 'shared-host/services/commerce/client';
import { createKeptAnswers } from 'shared-host/services/commerce/kept-answers';
import { createCommerceService } from 'shared-host/services/commerce/commerce-service';
import { createInvalidation } from 'shared-host/services/commerce/invalidation';
import { personalAnswers } from 'shared-host/services/commerce/platform-fetch';
import { createConnectivity } from 'shared-host/services/connectivity';
import { findPathInView } from 'shared-host/services/find-path-in-view';
import { createNavigation, openedLocation } from 'shared-host/services/navigation';
import { createOverlays } from 'shared-host/services/overlays';
import { createSession } from 'shared-host/services/session';
import { createStoreView } from 'shared-host/services/store-view';
import { createTelemetry, watchUnexpected } from 'shared-host/services/telemetry';
import { createTelemetrySender } from 'shared-host/services/telemetry-sender';
import { followServiceWorker } from './service-worker/register';
import { createToasts } from 'shared-host/services/toasts';

/** How long a sign-out waits for what has been asked already. */
const PERSONAL_ANSWERS_MS = 2000;

declare global {
  interface Window {
    replayEarlyClicks?: (root: HTMLElement) => void;
    /** Loads the document once more, or says that something is missing. */
    recoverStart?: () => void;
  }
}

/** How long each step of the start may take that waits for something to happen. A module's loading and mounting have limits of their own. */
const HYDRATION_MS = 15_000;
const FIRST_PAGE_MS = 15_000;

/** Starts the shop in a document that the server made: builds the host, hydrates the chrome, then the page where it stands. */
export async function startShop(transport: ModuleTransport, loadPart: LoadPart = (load) => load()): Promise<void> {
  // Until here the early script looks after the start.
  document.documentElement.dataset.started = '';
  const root = document.getElementById(SHELL_ROOT_ID);
  const source = document.getElementById(DOCUMENT_DATA_ID)?.textContent;
  if (!root || !source) throw new Error('The document carries no data.');
  const data: DocumentData = JSON.parse(source);
  const view = data.views.find(({ code }) => code === data.view) ?? data.views[0];
  if (!view) throw new Error('The document names no store view.');

  allowScripts(data.config.origins?.script);
  const shop = createShop(data, view, transport);
  const text = createText(shop.host.intl.locale, (await loadPart(messages[shop.host.intl.language])).default);
  const serverRoot = root.querySelector<HTMLElement>('[data-root]');

  const hydrated = new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <RootProviders host={shop.host} text={text}>
        <Chrome
          host={shop.host}
          rootCategoryUid={data.rootCategoryUid}
          registry={data.registry}
          page={{ state: shop.pageSlot.state, view: shop.controller.view, onElement: shop.setPageElement, onRetry: shop.controller.retry }}
          onHydrated={resolve}
        />
      </RootProviders>,
      {
        identifierPrefix: SHELL_ID_PREFIX,
        onRecoverableError: (error) => shop.host.telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' }),
      },
    );
  });
  await within(HYDRATION_MS, hydrated);
  shop.begin();
  // A page that is late does not keep the shop around it from working: its slot says what is wrong.
  await within(FIRST_PAGE_MS, shop.controller.start(serverRoot)).catch((error: unknown) => shop.host.telemetry.recordError(error));
  root.dataset.hydrated = '';
  window.replayEarlyClicks?.(root);
  shop.settle();
}

/** Loads a part of the shell that is a file of its own. */
type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The start of the shop took too long.')), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

function createShop(data: DocumentData, view: StoreView, transport: ModuleTransport) {
  const language = languageOf(view);
  const telemetry = createTelemetry(createTelemetrySender(data.config.telemetry));
  const events = createEventBus((error) => telemetry.recordError(error));
  const toasts = createToasts();
  const connectivity = createConnectivity(events);
  const storeCodes = data.views.map(({ code }) => code);
  const navigation = createNavigation({
    storeCodes,
    prefix: storePrefix(view.code, storeCodes),
    initial: openedLocation(storeCodes),
    events,
    onPrefetch: (path) => controller.prefetch(path),
  });
  const loader = createModuleLoader(data.registry, transport, async () => (await fetch('/registry.json', { cache: 'no-store' })).json());

  const identity = {
    token: () => session.token(),
    storeCode: () => view.code,
    currency: () => localPersistence.get<string>('store_view_currency'),
  };
  const invalidation = createInvalidation();
  const kept = createKeptAnswers({
    storage: createAnswerStorage(view.code, identity.currency()),
    isAnonymous: () => identity.token() === undefined,
  });
  const client = createCommerceClient({ identity, invalidation, initialResults: data.results as SSRData, kept });
  const commerce: CommerceService = createCommerceService(client, identity, invalidation);

  const cartProvider = Object.entries(data.registry.releases).find(([, { description }]) => description.services.cart);
  const cart = createCartFacade(
    () => host,
    async () => {
      if (!cartProvider) throw new Error('No release provides the cart.');
      return loader.load(cartProvider[0], cartProvider[1].description.services.cart ?? '');
    },
    () =>
      toasts.add({
        type: 'error',
        message: language === 'ar' ? 'سلة التسوق غير متاحة حاليًا. أعد المحاولة.' : 'The cart is not available right now. Please try again.',
      }),
  );
  const session = createSession({
    events,
    commerce: () => commerce,
    cart: () => cart,
    hasExtensions: data.hasExtensions,
    forget: invalidation.forget,
    personalAnswers: () => personalAnswers(PERSONAL_ANSWERS_MS),
    goHome: () => navigation.push('/'),
    reloadDocument: () => location.reload(),
  });
  const storeView = createStoreView({
    views: data.views,
    current: view,
    currencies: data.currencies,
    events,
    findPath: (other) => findPathInView(data.registry, navigation.state.get().location, other, session.token()),
    leave: (address) => location.assign(address),
  });
  const overlays = createOverlays();
  const slots = createSlots({ host: () => host, loader, registry: data.registry, mountFrame: createSlotFrames(() => host) });

  const host: Host = {
    contractVersion: CONTRACT_VERSION,
    config: data.config,
    hasExtensions: data.hasExtensions,
    events,
    session,
    cart,
    toasts,
    storeView,
    navigation,
    overlays,
    connectivity,
    intl: { locale: view.locale.replace('_', '-'), language, direction: language === 'ar' ? 'rtl' : 'ltr' },
    commerce,
    telemetry,
    slots,
  };

  let pageElement: HTMLElement | null = null;
  const pageSlot = createSlotMount<'page'>({ host, loader, container: () => pageElement, name: 'page' });
  const scroll = createScrollMemory(navigation);
  const headContext = (location: ShopLocation) => ({
    config: data.config,
    view,
    views: data.views,
    origin: window.location.origin,
    path: `${location.pathname}${location.search}`,
  });
  const onHead = (head: PageHead, location: ShopLocation) => applyHead(describeHead(head, headContext(location)));
  const controller: PageController = createPageController({
    host,
    navigation,
    registry: data.registry,
    loader,
    slot: pageSlot,
    target: data.target,
    documentAge: documentAge(),
    onHead,
    onReady(head, location, isFirst) {
      onHead(head, location);
      telemetry.recordMeasure('page-ready', performance.now());
      if (isFirst) return;
      scroll.restore();
      focusHeading();
      announce(document.title);
    },
  });

  return {
    host,
    pageSlot,
    controller,
    setPageElement: (element: HTMLElement | null) => {
      pageElement = element;
    },
    /** What the first page may read: before it is shown. */
    begin() {
      navigation.start();
      storeView.start();
      session.start();
      cart.start();
      connectivity.start();
    },
    /** What can wait until the first page is shown. */
    settle() {
      watchUnexpected(telemetry);
      watchLinks(navigation, storeCodes, view.code);
      void loader.complete();
      if (data.config.teamOutlines) void import('./chrome/team-outlines').then(({ outlineTeams }) => outlineTeams());
      void followServiceWorker(data.config.serviceWorker);
      const start = () =>
        void cart
          .activate()
          .catch((error: unknown) => telemetry.recordError(error, { remote: cartProvider?.[0] ?? '', version: '', root: 'cart service' }));
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
      else setTimeout(start, 1500);
    },
  };
}

/** Says where the shopper is now, to those who cannot see it. */
function announce(title: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
}

/** After a navigation the heading has the focus, so that it is read and the keyboard goes on from there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  const target = heading ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
