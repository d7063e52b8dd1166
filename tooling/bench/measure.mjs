// One visit of a page on a slow phone, measured in the browser: what is painted when, what is loaded, what waits for what.
import { existsSync } from 'node:fs';

const EXECUTABLE =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));
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
const CPU_SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };

export async function launch() {
  const { chromium } = await import('playwright');
  return chromium.launch({ ...(EXECUTABLE ? { executablePath: EXECUTABLE } : {}), args: FLAGS });
}

/** Visits `url` with an empty cache. `click` names a button to press as soon as it is painted; gives when it was answered. */
export async function visit(browser, url, { click, throttled = true, width = PHONE.width, isStatic = false } = {}) {
  const context = await browser.newContext({
    viewport: { ...PHONE, width },
    deviceScaleFactor: 2,
    isMobile: width < 500,
    hasTouch: width < 500,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const requests = new Map();
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (throttled) {
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) =>
    requests.set(requestId, { url: request.url, type, initiator, bytes: 0, startedAt: wallTime * 1000 }),
  );
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    Object.assign(requests.get(requestId) ?? {}, { type, protocol: response.protocol }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength, isDone: true }),
  );
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (!isStatic) await page.waitForFunction(() => document.querySelector('#shell[data-hydrated]'), undefined, { timeout: 60_000 });
  const { interactive, origin } = await page.evaluate(() => ({
    interactive: window.bench.hydratedAt ?? performance.now(),
    origin: performance.timeOrigin,
  }));
  const requestsUntilInteractive = [...requests.values()].filter(({ startedAt }) => startedAt <= origin + interactive);
  const answer = click ? await pressAndWait(page, click) : undefined;
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
    javascript: sum(unique(scripts)),
    scripts: unique(scripts).map(({ url: address, bytes }) => [address.split('/').slice(-3).join('/'), bytes]),
    requests: list.length,
    bytes: sum(list),
    chain: longestChain(requestsUntilInteractive),
    protocol: list[0]?.protocol,
  };
}

/** Runs in the page, before anything of it. */
function observe() {
  const bench = { fcp: 0, lcp: 0, cls: 0, hydratedAt: undefined };
  window.bench = bench;
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => entry.name === 'first-contentful-paint' && (bench.fcp = entry.startTime)),
  ).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (bench.lcp = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => !entry.hadRecentInput && (bench.cls += entry.value))).observe({
    type: 'layout-shift',
    buffered: true,
  });
  new MutationObserver((_records, observer) => {
    if (!document.querySelector('#shell[data-hydrated]')) return;
    bench.hydratedAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}

/** Presses a button of the hydrated page; milliseconds until the page shows that it has understood. */
async function pressAndWait(page, name) {
  return page.evaluate(
    (text) =>
      new Promise((resolve, reject) => {
        const button = [...document.querySelectorAll('main button')].find((one) => one.textContent?.includes(text));
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

const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
const unique = (list) => [...new Map(list.map((request) => [request.url, request])).values()];

/** How many requests wait for each other, one after the other: document 1, what it names 2, what those load 3 … */
function longestChain(list) {
  const byUrl = new Map();
  const depths = new Map();
  for (const request of list) {
    const { url, initiator } = request;
    if (byUrl.has(url)) continue;
    const parent =
      initiator.type === 'script'
        ? (initiator.stack?.callFrames?.map((frame) => frame.url).find(Boolean) ?? deepest(initiator.stack))
        : initiator.url;
    const depth = request.type === 'Document' ? 1 : (depths.get(parent ?? '') ?? 1) + 1;
    byUrl.set(url, request);
    depths.set(url, depth);
  }
  return Math.max(0, ...depths.values());
}

function deepest(stack) {
  for (let current = stack; current; current = current.parent) {
    const url = current.callFrames?.map((frame) => frame.url).find(Boolean);
    if (url) return url;
  }
  return undefined;
}
