import type { CommerceError, CommerceResult, SessionState } from 'shared-contracts';
import { createStubHost, type StubHost } from 'shared-testing';
import { createPersistence } from 'shared-platform';
import { textOf } from 'shared-platform/testing';
import { createWords } from '../service/words';
import type { BrowserEnvironment } from '../service/browser-environment';
import createCart from '../service/cart.service';
import { createOutbox } from '../service/outbox/outbox';
import type { OutboxStore } from '../service/outbox/outbox-store';

/** A cart line as the platform answers it. */
export function platformLine(sku: string, quantity: number, more: Record<string, unknown> = {}) {
  return {
    __typename: 'SimpleCartItem',
    uid: `uid-${sku}`,
    quantity,
    errors: null,
    prices: { price: sar(8.7), price_including_tax: sar(10), row_total_including_tax: sar(10 * quantity) },
    product: platformProduct(sku),
    ...more,
  };
}

export function platformProduct(sku: string, more: Record<string, unknown> = {}) {
  return {
    __typename: 'SimpleProduct',
    uid: `p-${sku}`,
    name: `Product ${sku}`,
    sku,
    url_key: sku.toLowerCase(),
    url_suffix: '.html',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    price_range: { minimum_price: { final_price: { value: 10 } } },
    price_tiers: [],
    thumbnail: { url: `/media/${sku}.png`, label: null },
    ...more,
  };
}

export function platformVariantLine(parentSku: string, sku: string, quantity: number, more: Record<string, unknown> = {}) {
  return platformLine(parentSku, quantity, {
    __typename: 'ConfigurableCartItem',
    uid: `uid-${sku}`,
    configurable_options: [{ configurable_product_option_value_uid: `value-${sku}`, option_label: 'Length', value_label: '1250 mm' }],
    configured_variant: platformProduct(sku),
    ...more,
  });
}

export function platformCart(id: string, lines: readonly unknown[], more: Record<string, unknown> = {}) {
  return {
    __typename: 'Cart',
    id,
    email: null,
    total_quantity: lines.reduce<number>((sum, line) => sum + ((line as { quantity?: number } | null)?.quantity ?? 0), 0),
    applied_coupons: null,
    shipping_addresses: [],
    prices: {
      applied_taxes: [{ label: 'VAT', amount: sar(1.5) }],
      discounts: null,
      grand_total: sar(11.5),
      subtotal_excluding_tax: sar(10),
    },
    items: lines,
    ...more,
  };
}

export const sar = (value: number) => ({ __typename: 'Money', currency: 'SAR', value });

export function failure(message: string, more: Partial<CommerceError> = {}): CommerceResult<unknown> {
  return {
    data: undefined,
    error: { message, isNetworkError: false, status: 200, errors: [{ message, category: 'graphql-input', path: undefined }], ...more },
  };
}
export const NETWORK_FAILURE: CommerceResult<unknown> = {
  data: undefined,
  error: { message: 'Failed to fetch', isNetworkError: true, status: undefined, errors: [] },
};
export const answer = (data: unknown): CommerceResult<unknown> => ({ data, error: undefined });

type Script = Record<string, (variables: Record<string, unknown>) => unknown>;

/** A cart service on a stub host, whose platform is a script: operation name → data, or a `CommerceResult`. */
export function startService(
  script: Script,
  options: {
    stored?: string;
    session?: SessionState;
    language?: 'en' | 'ar';
    locks?: BrowserEnvironment['exclusively'];
    host?: StubHost;
    storage?: Storage;
    /** The tab's storage. */
    tab?: Storage;
    /** Where changes wait for the platform; default: nowhere. */
    waiting?: OutboxStore;
  } = {},
) {
  const host = options.host ?? createStubHost({}, { language: options.language ?? 'en' });
  if (options.session) host.set.session.set(options.session);
  const sent: { operation: string; variables: Record<string, unknown> }[] = [];
  host.answer = async (operation, variables) => {
    const given = variables as Record<string, unknown>;
    sent.push({ operation, variables: given });
    const step = script[operation];
    if (!step) return failure(`No answer for ${operation}`);
    const value = await step(given);
    return typeof value === 'object' && value !== null && 'data' in value && 'error' in value
      ? (value as CommerceResult<unknown>)
      : answer(value);
  };
  const browser = createFakeBrowser(options.storage, options.locks, options.tab);
  if (options.stored) browser.local.set('cartId', options.stored);
  const words = createWords(textOf(host.intl.locale));
  const service = createCart(host, {
    text: words.text,
    now: () => 1000,
    tools: {
      browser,
      words: () => Promise.resolve(words),
      loadOutbox: async (context) => options.waiting && createOutbox(context, options.waiting),
    },
  });
  const operations = () => sent.map(({ operation }) => operation);
  return {
    service,
    host,
    browser,
    sent,
    operations,
    messages: () => host.callsOf('toasts.add').map(([toast]) => (toast as { message: string }).message),
  };
}

export interface FakeBrowser extends BrowserEnvironment {
  reloads: number;
  /** What another tab writing to the storage would cause here. */
  fromOtherTab(name: string, value: unknown): void;
}

export function createFakeBrowser(
  storage: Storage = createMemoryStorage(),
  exclusively: BrowserEnvironment['exclusively'] = (task) => task(),
  tab: Storage = createMemoryStorage(),
): FakeBrowser {
  const listeners: ((key: string | undefined) => void)[] = [];
  const local = createPersistence(() => storage);
  const browser: FakeBrowser = {
    local,
    session: createPersistence(() => tab),
    exclusively,
    alone: (_name, task) => task(),
    onOtherTab: (listener) => void listeners.push(listener),
    reload: () => void (browser.reloads += 1),
    reloads: 0,
    fromOtherTab(name, value) {
      if (value === undefined) local.remove(name);
      else local.set(name, value);
      for (const listener of listeners) listener(local.key(name));
    },
  };
  return browser;
}

export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** Lets everything that is under way come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
