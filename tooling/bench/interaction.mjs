// What shoppers feel in the catalogue: a tile that is pressed on a slow phone, a session of 200 interactions and what they cost, what 200
// navigations leave in the memory, and suggestions. Alone: `npm run bench:interaction` (reports/interaction.json). RUNS (5), ONLY (a part).
import { pathToFileURL } from 'node:url';
import { givenNumber } from '../scripts/given-number.mjs';
import { say } from '../scripts/run.mjs';
import { CPU_SLOWDOWN, launch, slowDown, until } from './measure.mjs';
import { inShop, keepReport } from './shop.mjs';
import { median, mediansOf, mostOf } from './statistics.mjs';

const GRID = '/bearings/ball-bearings/deep-groove/sealed.html?view=grid';
/** The longest table, with the filters that have the most values. */
const TABLE = '/search.html?query=bearing&size=48&view=list';
const LIMITS = { first: 300, warm: 80, prefetched: 50, interaction: 100, growth: 0.05, suggestions: 150 };
const INTERACTIONS = 200;
const NAVIGATIONS = 200;
const LINK = '#main li h3 a, #main tbody th a';

/** @param {{ url: string; runs: number; only?: string | undefined }} shop the edge's address; `only`: one of `parts` */
export async function measureInteraction({ url, runs, only }) {
  const parts = { tile: pressTiles, session: useForLong, memory: goOn, suggestions: typeInSearch };
  const report = {};
  for (const [name, measure] of Object.entries(parts)) {
    if (only && only !== name) continue;
    say(`Interaction: ${name}`);
    // What the browser compiles as it learns what is used often is no memory of the shop's.
    const browser = await launch(name === 'memory' ? ['--js-flags=--no-opt --no-maglev --no-sparkplug'] : []);
    try {
      report[name] = await measure(browser, url, runs);
    } finally {
      await browser.close();
    }
  }
  return report;
}

/** @param {Record<string, any>} report */
export function printInteraction({ tile, session, memory, suggestions }) {
  const ms = (value) => `${Math.round(value)} ms`;
  const rows = [
    ...(tile ? ['first', 'warm', 'prefetched'].map((name) => [`tile → product, ${name}`, ms(tile[name]), ms(LIMITS[name])]) : []),
    ...(session ? [[`${session.count} interactions, p98 to the next paint`, ms(session.p98), ms(LIMITS.interaction)]] : []),
    ...(memory
      ? [
          [
            `${NAVIGATIONS} navigations: memory`,
            `${(memory.growth * 100).toFixed(1)} % of ${Math.round(memory.before / 1e5) / 10} MB`,
            `${LIMITS.growth * 100} %`,
          ],
        ]
      : []),
    ...(suggestions ? [['last key → suggestions', ms(suggestions.took), ms(LIMITS.suggestions)]] : []),
  ];
  console.log('\nInteraction');
  console.table(Object.fromEntries(rows.map(([what, value, limit]) => [what, { value, limit }])));
}

/** A tile on a slow phone: the first one of a visit, one when the page's code is there, and one that the finger has been near. */
async function pressTiles(browser, url, runs) {
  const took = { first: [], warm: [], prefetched: [] };
  for (let index = 0; index <= runs; index += 1) {
    const { page, close } = await open(browser, { width: 360, isSlow: true });
    const press = async (place, isNear) => {
      await page.goto(url + GRID);
      await ready(page);
      // In a document that has shown a product before, its code and nothing of this one are there.
      const link = page.locator(LINK).nth(place);
      const name = ((await link.textContent()) ?? '').trim();
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      if (isNear) {
        await link.dispatchEvent('pointerover');
        await page.waitForLoadState('networkidle');
      }
      return until(page, () => touch(link), { selector: 'main h1', text: name });
    };
    const one = { first: await press(0, false) };
    await page.goBack();
    await page.locator(LINK).first().waitFor();
    await page.waitForLoadState('networkidle');
    const second = page.locator(LINK).nth(1);
    const name = ((await second.textContent()) ?? '').trim();
    one.warm = await until(page, () => touch(second), { selector: 'main h1', text: name });
    one.prefetched = await press(2, true);
    await close();
    if (index > 0) for (const [key, value] of Object.entries(one)) took[key].push(value);
  }
  return { ...mediansOf(took), all: took };
}

/** A finger's touch and nothing else: what looks first whether it would hit costs the page time. */
async function touch(link) {
  await link.page().touchscreen.tap(...(await middleOf(link)));
}

/** The same of a mouse. */
async function press(element) {
  await element.page().mouse.click(...(await middleOf(element)));
}

const middleOf = (element) =>
  element.evaluate((one) => {
    const box = () => one.getBoundingClientRect();
    if (box().top < 160 || box().bottom > innerHeight - 80) one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = box();
    return [x + width / 2, y + height / 2];
  });

/** Two hundred interactions with a table of 48 rows, its filters, the header and what opens over the page, on a processor four times slower. */
async function useForLong(browser, url) {
  const { page, close } = await open(browser, { width: 1440, isSlow: 'processor' });
  await page.addInitScript(() => {
    window.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name, target } of /** @type {any[]} */ (list.getEntries()))
        if (interactionId > 0 && duration >= (window.interactions.get(interactionId)?.duration ?? 0))
          window.interactions.set(interactionId, {
            duration,
            name,
            target: target && `${target.tagName.toLowerCase()} ${target.textContent.slice(0, 40)}`,
          });
    }).observe(/** @type {object} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  });
  await page.goto(url + TABLE);
  await ready(page);
  const done = [];
  const step = async (name, act) => {
    if (done.length >= INTERACTIONS) return;
    await act();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    done.push(name);
    if (done.length % 20 === 0) say(`Interaction: ${done.length} of ${INTERACTIONS}`);
  };
  while (done.length < INTERACTIONS) await oneRound(page, step);
  const all = await page.evaluate(() => [...window.interactions.values()]);
  await close();
  // What is faster than a frame is not told by the browser.
  const durations = [...all.map(({ duration }) => duration), ...Array(Math.max(0, done.length - all.length)).fill(8)];
  return {
    count: done.length,
    p98: mostOf(durations, 0.98),
    slowest: all.sort((a, b) => b.duration - a.duration).slice(0, 8),
  };
}

/** What a buyer does with a long list, one press or key at a time. */
async function oneRound(page, step) {
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const quantity = main.locator('tbody').getByRole('textbox', { name: 'Quantity' });
  for (const place of [0, 5]) {
    await step('quantity', () => press(quantity.nth(place)));
    await step('digit', () => page.keyboard.press('1'));
    await step('back', () => page.keyboard.press('Backspace'));
  }
  // Those with the most values among them.
  const groups = main.locator('details > summary').filter({ hasNotText: 'Show all' });
  const count = await groups.count();
  for (const place of [3, 4, 5, 6].filter((one) => one < count)) await step('filter group', () => press(groups.nth(place)));
  for (const place of [3, 4, 5, 6].filter((one) => one < count)) await step('filter group', () => press(groups.nth(place)));
  await step('VAT', () => press(banner.getByRole('button', { name: 'excl. VAT' })));
  await step('VAT', () => press(banner.getByRole('button', { name: 'incl. VAT' })));
  const compare = main.locator('tbody').getByRole('button', { name: /compare/i });
  await step('compare', () => press(compare.first()));
  await step('compare', () => press(compare.first()));
  const search = banner.getByRole('combobox').first();
  await step('search', () => press(search));
  for (const key of ['s', 'e', 'a', 'l']) await step('search key', () => page.keyboard.press(key));
  await step('Escape', () => page.keyboard.press('Escape'));
  for (let typed = 0; typed < 4; typed += 1) await step('search key', () => page.keyboard.press('Backspace'));
}

/** Memory before and after two hundred navigations between a list, its products and the start. */
async function goOn(browser, url) {
  const { page, cdp, close } = await open(browser, { width: 1440 });
  await page.goto(url + GRID);
  await ready(page);
  const turnAround = async () => {
    for (const place of [0, 1]) {
      await page.locator(LINK).nth(place).click();
      await page.locator('main h1[id]').waitFor();
      await page.getByRole('table').first().waitFor();
      await page.goBack();
      await page.locator(LINK).first().waitFor();
    }
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(`${url}/`);
    await page.locator('main form').first().waitFor();
    await page.goBack();
    await page.locator(LINK).first().waitFor();
  };
  const used = async () => {
    await page.waitForLoadState('networkidle');
    for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize;
  };
  const ROUND = 6;
  for (let turns = 0; turns < 40 / ROUND; turns += 1) await turnAround();
  const before = await used();
  for (let turns = 0; turns < NAVIGATIONS / ROUND; turns += 1) await turnAround();
  const after = await used();
  await close();
  return { before, after, growth: after / before - 1 };
}

const SEARCHES = ['bearing 6205', 'oil seal 30', 'timing belt', 'chain 08b', 'grease', 'bearing 6206', 'o-ring 20', 'v-belt spa'];

async function typeInSearch(browser, url, runs) {
  const { page, close } = await open(browser, { width: 1440 });
  await page.goto(`${url}/`);
  await ready(page);
  const search = page.getByRole('banner').getByRole('combobox').first();
  const all = [];
  for (let index = 0; index <= runs; index += 1) {
    const text = SEARCHES[index % SEARCHES.length] ?? '';
    await search.fill('');
    await search.pressSequentially(text.slice(0, -1), { delay: 30 });
    await page.waitForLoadState('networkidle');
    const took = await until(page, () => search.press(text.slice(-1)), { selector: '[role="option"]', isNew: true });
    if (index > 0) all.push(took);
  }
  await close();
  return { took: median(all), all };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, isSlow?: boolean | 'processor' }} options `isSlow`: the line as well, or the processor alone
 */
async function open(browser, { width, isSlow = false }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 740 : 900 },
    deviceScaleFactor: width < 500 ? 2 : 1,
    isMobile: width < 500,
    hasTouch: width < 500,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (isSlow === 'processor') await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  else if (isSlow) await slowDown(cdp);
  return { page, cdp, close: () => context.close() };
}

async function ready(page) {
  await page.waitForFunction(() => document.querySelector('#shell[data-hydrated]'), undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  // What is loaded when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.waitForLoadState('networkidle');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await inShop(async ({ url }) => {
    const report = await measureInteraction({ url, runs: givenNumber('RUNS', 5, { least: 1 }), only: process.env.ONLY });
    printInteraction(report);
    keepReport('interaction', report);
  });
