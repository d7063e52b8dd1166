/**
 * How many seconds ago the server made this document. Its text holds no time, so that the same page is the same document; the time is the
 * answer's `Last-Modified`, which caches keep: this browser's, the service worker's, a CDN's. Without one the document counts as new.
 */
export function documentAge(now = Date.now()): number {
  const madeAt = Date.parse(document.lastModified);
  return Number.isNaN(madeAt) ? 0 : Math.max(0, (now - madeAt) / 1000);
}
