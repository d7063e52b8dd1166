import type { CartService, CommerceError, CommerceResult, MutateOptions, SessionState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { createPersistence } from 'shared-platform';
import { textOf } from 'shared-platform/testing';
import { createWords } from '../../service/words';
import { createMemoryStorage } from '../fake-platform';
import type { BrowserEnvironment } from '../../service/browser-environment';
import createCart from '../../service/cart.service';
import { createOutbox } from '../../service/outbox/outbox';
import type { OutboxChange } from '../../service/outbox/outbox-change';
import type { OutboxStore } from '../../service/outbox/outbox-store';
import { idOf } from '../customer-id';

/** One browser in front of a real platform: what its tabs share, and who is there. */
export interface Browser {
  storage: Storage;
  store: OutboxStore;
  tabs: Tab[];
  isOnline: boolean;
  customer: { email: string; token: string } | undefined;
  /** Calls that are under way. */
  busy: number;
  /** Which tab holds which lock. */
  locks: Map<string, Tab>;
  errors: unknown[];
}

export interface Tab {
  service: CartService;
  host: StubHost;
  /** The document is gone: nothing that it began comes to an end. */
  isOver: boolean;
  listeners: ((key: string | undefined) => void)[];
}

export function createBrowser(): Browser {
  let changes: readonly OutboxChange[] = [];
  return {
    storage: createMemoryStorage(),
    store: {
      read: async () => changes,
      change: async (next) => (changes = next(changes)),
    },
    tabs: [],
    isOnline: true,
    customer: undefined,
    busy: 0,
    locks: new Map(),
    errors: [],
  };
}

/** Opens a tab, or the document of one anew. */
export function openTab(browser: Browser, url: string, place = browser.tabs.length): Tab {
  const earlier = browser.tabs[place];
  if (earlier) close(browser, earlier);
  const host = createStubHost();
  const tab: Tab = { host, isOver: false, listeners: [], service: undefined as unknown as CartService };
  browser.tabs[place] = tab;
  host.set.session.set(toSession(browser.customer));
  host.set.connectivity.set({ isOnline: browser.isOnline, hasBeenOffline: false });
  Object.assign(host.commerce, createBridge(browser, tab, url));
  host.session.signOut = () => signOut(browser, tab, url);
  host.telemetry.recordError = (error) => void browser.errors.push(error);
  const words = createWords(textOf(host.intl.locale));
  tab.service = createCart(host, {
    text: words.text,
    tools: {
      browser: toEnvironment(browser, tab, url),
      words: () => Promise.resolve(words),
      loadOutbox: async (context) => createOutbox(context, browser.store),
    },
  });
  return tab;
}

export async function signIn(browser: Browser, tab: Tab, url: string, customer: NonNullable<Browser['customer']>): Promise<void> {
  await tab.service.leaveSession();
  browser.customer = customer;
  tab.host.set.session.set(toSession(customer));
  reopenOthers(browser, tab, url);
  await tab.service.enterSession();
}

export async function signOut(browser: Browser, tab: Tab, url: string): Promise<void> {
  await tab.service.leaveSession().catch(() => undefined);
  browser.customer = undefined;
  tab.host.set.session.set({ status: 'guest' });
  reopenOthers(browser, tab, url);
  await tab.service.enterSession().catch(() => undefined);
  tab.host.events.emit('session:signed-out', { reason: 'user' });
}

export function setOnline(browser: Browser, isOnline: boolean): void {
  browser.isOnline = isOnline;
  for (const { host } of browser.tabs) {
    host.set.connectivity.set({ isOnline, hasBeenOffline: true });
    if (isOnline) host.events.emit('connectivity:came-online', {});
  }
}

function close(browser: Browser, tab: Tab): void {
  tab.isOver = true;
  for (const [name, holder] of browser.locks) if (holder === tab) browser.locks.delete(name);
}

function reopenOthers(browser: Browser, tab: Tab, url: string): void {
  for (const [place, other] of browser.tabs.entries()) if (other !== tab) openTab(browser, url, place);
}

function toSession(customer: Browser['customer']): SessionState {
  if (!customer) return { status: 'guest' };
  const { email } = customer;
  return {
    status: 'customer',
    expiresAt: Number.MAX_SAFE_INTEGER,
    isKept: true,
    customer: { id: idOf(email), email, firstName: 'N', lastName: 'A', isSubscribed: false, isCompanyAccount: false },
  };
}

const never = <T>() => new Promise<T>(() => undefined);

function toEnvironment(browser: Browser, tab: Tab, url: string): BrowserEnvironment {
  const tell = (key: string) => {
    for (const other of browser.tabs)
      if (other !== tab) setTimeout(() => !other.isOver && other.listeners.forEach((listener) => listener(key)));
  };
  const { storage } = browser;
  // A document that is gone writes nothing any more.
  const seen: Storage = {
    ...storage,
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      if (tab.isOver || storage.getItem(key) === value) return;
      storage.setItem(key, value);
      tell(key);
    },
    removeItem(key) {
      if (tab.isOver || storage.getItem(key) === null) return;
      storage.removeItem(key);
      tell(key);
    },
  };
  const hold = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    browser.locks.set(name, tab);
    try {
      return await task();
    } finally {
      if (browser.locks.get(name) === tab) browser.locks.delete(name);
    }
  };
  const free = async (name: string): Promise<void> => {
    while (browser.locks.has(name)) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return {
    local: createPersistence(() => seen),
    session: createPersistence(
      (
        (memory) => () =>
          memory
      )(createMemoryStorage()),
    ),
    async exclusively(task) {
      await free('cart');
      return tab.isOver ? never() : hold('cart', task);
    },
    async alone(name, task) {
      if (!browser.locks.has(name) && !tab.isOver) await hold(name, task);
    },
    onOtherTab: (listener) => void tab.listeners.push(listener),
    reload: () => void openTab(browser, url, browser.tabs.indexOf(tab)),
  };
}

/** The shop's way to the platform, as far as the cart needs it. */
function createBridge(browser: Browser, tab: Tab, url: string) {
  const failed = (message: string, more: Partial<CommerceError> = {}): CommerceResult<never> => ({
    data: undefined,
    error: { message, isNetworkError: true, status: undefined, errors: [], ...more },
  });
  const ask = async <D>(operation: { toString(): string }, variables: unknown): Promise<CommerceResult<D>> => {
    const text = String(operation);
    const owner = browser.customer;
    if (tab.isOver) return never();
    if (!browser.isOnline) return failed('Failed to fetch');
    browser.busy += 1;
    let answer: CommerceResult<D>;
    try {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(owner ? { Authorization: `Bearer ${owner.token}` } : {}) },
        body: JSON.stringify({ query: text, variables, operationName: /(?:query|mutation) (\w+)/.exec(text)?.[1] }),
      });
      answer = read(await response.text(), response.status);
    } catch {
      answer = failed('Failed to fetch');
    } finally {
      browser.busy -= 1;
    }
    if (tab.isOver) return never();
    return browser.customer === owner ? answer : failed('The session has ended.');
  };
  const read = <D>(body: string, status: number): CommerceResult<D> => {
    interface Said {
      data?: D | null;
      errors?: { message: string; extensions?: { category?: string }; path?: (string | number)[] }[];
    }
    let said: Said;
    try {
      said = JSON.parse(body) as Said;
    } catch {
      return failed('Unexpected token <', { status });
    }
    const errors = said.errors?.map(({ message, extensions, path }) => ({ message, category: extensions?.category, path }));
    return {
      data: said.data ?? undefined,
      error: errors && { message: errors.map(({ message }) => message).join(', '), isNetworkError: false, status, errors },
    };
  };
  return {
    query: ask,
    async mutate<D>(operation: { toString(): string }, variables: unknown, { retry = true }: MutateOptions = {}) {
      const first = await ask<D>(operation, variables);
      return retry && first.error?.isNetworkError && browser.isOnline ? ask<D>(operation, variables) : first;
    },
  };
}
