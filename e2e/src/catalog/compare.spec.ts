/* Products beside each other: chosen in a list and on a page, shared by address, taken out again. */
import { violationsIn } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const LIST = '/bearings/ball-bearings/deep-groove/sealed.html';
const VIEWS = [
  ['en', '', 1280],
  ['ar', '/arabic', 360],
] as const satisfies readonly (readonly [Language, string, number])[];

for (const [language, prefix, width] of VIEWS) {
  const { catalog } = texts(language);

  test(`what was chosen stands beside each other (${language}, ${width} px)`, inTurn(language, 1), async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${prefix}${LIST}?view=grid`);
    const main = page.getByRole('main');
    const compare = (pressed: boolean) => main.getByRole('button', { name: catalog('compare.add'), exact: true, pressed });
    const heights = () => main.getByRole('listitem').evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().height));
    const compares = () =>
      main.getByRole('button', { name: catalog('compare.add'), exact: true }).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y, height } = button.getBoundingClientRect();
          return [x, y + window.scrollY, height];
        }),
      );
    const before = await heights();
    const places = await compares();
    await compare(false).first().click();
    await expect(compare(true)).toHaveCount(1);
    await compare(false).first().click();
    await expect(compare(true)).toHaveCount(2);
    // No tile is higher for it.
    expect(await heights()).toEqual(before);
    // No button of a neighbour moves, and the way to the comparison stays within its tile.
    expect(await compares()).toEqual(places);
    const outside = await main.locator('li a[href*="/compare?"]').evaluateAll(
      (ways) =>
        ways.filter((one) => {
          const [inner, tile] = [one.getBoundingClientRect(), one.closest('li')!.getBoundingClientRect()];
          return inner.left < tile.left || inner.right > tile.right || inner.bottom > tile.bottom;
        }).length,
    );
    expect(outside).toBe(0);
    const way = main.locator('a[href*="/compare?"]').first();
    await way.click();
    await expect(page).toHaveURL(/\/compare\?sku=/);
    await expect(main.getByRole('heading', { level: 1, name: catalog('comparison.title') })).toBeVisible();
    await expect(main.getByRole('columnheader')).toHaveCount(2);
    await expect(main.getByRole('button', { name: catalog('add-to-cart') })).toHaveCount(2);
    expect(await violationsIn(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const all = await main.getByRole('row').count();
    await main.getByRole('checkbox', { name: catalog('comparison.differences') }).check();
    expect(await main.getByRole('row').count()).toBeLessThan(all);

    // Somebody else opens the address: a document, with the products in it.
    const address = page.url();
    const html = await (await context.request.get(address)).text();
    expect(html).toContain('<th scope="col"');
    expect(html).toContain('noindex');

    // The bare address is this browser's list.
    await page.goto(`${prefix}/compare`);
    await expect(main.getByRole('columnheader')).toHaveCount(2);
    await main.getByRole('columnheader').last().getByRole('button').first().click();
    await expect(main.getByRole('columnheader')).toHaveCount(1);
    await main.getByRole('button', { name: catalog('comparison.clear') }).click();
    await expect(main.getByText(catalog('comparison.empty'))).toBeVisible();
    await page.goto(`${prefix}/deep-groove-ball-bearing-6205-2rs.html`);
    // Its own is the first; those of similar parts come after it.
    await expect(compare(false).first()).toBeVisible();
  });
}
