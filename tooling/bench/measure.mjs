// One visit of a page on a slow phone, measured in the browser: what is painted when, what is loaded, what waits for what.
import { installedChromium } from '../scripts/chromium.mjs';
import { bytesOf, longestChain, oncePerAddress } from './requests.mjs';

const EXECUTABLE = process.env.CHROMIUM_PATH ?? installedChromium();
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
];

/** 1.6 Mbit/s, 150 ms, processor four times slower, a phone's screen. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };
export const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };

/** A slow line and a slow processor, for the page of a session. */
export async function slowDown(cdp) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** @param {string[]} [more] flags of the browser */
export async function launch(more = []) {
  const { chromium } = await import('playwright');
  return chromium.launch({ ...(EXECUTABLE ? { executablePath: EXECUTABLE } : {}), args: [...FLAGS, ...more] });
}

/**
 * @typedef {object} Visit
 * @property {string} [click]
 * @property {string} [content]
 * @property {string} [script]
 * @property {object} [storage]
 * @property {boolean} [throttled]
 * @property {number} [width]
 * @property {boolean} [isStatic]
 */

/**
 * Visits `url` with an empty cache. `click` names a button to press as soon as it is painted; gives when it was answered. `content` is a
 * selector; gives when it first stood in the page. `storage`: what the browser has kept (`storageState`), of somebody who is signed in.
 * `script`: a file that the shop asks for by itself when it is idle; waited for.
 *
 * @param browser
 * @param {string} url
 * @param {Visit} options
 */
export async function visit(
  browser,
  url,
  { click, content, script, storage, throttled = true, width = PHONE.width, isStatic = false } = {},
) {
  const context = await browser.newContext({
    viewport: { ...PHONE, width },
    deviceScaleFactor: 2,
    isMobile: width < 500,
    hasTouch: width < 500,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    ...(storage ? { storageState: storage } : {}),
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (throttled) await slowDown(cdp);
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) =>
    requests.set(requestId, { url: request.url, type, initiator, bytes: 0, startedAt: wallTime * 1000 }),
  );
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    Object.assign(requests.get(requestId) ?? {}, { type, protocol: response.protocol }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, isDone: true }),
  );
  await page.addInitScript(observe, content);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (!isStatic) await page.waitForFunction(() => document.querySelector('#shell[data-hydrated]'), undefined, { timeout: 60_000 });
  const { interactive, origin } = await page.evaluate(() => ({
    interactive: window.bench.hydratedAt ?? performance.now(),
    origin: performance.timeOrigin,
  }));
  const requestsUntilInteractive = [...requests.values()].filter(({ startedAt }) => startedAt <= origin + interactive);
  if (content) await page.waitForFunction(() => window.bench.contentAt, undefined, { timeout: 60_000 });
  const answer = click ? await pressAndWait(page, click) : undefined;
  if (script) await page.waitForRequest((request) => request.url().endsWith(script), { timeout: 30_000 });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const paint = await page.evaluate(() => window.bench);
  const list = [...requests.values()];
  await context.close();
  const scripts = requestsUntilInteractive.filter(({ type, url: address }) => type === 'Script' || /\.js(\?|$)/.test(address));
  return {
    fcp: paint.fcp,
    lcp: paint.lcp,
    cls: paint.cls,
    interactive,
    answer,
    content: paint.contentAt,
    allScripts: oncePerAddress(list.filter(({ url: address }) => /\.js(\?|$)/.test(address))).map(({ url: address, bytes, startedAt }) => [
      address,
      bytes,
      startedAt - origin,
    ]),
    javascript: bytesOf(oncePerAddress(scripts)),
    scripts: oncePerAddress(scripts).map(({ url: address, bytes }) => [address.split('/').slice(-3).join('/'), bytes]),
    requests: list.length,
    bytes: bytesOf(list),
    chain: longestChain(requestsUntilInteractive),
    protocol: list[0]?.protocol,
  };
}

/** Runs in the page, before anything of it. */
function observe(content) {
  /** @type {Window['bench']} */
  const bench = { fcp: 0, lcp: 0, cls: 0, hydratedAt: undefined, contentAt: undefined };
  window.bench = bench;
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => entry.name === 'first-contentful-paint' && (bench.fcp = entry.startTime)),
  ).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (bench.lcp = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((/** @type {any} */ entry) => !entry.hadRecentInput && (bench.cls += entry.value)),
  ).observe({
    type: 'layout-shift',
    buffered: true,
  });
  if (content)
    new MutationObserver((_records, observer) => {
      if (!document.querySelector(content)) return;
      observer.disconnect();
      requestAnimationFrame(() => (bench.contentAt = performance.now()));
    }).observe(document, { subtree: true, childList: true });
  new MutationObserver((_records, observer) => {
    if (!document.querySelector('#shell[data-hydrated]')) return;
    bench.hydratedAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}

/** Milliseconds from an event in the page until an element stands there, and is painted; with `isNew`, one that was not there before; with `text`, one that says so. */
export async function until(page, act, wanted) {
  await page.evaluate(({ selector, text, isNew }) => {
    const before = new Set(isNew ? document.querySelectorAll(selector) : []);
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((one) => !before.has(one) && (text === undefined || one.textContent.trim() === text));
    let began = 0;
    const begin = (event) => (began ||= event.timeStamp);
    for (const type of ['keydown', 'click']) document.addEventListener(type, begin, { capture: true, once: true });
    window.took = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (began === 0 || !isThere()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  }, wanted);
  await act();
  return page.evaluate(() => window.took);
}

/** Presses a button of the hydrated page; milliseconds until the page shows that it has understood. */
async function pressAndWait(page, name) {
  return page.evaluate(
    (text) =>
      new Promise((resolve, reject) => {
        const button = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('main button')]).find((one) =>
          one.textContent?.includes(text),
        );
        if (!button) return reject(new Error(`No button ${text}`));
        const start = performance.now();
        const observer = new MutationObserver(() => {
          if (button.getAttribute('aria-busy') !== 'true') return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(button, { attributes: true });
        setTimeout(() => reject(new Error('The button did not answer.')), 20_000);
        button.click();
        return undefined;
      }),
    name,
  );
}
