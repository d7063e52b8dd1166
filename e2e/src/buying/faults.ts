/* What may become of a call: how each fault is brought about, and when the call has met it. */
import type { BrowserContext, Page } from '@playwright/test';
import { type FaultKind, type Platform } from '../kit/platform';
import { keyOf } from '../kit/storage';

/** `empty`: an answer of nothing; the sandbox plans the others. */
export const FAULTS = ['error', 'html', 'empty', 'hang', 'drop', 'drop-answer', 'truncate', 'offline', 'token', 'ended', 'stock'] as const;
export type Fault = (typeof FAULTS)[number];

export const [ADDED, KEPT] = ['6205-2RS', '6204'];
/** What a browser says itself of calls that fail. */
export const BROWSER_ERRORS = /status of (?:4\d\d|50\d)|net::ERR_|Failed to load resource/;

export interface Faulty {
  page: Page;
  platform: Platform;
  fault: Fault;
  /** A customer's address, where it is a customer's cart. */
  email: string | undefined;
}

/** The id of the cart that the browser has; empty where it has none. */
export function cartIdOf(page: Page): Promise<string> {
  return page.evaluate((key) => {
    const text = localStorage.getItem(key);
    return text === null ? '' : (JSON.parse(JSON.parse(text).value) as string);
  }, keyOf('cartId'));
}

/** The shop waits half a minute for an answer; a tenth of it is enough to see that it gives up. */
export function shortenPatience(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => real(ms / 10);
  });
}

/** From now on the next call that matches goes wrong. */
export async function plan({ page, platform, fault, email }: Faulty, match: string): Promise<void> {
  switch (fault) {
    case 'empty': {
      let isFirst = true;
      await page.route(/\/(?:graphql|rest)\b/, (route) => {
        const isIt = isFirst && isCall(route.request(), match);
        if (isIt) isFirst = false;
        return isIt ? route.fulfill({ status: 200, body: '' }) : route.fallback();
      });
      return;
    }
    case 'offline':
      return page.context().setOffline(true);
    case 'token':
      return platform.control('tokens/expire', { email });
    case 'ended':
      return platform.control('carts/deactivate', { cartId: await cartIdOf(page) });
    case 'stock':
      for (const sku of [ADDED, KEPT]) await platform.control('stock', { sku, quantity: 0 });
      return;
    default:
      return platform.fault(match, fault as FaultKind);
  }
}

/** The platform, and the way to it, are whole again. */
export async function mend({ platform, fault }: Pick<Faulty, 'platform' | 'fault'>, context: BrowserContext): Promise<void> {
  if (fault === 'offline') await context.setOffline(false);
  await platform.clearFaults();
  if (fault === 'stock') for (const sku of [ADDED, KEPT]) await platform.control('stock', { sku, quantity: 500 });
}

const isCall = (request: { url(): string; postData(): string | null }, match: string) =>
  `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`.includes(match);

/** Resolves when the call has met its fault; without a connection nothing is sent at all. */
export async function meet(page: Page, match: string, fault: Fault): Promise<void> {
  if (fault === 'offline') return;
  const answered = page.waitForEvent('requestfinished', { predicate: (request) => isCall(request, match), timeout: 60_000 });
  const failed = page.waitForEvent('requestfailed', { predicate: (request) => isCall(request, match), timeout: 60_000 });
  answered.catch(() => undefined);
  failed.catch(() => undefined);
  await Promise.race([answered, failed]);
}
