/* A start in which files fail, hang, are late or come in another order: one click, or none, and the page works. */
import type { Browser, Page, Request, Route } from '@playwright/test';
import { LONG, shortIf } from '../kit/lanes';
import { expect, test } from '../kit/shop';
import { startSlowLine } from '../kit/slow-line';
import { texts } from '../kit/texts';

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
/** A page of each remote, what its heading says, and whether the server renders it. */
const PAGES: readonly [string, string, RegExp][] = [
  ['mfe-catalog', PRODUCT, /6205-2RS/],
  ['mfe-cart-checkout', '/cart', /Shopping Cart/],
  ['mfe-account', '/sign-in', /Sign in \/ Register/],
  ['mfe-company', '/manage-subuser', /./],
];

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answer 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answer 500': (route) => route.fulfill({ status: 500, body: 'planned' }),
  'are cut off': (route) => route.abort('connectionreset'),
};

/** The page answers to hands: the shop is hydrated, and so is the page. */
async function expectWorks(page: Page, heading: RegExp): Promise<void> {
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
  await expect(page.locator('[data-slot-failure]')).toHaveCount(0);
  // Mounted, or hydrated: the server's markup alone looks the same.
  await expect(page.locator('main [data-root][data-team]').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
}

for (const [index, [remote, path, heading]] of PAGES.entries()) {
  for (const [place, [what, fail]] of Object.entries(FAILURES).entries()) {
    test(
      `all files of ${remote} ${what} at a full page load, then are well: one click suffices`,
      shortIf(index % 3 === place),
      async ({ page, silent }) => {
        silent.allow(/./);
        let isBroken = true;
        await page.route(new RegExp(`/releases/(~\\d+/)?${remote}/`), (route) => (isBroken ? fail(route) : route.continue()));
        await page.goto(path);
        await expect(page.locator('main [data-slot-failure]')).toBeVisible();
        await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
        isBroken = false;
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectWorks(page, heading);
        if (path === PRODUCT) await addToCart(page);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      },
    );
  }
}

/** The scripts that a product page starts with, by their paths. (The cart's come later, and its commands have a limit of their own.) */
async function scriptsOf(page: Page): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/releases\/(shell|mfe-catalog)\/.*\.js$/.test(pathname)) scripts.add(pathname);
  };
  page.on('request', note);
  await page.goto(PRODUCT);
  await expectWorks(page, /6205-2RS/);
  page.off('request', note);
  return [...scripts];
}

/** Every second script of a page's, the first or the second on, and for each a tab of its own at `url`. */
async function inTabs(
  { page, browser, url, half }: { page: Page; browser: Browser; url: string; half: number },
  look: (tab: Page, script: string) => Promise<void>,
): Promise<void> {
  for (const script of (await scriptsOf(page)).filter((_script, place) => place % 2 === half)) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    const tab = await context.newPage();
    await test.step(script, () => look(tab, script));
    await context.close();
  }
}

/** Whatever the shell did not mend itself, one click mends. */
async function expectMended(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.locator('#shell[data-hydrated]')).toBeAttached({ timeout: 45_000 });
  // What the slot says stands there with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (await again.isVisible()) await again.click();
  await expectWorks(page, /6205-2RS/);
  await addToCart(page);
}

interface Traffic {
  /** Whether other files have come, and nothing but this request waits for its answer. */
  isQuietBut(request: Request): boolean;
}

function watchTraffic(page: Page): Traffic {
  const waiting = new Set<Request>();
  let hasCome = false;
  page.on('request', (request) => void waiting.add(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
  page.on('requestfinished', (request) => {
    waiting.delete(request);
    // The document itself comes before all that it asks for.
    if (!request.isNavigationRequest()) hasCome = true;
  });
  return { isQuietBut: (request) => hasCome && [...waiting].every((one) => one === request) };
}

const FAULTS: Readonly<Record<string, (route: Route, traffic: Traffic) => Promise<void>>> = {
  'is lost': (route) => route.abort('connectionreset'),
  'is not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is late': async (route, { isQuietBut }) => {
    // All else that the page has asked for so far is there before it.
    await expect.poll(() => isQuietBut(route.request())).toBe(true);
    await route.continue();
  },
};

// In two halves: each start takes its time, and each half has that of one test.
const HALVES = [0, 1];

for (const [what, fault] of Object.entries(FAULTS))
  for (const half of HALVES)
    test(
      `each script of a page ${what} once, in turn: the page works in the end (${half + 1} of 2)`,
      LONG,
      async ({ page, browser, shop, silent }) => {
        silent.allow(/./);
        await inTabs({ page, browser, url: shop.url, half }, async (tab, script) => {
          const traffic = watchTraffic(tab);
          let isMet = false;
          await tab.route(`**${script}`, (route) => {
            if (isMet) return route.continue();
            isMet = true;
            return fault(route, traffic);
          });
          await tab.goto(PRODUCT, { waitUntil: 'commit' });
          await expectMended(tab);
          expect(isMet).toBe(true);
        });
      },
    );

test('a document whose end comes after its scripts starts the shop all the same', async ({ page, shop }) => {
  const line = await startSlowLine(shop.url, (html) => html.lastIndexOf('<script type="application/json"'));
  await page.goto(line.url + PRODUCT, { waitUntil: 'commit' });
  await expect(page.locator('html[data-started]')).toBeAttached();
  await expect(page.locator('#document-data')).toHaveCount(0);
  line.goOn();
  await expectWorks(page, /6205-2RS/);
  await addToCart(page);
  await expect(page.locator('#start-failure')).toBeHidden();
  line.stop();
});

for (const [what, from, to] of [
  ['a filter', '/bearings.html?page=2', '/bearings.html'],
  ['a page of another remote', '/sign-in', '/cart'],
] as const)
  test(`Back out of ${what} while the document of it is being loaded: the page is that of the address`, async ({ page }) => {
    await page.goto(to);
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.getElementById('main')?.append(link);
      link.click();
    }, from);
    await expect(page).toHaveURL(from);
    await expect(page.locator('main:not([aria-busy])')).toBeAttached();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/releases\/(~\d+\/)?shell\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('#document-data')).toBeAttached();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(to);
    goOn();
    await expectWorks(page, new RegExp(heading ?? '-'));
    await expect(page.locator('main:not([aria-busy])')).toBeAttached();
    const fresh = await page.context().newPage();
    await fresh.goto(to);
    const textOf = (document: Page) => document.locator('main').innerText();
    await expect(fresh.locator('#shell[data-hydrated]')).toBeAttached();
    await expect.poll(async () => (await textOf(page)) === (await textOf(fresh)), { timeout: 20_000 }).toBe(true);
  });

test('what the shell loads behind the first page may be missing: whoever looks after the shop is told, the shopper is not', async ({
  page,
  silent,
}) => {
  const told = /recorded error in shell chrome: Loading (CSS )?chunk/;
  silent.allow(told);
  // What the shopper uses is asked for again by their next press, and React says that it did not come; not as an error of the page.
  silent.allow(/net::ERR_FAILED|^error: ChunkLoadError/);
  let recorded = 0;
  page.on('console', (message) => void (told.test(message.text()) && (recorded += 1)));
  const html = await (await page.request.get(PRODUCT)).text();
  const missing = new Set<string>();
  await page.route(/\/releases\/(~\d+\/)?shell\/.*\.js$/, (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (html.includes(file)) return route.continue();
    missing.add(file);
    return route.abort();
  });
  await page.goto(PRODUCT);
  await expectWorks(page, /6205-2RS/);
  await expect.poll(() => recorded).toBeGreaterThan(1);
  await page.unrouteAll();
  expect(missing.size).toBeGreaterThan(1);
  await addToCart(page);
  await expect(page.getByText(texts('en').shell('toast.unexpected'))).toHaveCount(0);
});

for (const half of HALVES)
  test(
    `each script of a page hangs once, in turn: the page works in the end (${half + 1} of 2)`,
    LONG,
    async ({ page, browser, shop, silent }) => {
      silent.allow(/./);
      await inTabs({ page, browser, url: shop.url, half }, async (tab, script) => {
        await tab.clock.install();
        let isMet = false;
        await tab.route(`**${script}`, async (route) => {
          if (isMet) await route.continue();
          isMet = true;
        });
        await tab.goto(PRODUCT, { waitUntil: 'commit' });
        await expect.poll(() => isMet).toBe(true);
        const isDone = async () => (await tab.locator('#shell[data-hydrated], [data-slot-failure]').count()) > 0;
        // The clock of the page runs ahead, in steps that a start at work outlasts: nobody waits half a minute for what the limits are.
        await expect
          .poll(
            async () => {
              if (!(await isDone())) await tab.clock.fastForward(11_000).catch(() => undefined);
              return isDone();
            },
            { timeout: 40_000, intervals: [2500] },
          )
          .toBe(true);
        await expectMended(tab);
      });
    },
  );

for (const [index, seed] of [20261121, 7, 4711].entries()) {
  test(`scripts that come in any order, each at its time (seed ${seed})`, shortIf(index === 0), async ({ page }) => {
    const random = sequence(seed);
    await page.route(/\/releases\/.*\.js$/, async (route) => {
      const delay = random() * 1500;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    await expectWorks(page, /6205-2RS/);
    await addToCart(page);
  });
}

test('a start that fails again and again says so, with a link that tries again; the page stays readable', async ({ page, silent }) => {
  silent.allow(/./);
  let isBroken = true;
  await page.route(/\/releases\/shell\/.*\/shell\.[^/]+\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(PRODUCT);
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
  isBroken = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectWorks(page, /6205-2RS/);
});

/** Keeps the first request for a file waiting for ever; gives the paths that were asked for. */
async function hangOnce(page: Page, file: RegExp): Promise<string[]> {
  const asked: string[] = [];
  await page.route(file, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    if (asked.length > 1) await route.continue();
  });
  return asked;
}

/** The page's clock runs past the limit of a file, once it has been asked for. */
async function outlastLimit(page: Page, asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward(11_000);
}

for (const type of ['js', 'css'])
  test(`a file that a remote at work loads later (${type}) hangs: it comes by another path, with no click more`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.clock.install();
    await page.goto('/bearings.html');
    await expectWorks(page, /Bearings/);
    const asked = await hangOnce(page, new RegExp(`/mfe-catalog/.*/on-demand\\.[^/]+\\.${type}$`));
    await page.getByRole('main').getByRole('button', { name: 'Filters', exact: true }).click();
    await outlastLimit(page, asked);
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    // The number of the path counts up with each file that was late, and the jump of the clock may have made others late, too.
    expect(asked[1]?.replace(/~\d+\//, '')).toBe(asked[0]);
    expect(asked[1]).not.toBe(asked[0]);
  });

test('a slot of a remote at work whose file hangs says so, and one click suffices', async ({ page, silent }) => {
  silent.allow(/did not load in time/);
  await page.clock.install();
  await page.goto('/cart');
  await expectWorks(page, /Shopping Cart/);
  const asked = await hangOnce(page, /\/mfe-cart-checkout\/.*\/mini-cart\.[^/]+\.js$/);
  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  // The pointer has asked for the file already; the slot waits for it, too.
  await expect(panel.locator('[aria-busy="true"]')).toBeAttached();
  await outlastLimit(page, asked);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.locator('[data-root][data-team]')).toBeAttached();
  await expect(panel.locator('[data-slot-failure]')).toHaveCount(0);
});

/** Numbers between 0 and 1, the same for the same seed. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
