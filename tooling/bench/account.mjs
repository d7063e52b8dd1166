// The account and the company, with much in them: what their pages load, when a slow phone shows them, and how long lists and trees are worked with.
// Part of `npm run bench`; alone: `npm run bench:account` (reports/account.json). RUNS (5).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { givenNumber } from '../scripts/given-number.mjs';
import { say } from '../scripts/run.mjs';
import { root } from '../scripts/workspace.mjs';
import { launch, until, visit } from './measure.mjs';
import { control, CUSTOMER, inShop, keepReport, signIn, wish } from './shop.mjs';
import { median, mediansOf } from './statistics.mjs';

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const ORDERS = 5000;
const USERS = 2000;
const LEVELS = 12;
/** Pages whose content is asked for with what says that it is there. */
const CONTENT = {
  '/order-history': 'main h2 a',
  '/account-information': 'main a[href^="/order-history/"]',
  '/wishlist': 'main h2 a',
};
const WISHED = 300;
const LIMITS = {
  javascript: 60_000,
  painted: 1.5,
  interactive: 1.5,
  task: 50,
  search: 200,
  part: 200,
  permissions: 100,
  structure: 300,
};

/**
 * Fills the platform, signs in, and measures.
 *
 * @param {{ url: string; platform: string; runs: number }} shop the edge's address and the platform's
 */
export async function measureAccount({ url, platform, runs }) {
  await control(platform, 'many/orders', { email: CUSTOMER, count: ORDERS });
  await control(platform, 'many/users', { email: CUSTOMER, count: USERS, levels: LEVELS });
  await wish(platform, WISHED);
  const browser = await launch();
  try {
    const storage = await signIn(browser, url);
    say('Account: what each page loads');
    const javascript = await loads(browser, url, storage);
    const content = await onPhone(browser, url, storage, runs);
    say('Account: long lists and trees');
    return { javascript, content, ...(await atDesk(browser, url, storage, runs)) };
  } finally {
    await browser.close();
    // The rest of a bench has the demo data.
    await control(platform, 'reset', {});
  }
}

export function printAccount({ javascript, content, ...desk }) {
  const [heaviest, bytes] = Object.entries(javascript).sort(([, a], [, b]) => b - a)[0] ?? ['none', 0];
  const ms = (value) => `${Math.round(value)} ms`;
  const ratio = (one, other) => `${(one / other).toFixed(2)} (${ms(one)} / ${ms(other)})`;
  console.log('\nAccount and company');
  console.table(
    Object.fromEntries(
      [
        [`JavaScript of the remote, most: ${heaviest}`, `${(bytes / 1000).toFixed(1)} kB`, `${LIMITS.javascript / 1000} kB`],
        ...Object.keys(CONTENT).flatMap((path) => [
          [`${path} / largest paint of a product page`, ratio(content[path], content.painted), LIMITS.painted],
          [`${path} / a product page answers`, ratio(content[path], content.interactive), LIMITS.interactive],
        ]),
        [`${ORDERS} orders: longest task`, ms(desk.task), ms(LIMITS.task)],
        [`${ORDERS} orders: search by reference`, ms(desk.search), ms(LIMITS.search)],
        [`${ORDERS} orders: search by part number`, ms(desk.part), ms(LIMITS.part)],
        ['permission tree opens', ms(desk.permissions), ms(LIMITS.permissions)],
        [`${USERS} users, ${LEVELS} levels: tree opens`, ms(desk.structure), ms(LIMITS.structure)],
      ].map(([what, value, limit]) => [what, { value, limit }]),
    ),
  );
}

/** Bytes of the remote's scripts, of each page of the two remotes that has no parameter. (The cart's, for the badge, come on every page of the shop.) */
async function loads(browser, url, storage) {
  const bytes = {};
  for (const name of ['mfe-account', 'mfe-company'])
    for (const { path } of JSON.parse(readFileSync(join(root, name, 'release.json'), 'utf8')).routes.filter(
      (route) => !route.path.includes('{'),
    )) {
      const { allScripts } = await visit(browser, url + path, { throttled: false, storage });
      bytes[path] = allScripts.filter(([address]) => address.includes(`/releases/${name}/`)).reduce((total, [, size]) => total + size, 0);
    }
  return bytes;
}

/** In turn with the product page, so that a machine that slows down slows all of them. */
async function onPhone(browser, url, storage, runs) {
  /** @type {Record<string, number[]>} */
  const took = Object.fromEntries(['painted', 'interactive', ...Object.keys(CONTENT)].map((name) => [name, []]));
  for (let index = 0; index <= runs; index += 1) {
    say(`Account on a phone: ${index === 0 ? 'warm-up' : `run ${index} of ${runs}`}`);
    const { lcp, interactive } = await visit(browser, url + PRODUCT);
    const one = { painted: lcp, interactive };
    for (const [path, content] of Object.entries(CONTENT)) one[path] = (await visit(browser, url + path, { content, storage })).content;
    if (index > 0) for (const [name, at] of Object.entries(one)) took[name]?.push(at);
  }
  return { ...mediansOf(took), all: took };
}

/** One document, at a desk: what is pressed there, until it stands in the page. */
async function atDesk(browser, url, storage, runs) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    storageState: storage,
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const lists = { task: [], search: [], part: [], permissions: [], structure: [] };
  for (let index = 0; index <= runs; index += 1) {
    const one = { ...(await inOrders(page, url)), ...(await inTrees(page, url)) };
    if (index > 0) for (const [name, value] of Object.entries(one)) lists[name].push(value);
  }
  await context.close();
  return {
    task: Math.max(...lists.task),
    ...Object.fromEntries(['search', 'part', 'permissions', 'structure'].map((name) => [name, median(lists[name])])),
    lists,
  };
}

async function inOrders(page, url) {
  await page.goto(`${url}/order-history`);
  await page.getByText(`${ORDERS.toLocaleString('en-US')} orders`, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window.tasks.length = 0));
  for (let step = 0; step < 3; step += 1) {
    for (let turns = 0; turns < 10; turns += 1) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const next = page.getByRole('main').getByRole('link', { name: /next/i });
    const first = await page.locator('main h2 a').first().textContent();
    await next.click();
    await page.waitForFunction((text) => document.querySelector('main h2 a')?.textContent !== text, first);
  }
  const field = page.getByRole('searchbox', { name: /order number/i });
  await field.fill(`po 2026-${String(ORDERS - 2).padStart(5, '0')}`);
  const search = await until(page, () => field.press('Enter'), { selector: 'main [role="status"]', text: '1 order' });
  // A part number that many orders hold.
  await field.fill('6205-2RS');
  const part = await until(page, () => field.press('Enter'), { selector: 'main h2 a', isNew: true });
  return { search, part, task: Math.max(0, ...(await page.evaluate(() => window.tasks))) };
}

/** Each in a document that has neither the page's code nor its data. */
async function inTrees(page, url) {
  await page.goto(`${url}/manage-role`);
  const add = page.locator('main a[href="/createSubRole"]');
  await add.waitFor();
  await page.waitForLoadState('networkidle');
  const permissions = await until(page, () => add.click(), { selector: 'main [role="treeitem"]' });
  await page.goto(`${url}/company/profile`);
  await page.locator('main dl').first().waitFor();
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('navigation').locator('a[href="/company/structure"]').first();
  const structure = await until(page, () => link.click(), { selector: 'main [role="treeitem"]' });
  return { permissions, structure };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await inShop(async ({ url, platform }) => {
    const report = await measureAccount({ url, platform, runs: givenNumber('RUNS', 5, { least: 1 }) });
    printAccount(report);
    keepReport('account', report);
  });
