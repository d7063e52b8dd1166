/* From a list to a product while the platform is slow: what the list knew is there at once, and nothing of it moves when the rest comes. */
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const LIST = '/bearings/ball-bearings/deep-groove/sealed.html?view=grid';

for (const [language, prefix] of [
  ['en', ''],
  ['ar', '/arabic'],
] as const satisfies readonly (readonly [Language, string])[])
  test(`a product begins with what its list knew (${language})`, inTurn(language, 1), async ({ page }) => {
    const { catalog } = texts(language);
    await page.setViewportSize({ width: 360, height: 740 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('operationName') ?? ''));
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/operationName=ProductPage\b/, async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await open(page, prefix + LIST);
    // Slow enough for the placeholder to come first.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const main = page.getByRole('main');
    const tile = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .nth(1);
    const link = tile.getByRole('heading').getByRole('link');
    const name = (await link.textContent())?.trim() ?? '';
    const price = (await tile.getByText(/^SAR/).first().textContent()) ?? 'no price';
    await link.click();

    const heading = main.getByRole('heading', { level: 1, name, exact: true });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
    await expect(main.getByText(price).first()).toBeVisible();
    await expect(main.getByRole('button', { name: catalog('gallery.enlarge') }).getByRole('img')).toBeVisible();
    const add = main.getByRole('button', { name: catalog('add-to-cart') }).first();
    const before = await Promise.all([heading, add].map((each) => each.boundingBox()));
    await expect(main.getByRole('table', { name: catalog('product.specifications') })).toHaveCount(0);

    answer();
    await expect(main.getByRole('table', { name: catalog('product.specifications') })).toBeVisible();
    await expect(heading).toBeFocused();
    const after = await Promise.all([heading, add].map((each) => each.boundingBox()));
    expect(after.map((box) => box?.y)).toEqual(before.map((box) => box?.y));
    expect(asked).toContain('ProductPage');
    expect(asked).not.toContain('ResolveURL');
  });
