/* Text is read in a font of the system until the shop's own has come. */
import type { Page, Route } from '@playwright/test';
import { inTurn, LONG } from '../kit/lanes';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, test } from '../kit/shop';
import type { Language } from '../kit/texts';

const PREFIX: Readonly<Record<Language, string>> = { en: '', ar: '/arabic' };
const LIMIT = 0.005;

test.use({ viewport: { width: 1440, height: 900 } });

for (const [place, path] of ['/deep-groove-ball-bearing-6205-2rs.html', '/bearings.html'].entries())
  for (const language of ['en', 'ar'] as const)
    test(
      `what is read stays where it is when the fonts come: ${path} (${language})`,
      place === 0 ? inTurn(language, 1) : LONG,
      async ({ page }) => {
        const held: Record<Language, Route[]> = { en: [], ar: [] };
        await page.route(/\.woff2$/, (route) => void held[route.request().url().includes('-arabic-arabic-') ? 'ar' : 'en'].push(route));
        await watchShifts(page);
        await page.goto(PREFIX[language] + path, { waitUntil: 'commit' });
        await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
        // Those of the document's own script first, then the others, as on a slow line. Bold and regular of each are on every page.
        for (const script of language === 'ar' ? (['ar', 'en'] as const) : (['en'] as const)) {
          await expect.poll(() => held[script].length).toBeGreaterThanOrEqual(2);
          await twoFrames(page);
          await Promise.all(held[script].map((route) => route.continue()));
          await expect.poll(() => loadedFaces(page, script === 'ar' ? 'IBM Plex Sans Arabic' : 'IBM Plex Sans')).toBeGreaterThanOrEqual(2);
          await twoFrames(page);
        }
        const { sum, moved } = await readShifts(page);
        expect(sum, moved).toBeLessThan(LIMIT);
      },
    );

function loadedFaces(page: Page, wanted: string): Promise<number> {
  return page.evaluate(
    (name) => [...document.fonts].filter(({ family, status }) => family.replace(/['"]/g, '') === name && status === 'loaded').length,
    wanted,
  );
}

/** What has changed is laid out, and its moves are known. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
