/* Lists of products: how many at a time and that it is kept, filters that say what they leave, ways around them by keyboard. */
import { violationsIn } from '../kit/accessible';
import { LONG, inTurn } from '../kit/lanes';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = { en: '', ar: '/arabic' };
const CATEGORY = '/bearings/ball-bearings/deep-groove.html';
const OTHER = '/seals/o-rings.html';

for (const language of LANGUAGES) {
  const { catalog } = texts(language);
  const at = (path: string) => PREFIX[language] + path;

  test(
    `how many at a time is kept for the lists that are opened later, and nothing that is seen moves (${language})`,
    inTurn(language, 1),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await open(page, at(CATEGORY));
      const tiles = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(tiles).toHaveCount(6);
      await page
        .getByRole('navigation', { name: catalog('list.page-size') })
        .getByRole('link', { name: '24' })
        .click();
      await expect(tiles).toHaveCount(24);
      await expect(page).toHaveURL(/size=24/);
      await watchShifts(page);
      // The document is the same for everybody; the visitor's choice comes by script.
      const html = await (await page.request.get(at(OTHER))).text();
      expect(html.match(/<h3/g)).toHaveLength(6);
      await open(page, at(OTHER));
      await expect(tiles).toHaveCount(24);
      await expect(page).toHaveURL(/size=24/);
      const { sum, moved } = await readShifts(page);
      expect(sum, moved).toBeLessThan(0.005);
      // Who is sent an address with its own number sees that.
      await open(page, at(`${OTHER}?size=12`));
      await expect(tiles).toHaveCount(12);
    },
  );

  test(`the view is kept for the lists that are opened later (${language})`, inTurn(language, 0), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, at(CATEGORY));
    await page.getByRole('link', { name: catalog('view.list'), exact: true }).click();
    const table = page.getByRole('table', { name: catalog('list.table') });
    await expect(table).toBeVisible();
    await watchShifts(page);
    // Parts of several families: each is said what it is measured by, and nothing is that no part shown has.
    await open(page, at('/seals.html'));
    await expect(page).toHaveURL(/view=list/);
    const headings = table.getByRole('columnheader');
    for (const symbol of ['d', 'D', 'B']) await expect(headings.getByText(symbol, { exact: true })).toBeVisible();
    await expect(headings.getByText('d₂', { exact: true })).toHaveCount(0);
    const { sum, moved } = await readShifts(page);
    expect(sum, moved).toBeLessThan(0.005);
    // Who is sent an address with its own view sees that.
    await open(page, at(`${OTHER}?view=grid`));
    await expect(table).toHaveCount(0);
  });

  test(`a list is ordered on a narrow screen whatever its address says (${language})`, LONG, async ({ page }) => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      for (const search of ['?size=12', '?view=list&size=12']) {
        await open(page, at(`${CATEGORY}${search}`));
        await expect(page.getByRole('combobox', { name: catalog('sort') })).toBeVisible();
      }
    }
  });

  test(
    `filters on a phone say how many products they leave, and a long list can be searched (${language})`,
    inTurn(language, 0),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, at(CATEGORY));
      await page.getByRole('button', { name: catalog('filters'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: catalog('filters') });
      const show = dialog.getByRole('button', { name: /^(Show|عرض) .*\d/ });
      await expect(show).toContainText('745');
      // A long list shows what is common; all of it on demand, with a box that finds the numbers that begin so. Nothing scrolls within.
      const group = dialog
        .locator('details')
        .filter({ has: page.getByRole('searchbox', { includeHidden: true }) })
        .first();
      if (!(await group.evaluate((element: HTMLDetailsElement) => element.open))) await group.locator('summary').first().click();
      await group.locator('summary').nth(1).click();
      expect(await group.locator('ul').evaluateAll((lists) => lists.some((list) => list.scrollHeight > list.clientHeight + 1))).toBe(false);
      await group.getByRole('searchbox').fill('٢٥');
      const found = group.getByRole('list').last().getByRole('checkbox').first();
      await expect(found).toBeVisible();
      await found.check();
      await expect(show).not.toContainText('745');
      const left = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
      expect(await violationsIn(page, '[role=dialog], dialog')).toEqual([]);
      await show.click();
      await expect(page).toHaveURL(/f\.[a-z_]+=/);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: left }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );

  test(`title and count of a category begin where the page does (${language})`, inTurn(language, 1), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, at('/bearings.html'));
    const edges = await page.getByRole('main').evaluate((main, isRtl) => {
      const edge = (element: Element | null) => {
        const range = document.createRange();
        if (element) range.selectNodeContents(element);
        return Math.round(range.getBoundingClientRect()[isRtl ? 'right' : 'left']);
      };
      return ['nav', 'h1', 'header p'].map((selector) => edge(main.querySelector(selector)));
    }, language === 'ar');
    expect(new Set(edges).size, edges.join(', ')).toBe(1);
  });

  test(`the picture of a tile is 155 px wide and high (${language})`, inTurn(language, 0), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, at(CATEGORY));
    const picture = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .locator('img')
      .first();
    await expect(picture).toHaveCSS('inline-size', '155px');
    await expect(picture).toHaveCSS('block-size', '155px');
  });

  test(`the filters can be skipped by keyboard (${language})`, inTurn(language, 1), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, at(CATEGORY));
    const skip = page.getByRole('link', { name: catalog('list.skip') });
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#products')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${at(CATEGORY)}#products$`));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: catalog('sort') })).toBeFocused();
  });

  for (const width of [1024, 1280, 1440])
    test(
      `the table can be ordered from at ${width} px, whatever is filtered (${language})`,
      width === 1280 ? inTurn(language, 1) : LONG,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, at(CATEGORY));
        const seal = await page.locator('[name="f.seal_type"]').first().getAttribute('value');
        for (const filter of ['', '&f.dynamic_load_kn=0_50', `&f.seal_type=${seal}`]) {
          await open(page, at(`${CATEGORY}?view=list&size=12${filter}`));
          const table = page.getByRole('table', { name: catalog('list.table') });
          const headings = await table.getByRole('columnheader').allTextContents();
          expect(headings.length).toBeGreaterThanOrEqual(7);
          const buttons = table.getByRole('button', { name: new RegExp(`^(${catalog('add-to-cart')}|${catalog('notify')})$`) });
          const places = await buttons.evaluateAll((elements) => {
            const main = document.querySelector('main')!.getBoundingClientRect();
            return elements.map((element) => {
              const { left, right } = element.getBoundingClientRect();
              return { left: left - main.left, right: main.right - right, cut: element.scrollWidth - element.clientWidth };
            });
          });
          expect(places.length).toBeGreaterThan(5);
          for (const { left, right, cut } of places) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(right).toBeGreaterThanOrEqual(0);
            expect(cut).toBeLessThanOrEqual(0);
          }
          // Nothing is cut that would have to be scrolled to.
          expect(await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        // Every page of the family has the same columns, and says what they are while it is scrolled.
        const columns = () => page.getByRole('columnheader').allTextContents();
        const first = await columns();
        await open(page, at(`${CATEGORY}?view=list&size=48&page=9`));
        expect(await columns()).toEqual(first);
        await page.getByRole('row').nth(24).scrollIntoViewIfNeeded();
        await expect(page.getByRole('columnheader').first()).toBeInViewport();
      },
    );

  test(`the table is ordered from by keyboard, and is a list of cards on a phone (${language})`, inTurn(language, 1), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, at(`${CATEGORY}?view=list`));
    const row = page.getByRole('row').filter({ hasText: '6201-2RS' });
    const quantity = row.getByRole('textbox');
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(page.getByRole('banner').getByText('3', { exact: true })).toBeVisible();
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expect(row.getByText('12 × 32 × 10')).toBeVisible();
      await expect(row.getByText('SAR', { exact: false }).first()).toBeVisible();
      await expect(row.getByRole('button', { name: catalog('add-to-cart') })).toBeVisible();
      const box = await row.boundingBox();
      expect(box?.height).toBeLessThan(280);
    }
    expect(await violationsIn(page, 'main')).toEqual([]);
  });

  test(
    `sizes are chosen from–to and by what is measured; the address can be sent to somebody (${language})`,
    inTurn(language, 0),
    async ({ page, context }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, at(CATEGORY));
      const filters = page.getByRole('complementary', { name: catalog('filters') });
      const total = page.getByRole('region', { name: catalog('list.products') }).getByRole('status');
      const bore = filters
        .locator('details')
        .filter({ has: page.locator('[name="f.bore_diameter"]') })
        .first();
      if (!(await bore.evaluate((element: HTMLDetailsElement) => element.open))) await bore.locator('summary').first().click();
      await bore.getByRole('textbox').first().fill('20');
      await bore.getByRole('textbox').last().fill('٣٠');
      await bore.getByRole('textbox').last().press('Enter');
      await expect(page).toHaveURL(/f\.bore_diameter=\d+(-\d+)+$/);
      const chips = page.getByRole('list', { name: catalog('filters.active') });
      await expect(chips.getByRole('link').first()).toContainText('20 – 30');
      await expect(total).not.toContainText('745');
      const other = await context.newPage();
      await open(other, page.url());
      const found = await other
        .getByRole('region', { name: catalog('list.products') })
        .getByRole('status')
        .textContent();
      // On the way there the list may have been that of the first field alone.
      await expect(total).toHaveText(found ?? '');
      await other.close();
      // The measured part: one size leads to the part, a size that nothing has to its neighbours.
      const finder = page.getByRole('form', { name: catalog('finder') });
      await finder.getByRole('textbox').nth(0).fill('25');
      await finder.getByRole('textbox').nth(1).fill('53');
      await finder.getByRole('textbox').nth(1).press('Enter');
      await expect(finder).toContainText('52');
      await finder.getByRole('textbox').nth(1).fill('52');
      await finder.getByRole('textbox').nth(2).fill('15');
      await finder.getByRole('textbox').nth(2).press('Enter');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /6205-2RS/ })
          .first(),
      ).toBeVisible();
      // A span that is turned around says so, typed or sent.
      await open(page, at(`${CATEGORY}?f.price=9_1`));
      await expect(page.getByRole('main')).toContainText(catalog('list.none-span').replace('{from}', '9').replace('{to}', '1'));
      expect(await violationsIn(page, 'main')).toEqual([]);
    },
  );

  test(`toolbar and filters stay while the list is scrolled (${language})`, inTurn(language, 1), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open(page, at(`${CATEGORY}?size=48`));
    await page.getByRole('main').getByRole('heading', { level: 3 }).nth(30).scrollIntoViewIfNeeded();
    await expect(page.getByRole('combobox', { name: catalog('sort') })).toBeInViewport();
    await expect(page.getByRole('heading', { name: catalog('filters') })).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('main').getByRole('heading', { level: 3 }).nth(40).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: catalog('filters'), exact: true })).toBeInViewport();
  });

  test(`on a phone the first product of a category is above 600 px (${language})`, LONG, async ({ page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of [CATEGORY, '/bearings.html', '/power-transmission.html', OTHER]) {
        await open(page, at(path));
        const first = await page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3 }) })
          .first()
          .boundingBox();
        expect(first?.y).toBeLessThan(600);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
    // The others are behind one press.
    const more = page.getByRole('navigation', { name: catalog('category.sub-categories') });
    const hidden = more.locator('a').last();
    await expect(hidden).toBeHidden();
    await more.getByRole('button').click();
    await expect(hidden).toBeVisible();
  });
}

for (const width of [360, 1440])
  test(`while a list is on its way its placeholder stands where its tiles will (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/seals.html');
    const main = page.getByRole('main');
    const link = main.locator(`a[href="${OTHER}"]`).first();
    await expect(link).toBeVisible();
    let answer = () => undefined as void;
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql?*', async (route) => {
      // Where the address leads is asked first, and the page before stays until that is known.
      if (/CategoryPage|ProductList|ProductFacets/.test(route.request().url())) await isAnswered;
      await route.continue();
    });
    await link.dispatchEvent('click');
    const place = page.locator('[data-placeholder="CATEGORY"] > div > div:last-child > svg').first();
    await expect(place).toBeVisible();
    const placeholder = await place.boundingBox();
    const placeholderFilters = await place.locator('xpath=../../div[1]').boundingBox();
    answer();
    const tile = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(tile).toBeVisible();
    const shown = await tile.boundingBox();
    expect(placeholder?.x).toBeCloseTo(shown?.x ?? NaN, 0);
    expect(placeholder?.width).toBeCloseTo(shown?.width ?? NaN, 0);
    const filters =
      width === 1440 ? main.locator('aside#filters form') : main.getByRole('button', { name: texts('en').catalog('filters'), exact: true });
    expect(placeholderFilters?.x).toBeCloseTo((await filters.boundingBox())?.x ?? NaN, 0);
    if (width === 1440) expect(placeholderFilters?.width).toBeCloseTo((await filters.boundingBox())?.width ?? NaN, 0);
  });
