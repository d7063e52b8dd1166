import type { CommerceError, CommerceResult, SessionState } from 'shared-contracts';
import { createStubHost, failed, type StubHost } from 'shared-testing';
import { textOf } from 'shared-platform/testing';
import type { BrowserEnvironment } from '../service/browser-environment';
import { wishlistOn } from '../service/wishlist.service';
import { signedIn } from './account-fixtures';

/** An entry of a list as the platform answers it. `of`: the configurable product that it is a variant of. */
export function entry(sku: string, { id = `e-${sku}`, of }: { id?: string; of?: string } = {}) {
  return {
    __typename: of ? 'ConfigurableWishlistItem' : 'SimpleWishlistItem',
    id,
    quantity: 1,
    product: { __typename: of ? 'ConfigurableProduct' : 'SimpleProduct', sku: of ?? sku, name: `Product ${of ?? sku}` },
    ...(of ? { configured_variant: { __typename: 'SimpleProduct', sku } } : {}),
  };
}

/** One page of a list as the platform answers it. */
export function list(id: string, entries: readonly (ReturnType<typeof entry> | null)[], { count = entries.length, pages = 1 } = {}) {
  return {
    __typename: 'Wishlist',
    id,
    name: `List ${id}`,
    items_count: count,
    items_v2: { __typename: 'WishlistItems', items: entries, page_info: { __typename: 'SearchResultPageInfo', total_pages: pages } },
  };
}

export const lists = (...all: unknown[]) => ({ customer: { __typename: 'Customer', wishlists: all } });
export const changed = (field: string, wishlist: unknown, ...errors: string[]) => ({
  [field]: { wishlist, user_errors: errors.map((message) => ({ code: 'UNDEFINED', message })) },
});
export const refused = (message: string, category = 'graphql-input', more: Partial<CommerceError> = {}) =>
  failed(message, { errors: [{ message, category, path: undefined }], ...more });
export const NO_NETWORK = failed('Failed to fetch', { isNetworkError: true, status: undefined });

type Script = Record<string, (variables: Record<string, unknown>) => unknown>;

/** A wish list service on a stub host, whose platform is a script: operation name → data, or a `CommerceResult`. */
export function startService(
  script: Script,
  { isCustomer = true, language = 'en', session }: { isCustomer?: boolean; language?: 'en' | 'ar'; session?: SessionState } = {},
) {
  const host: StubHost = createStubHost({}, { language });
  if (session) host.set.session.set(session);
  else if (isCustomer) signedIn(host);
  const sent: { operation: string; variables: Record<string, unknown> }[] = [];
  host.answer = async (operation, variables) => {
    const given = variables as Record<string, unknown>;
    sent.push({ operation, variables: given });
    const value = (await script[operation]?.(given)) ?? failed(`No answer for ${operation}`);
    return typeof value === 'object' && 'data' in value && 'error' in value
      ? (value as CommerceResult<unknown>)
      : { data: value, error: undefined };
  };
  const browser = createFakeBrowser();
  const text = textOf(host.intl.locale);
  const service = wishlistOn(browser)(host, { text, now: () => browser.at });
  const skus = () => service.state.get().entries.map(({ sku }) => sku);
  return { service, host, browser, sent, operations: () => sent.map(({ operation }) => operation), skus };
}

export interface FakeBrowser extends BrowserEnvironment {
  at: number;
  stored: number | undefined;
  visible: boolean;
  /** Somebody looks at this tab, or another one has written. */
  look(): void;
}

function createFakeBrowser(): FakeBrowser {
  const listeners: (() => void)[] = [];
  const browser: FakeBrowser = {
    at: 1000,
    stored: undefined,
    visible: true,
    changedAt: () => browser.stored,
    tellOthers: (at) => void (browser.stored = at),
    onLook: (listener) => void listeners.push(listener),
    isVisible: () => browser.visible,
    look: () => listeners.forEach((listener) => listener()),
  };
  return browser;
}

/** Lets everything that is under way come to its end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}
