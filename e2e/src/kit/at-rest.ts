/* When a page has come to rest: hydrated, shown, and nothing more asked for. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Requests of a page that have no answer yet, from now on. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  let document: Request | undefined;
  page.on('request', (request) => {
    underWay.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) document = request;
  });
  // Not every request of a document that is left is said to have ended.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !document) return;
    for (const request of underWay) if (request !== document) underWay.delete(request);
    document = undefined;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Whether the shop answers to hands and its page is there; false between two documents. */
export const isAtRest = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('#shell[data-hydrated] #main:not([aria-busy])') !== null).catch(() => false);

/** Waits until nothing of a part of the page, else of its content, is being read: neither marked so, nor a grey area in its place. */
export const nothingIsComing = (page: Page, part: Locator = page.getByRole('main')): Promise<void> =>
  expect(part.locator('[aria-busy="true"], svg[width="100%"]')).toHaveCount(0);
