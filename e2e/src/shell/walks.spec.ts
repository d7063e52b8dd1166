/*
 * Random walks: links, menu, filters, pages of a list, Back, Forward and the language, pressed at any pace while the platform answers at
 * any pace. Whatever was under way, the page that stands there in the end is that of the address.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isAtRest, requestsUnderWay } from '../kit/at-rest';
import { shortIf } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';

const WALKS = 200;
/** How many of them `npm test` takes. */
const SHORT = 24;
const PRESSES = 7;
const LONGEST_PAUSE_MS = 400;
const LONGEST_DELAY_MS = 600;

const STARTS = ['/', '/bearings.html', '/arabic/seals.html', '/search.html?query=6205', '/deep-groove-ball-bearing-6204-2rs.html'];
const PRESSED = ['page', 'page', 'page', 'menu', 'filter', 'list', 'back', 'back', 'back', 'forward', 'language'] as const;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Presses something of a kind that is on the page, at once: a hand would wait until the page stands still. Says what was pressed. */
function press(page: Page, kind: (typeof PRESSED)[number], chance: number): Promise<string> {
  return page.evaluate(
    ({ kind, chance }) => {
      const places = {
        page: '#main a[href]',
        menu: 'header a[href], footer a[href]',
        filter: '#main aside input[type="checkbox"], #main a[aria-current][href], #main select',
        list: '#main nav a[href*="page="]',
        language: 'a[hreflang]',
      };
      if (kind === 'back' || kind === 'forward') {
        const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
        if (kind === 'back' ? !navigation.canGoBack : !navigation.canGoForward) return `no way ${kind}`;
        history[kind]();
        return kind;
      }
      const isPressed = (element: Element) => {
        if (!element.checkVisibility()) return false;
        if (!(element instanceof HTMLAnchorElement)) return true;
        const isFile = element.hasAttribute('download') || /^\/(media|rest)\b/.test(element.pathname);
        return element.origin === location.origin && !element.target && !isFile;
      };
      const found = [...document.querySelectorAll<HTMLElement>(places[kind])].filter(isPressed);
      const one = found[Math.floor(chance * found.length)];
      if (!one) return `no ${kind}`;
      if (one instanceof HTMLSelectElement) {
        one.selectedIndex = Math.floor(((chance * found.length) % 1) * one.options.length);
        one.dispatchEvent(new Event('change', { bubbles: true }));
      } else {
        // Every other one is loaded ahead.
        if ((chance * 1000) % 2 < 1) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        one.click();
      }
      return `${kind}: ${one.getAttribute('href') ?? one.id}`;
    },
    { kind, chance },
  );
}

/** What a page is known by; its content word for word. */
const look = (page: Page) =>
  page.evaluate(() => {
    return {
      url: location.href,
      heading: document.querySelector('#main h1')?.textContent,
      title: document.title,
      canonical: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content,
      content: (document.getElementById('main')?.innerText ?? '').split(/\s*\n\s*/).filter(Boolean),
    };
  });

/**
 * Lets what a page asks of the platform go out later. Not by Playwright's routes: they stop every request of every page, and switch off the
 * cache, which a browser has.
 *
 * @param delay - gives milliseconds.
 */
async function delayed(page: Page, delay: () => number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // The page that asked may be gone.
    void pause(delay()).then(() => session.send('Fetch.continueRequest', { requestId }).catch(() => undefined));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql*' }] });
}

// So high that what waits until it is near is asked for at once; drawn small, as nobody looks at it.
test.use({ viewport: { width: 1280, height: 12_000 }, deviceScaleFactor: 0.1, serviceWorkers: 'block' });

for (let seed = 1; seed <= WALKS; seed += 1) {
  test(`walk ${seed} ends at the page of its address`, shortIf(seed <= SHORT), async ({ page, context }) => {
    const random = createRandom(seed);
    const delay = createRandom(-seed);
    await delayed(page, () => delay() * LONGEST_DELAY_MS);
    const underWay = requestsUnderWay(page);

    await open(page, STARTS[seed % STARTS.length] ?? '/');
    const walked: string[] = [];
    for (let count = 0; count < PRESSES; count += 1) {
      const kind = PRESSED[Math.floor(random() * PRESSED.length)] ?? 'page';
      const chance = random();
      // Between two documents nothing can be pressed.
      walked.push(await press(page, kind, chance).catch(() => 'between two documents'));
      await pause(random() * LONGEST_PAUSE_MS);
    }
    await expect.poll(async () => underWay.size === 0 && (await isAtRest(page))).toBe(true);
    const fresh = await context.newPage();
    // Who has chosen a language and types an address is given it in that language; the walk's address stands for itself.
    await context.clearCookies({ name: 'store_view_code' });
    await expect(async () => {
      // The document that a last press asks for may begin only now.
      if (fresh.url() !== page.url()) await fresh.goto(page.url());
      expect(await look(page)).toEqual(await look(fresh));
    }, walked.join('\n')).toPass({ timeout: 15_000 });
  });
}
