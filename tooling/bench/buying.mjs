// Buying: how soon the shop answers somebody who buys, what that loads, and a list of 10,000 part numbers.
// `npm run bench:buying` (reports/buying.json). RUNS (5); PARTS (cart,add,list).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenNumber } from '../scripts/given-number.mjs';
import { say } from '../scripts/run.mjs';
import { root } from '../scripts/workspace.mjs';
import { CPU_SLOWDOWN, launch, visit } from './measure.mjs';
import { inShop, keepReport, signIn } from './shop.mjs';
import { median, mediansOf } from './statistics.mjs';

const RUNS = givenNumber('RUNS', 5, { least: 1 });
const PARTS = (process.env.PARTS ?? 'cart,add,list').split(',');
const REMOTE = 'mfe-cart-checkout';
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const LINE = 'main tbody a[href]';
const ROWS = 10_000;
const MB = 1_000_000;
/** Milliseconds, bytes, and ratios. */
const LIMITS = {
  visible: 50,
  confirmed: 300,
  service: 12_000,
  lines: 1.4,
  shift: 0.005,
  preview: 1500,
  task: 100,
  resolved: 20_000,
  memory: 10 * MB,
};

await inShop(async ({ url, platform }) => {
  const browser = await launch();
  try {
    /** @type {Record<string, any>} */
    const report = { service: serviceBytes() };
    if (PARTS.includes('cart')) report.cart = await onPhone(browser, url);
    if (PARTS.includes('add')) report.add = await adding(browser, url);
    if (PARTS.includes('list')) report.list = await longList(browser, url, await partNumbers(platform));
    print(report);
    keepReport('buying', report);
  } finally {
    await browser.close();
  }
});

/** JavaScript of the cart's service, brotli, without its messages: what every page of the shop loads for the number on the cart's button. */
function serviceBytes() {
  const folder = join(root, REMOTE, 'dist/browser');
  const { build } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  return build.modules['./cart-service'].js.reduce((sum, file) => sum + readFileSync(join(folder, `${file}.br`)).length, 0);
}

/** A guest's cart with a few lines, in turn with the product page, so that a machine that slows down slows both. */
async function onPhone(browser, url) {
  const storage = await fillCart(browser, url);
  const { js } = JSON.parse(readFileSync(join(root, REMOTE, 'dist/browser/release.json'), 'utf8')).build.modules['./cart-service'];
  const script = js.find((file) => file.startsWith('cart-service.'));
  /** @type {Record<'painted' | 'interactive' | 'lines' | 'shift' | 'service', number[]>} */
  const took = { painted: [], interactive: [], lines: [], shift: [], service: [] };
  for (let index = 0; index <= RUNS; index += 1) {
    say(`The cart on a phone: ${index === 0 ? 'warm-up' : `run ${index} of ${RUNS}`}`);
    const product = await visit(browser, url + PRODUCT, { script, storage });
    const cart = await visit(browser, `${url}/cart`, { content: LINE, storage });
    if (index === 0) continue;
    took.painted.push(product.lcp);
    took.interactive.push(product.interactive);
    took.service.push(product.allScripts.find(([address]) => address.endsWith(script))?.[2]);
    took.lines.push(cart.content);
    took.shift.push(cart.cls);
  }
  return { ...mediansOf(took), all: took };
}

async function fillCart(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const path of [PRODUCT, '/deep-groove-ball-bearing-6206.html', '/deep-groove-ball-bearing-6204.html']) {
    await page.goto(url + path);
    await pressAdd(page);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The first add of a visit, which makes the cart, and the next one. */
async function adding(browser, url) {
  /** @type {Record<'visible' | 'confirmed' | 'nextVisible' | 'nextConfirmed', number[]>} */
  const took = { visible: [], confirmed: [], nextVisible: [], nextConfirmed: [] };
  for (let index = 0; index <= RUNS; index += 1) {
    say(`Adding to the cart: ${index === 0 ? 'warm-up' : `run ${index} of ${RUNS}`}`);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(url + PRODUCT, { waitUntil: 'networkidle' });
    const first = await pressAdd(page);
    const next = await pressAdd(page);
    await context.close();
    if (index === 0) continue;
    took.visible.push(first.visible);
    took.confirmed.push(first.confirmed);
    took.nextVisible.push(next.visible);
    took.nextConfirmed.push(next.confirmed);
  }
  return { ...mediansOf(took), all: took };
}

/** Milliseconds from the press until the button says that it works, and until it says that it is done; painted. */
async function pressAdd(page) {
  const button = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  await button.evaluate((element) => {
    window.added = new Promise((resolve) => {
      const took = { visible: NaN, confirmed: NaN };
      let began = 0;
      element.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
      const note = (name) => requestAnimationFrame(() => setTimeout(() => (took[name] = performance.now() - began)));
      const observer = new MutationObserver(() => {
        if (element.getAttribute('aria-busy') === 'true') return note('visible');
        observer.disconnect();
        note('confirmed');
        return requestAnimationFrame(() => setTimeout(() => resolve(took), 50));
      });
      observer.observe(element, { attributes: true, attributeFilter: ['aria-busy'] });
    });
  });
  await button.click();
  return page.evaluate(() => window.added);
}

/** All part numbers of the demo, and others that nobody knows. */
async function partNumbers(platform) {
  const known = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = `{ products(filter: {}, pageSize: 100, currentPage: ${page}) { items { sku } page_info { total_pages } } }`;
    const { data } = await (await fetch(`${platform}/graphql?${new URLSearchParams({ query })}`)).json();
    known.push(...data.products.items.map(({ sku }) => sku));
    last = data.products.page_info.total_pages;
  }
  return Array.from({ length: ROWS }, (_, index) => known[index] ?? `P-${index}`);
}

/** One list in each document, on a slow processor. */
async function longList(browser, url, skus) {
  const storage = await signIn(browser, url);
  const text = skus.map((sku, index) => `${sku},${(index % 9) + 1}`).join('\n');
  const runs = [];
  for (let index = 0; index < Math.min(RUNS, 3); index += 1) {
    say(`A list of ${ROWS} rows: run ${index + 1}`);
    runs.push(await oneList(browser, url, storage, text));
  }
  return {
    ...Object.fromEntries(['preview', 'resolved', 'memory', 'held'].map((name) => [name, median(runs.map((run) => run[name]))])),
    task: Math.max(...runs.map(({ task }) => task)),
    runs,
  };
}

async function oneList(browser, url, storage, text) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', storageState: storage });
  const page = await context.newPage();
  await page.goto(`${url}/quickOrder`);
  const file = page.locator('main input[type="file"]');
  await file.waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  const used = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const before = await used();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchList, ROWS + 1);
  await file.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const took = await page.evaluate(() => window.list);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const held = (await used()) - before;
  await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
  await page.waitForLoadState('networkidle');
  const memory = (await used()) - before;
  await context.close();
  return { ...took, held, memory };
}

/** Runs in the page: when the list is drawn, when its last row is resolved, and what kept the page busy until then. */
function watchList(rows) {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  let began = 0;
  let preview = 0;
  document.addEventListener('change', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
  window.list = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!preview && document.querySelector(`main table[aria-rowcount="${rows}"]`)) {
        preview = performance.now();
        requestAnimationFrame(() => setTimeout(() => (preview = performance.now())));
      }
      const said = document.querySelector('main section [role="status"]')?.textContent ?? '';
      if (!preview || !said.endsWith('ready')) return;
      observer.disconnect();
      const resolved = performance.now() - began;
      setTimeout(() => resolve({ preview: preview - began, resolved, task: Math.max(0, ...tasks), tasks: tasks.length }), 500);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

/** @param {Record<string, any>} report */
function print({ service, cart, add, list }) {
  const ms = (value) => `${Math.round(value)} ms`;
  const mb = (bytes) => `${(bytes / MB).toFixed(1)} MB`;
  const ratio = (one, other) => `${(one / other).toFixed(2)} (${ms(one)} / ${ms(other)})`;
  /** @type {(string | number)[][]} */
  const rows = [['JavaScript of the cart’s service', `${(service / 1000).toFixed(1)} kB`, `${LIMITS.service / 1000} kB`]];
  if (cart)
    rows.push(
      ['the service is asked for / largest paint of a product page', ratio(cart.service, cart.painted), 'after it'],
      ['lines of the cart / largest paint of a product page', ratio(cart.lines, cart.painted), LIMITS.lines],
      ['lines of the cart / a product page answers', ratio(cart.lines, cart.interactive), ''],
      ['layout shift of the cart', cart.shift.toFixed(4), LIMITS.shift],
    );
  if (add)
    rows.push(
      ['add to cart: first in a visit, answered', ms(add.visible), ms(LIMITS.visible)],
      ['… confirmed', ms(add.confirmed), ms(LIMITS.confirmed)],
      ['add to cart: the next, answered', ms(add.nextVisible), ms(LIMITS.visible)],
      ['… confirmed', ms(add.nextConfirmed), ms(LIMITS.confirmed)],
    );
  if (list)
    rows.push(
      [`${ROWS} rows, ${CPU_SLOWDOWN} × CPU: shown`, ms(list.preview), ms(LIMITS.preview)],
      ['… longest task', ms(list.task), ms(LIMITS.task)],
      ['… all resolved', ms(list.resolved), ms(LIMITS.resolved)],
      ['… memory while the list stands', mb(list.held), ''],
      ['… memory once it is cleared', mb(list.memory), mb(LIMITS.memory)],
    );
  console.log('\nBuying');
  console.table(rows.map(([what, value, limit]) => ({ what, value, limit })));
}
