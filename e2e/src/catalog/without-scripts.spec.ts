/* What the catalogue's pages say and do before a script runs, or without any. */
import { inTurn } from '../kit/lanes';
import { expect, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const PREFIX = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const CATEGORY = '/bearings/ball-bearings/deep-groove/sealed.html';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    const { catalog, shell } = texts(language);
    const at = (path: string) => PREFIX[language] + path;

    test(`home is readable (${language})`, inTurn(language, 0), async ({ page }) => {
      await page.goto(at('/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(
        page
          .getByRole('navigation', { name: shell('header.main') })
          .locator(`a[href="${at('/bearings.html')}"]`)
          .first(),
      ).toBeAttached();
    });

    test(`a category is readable, and its pages can be turned (${language})`, inTurn(language, 1), async ({ page }) => {
      await page.goto(at(CATEGORY));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        main
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2 }).or(page.getByRole('heading', { level: 3 })) })
          .first(),
      ).toContainText('SAR');
      const names = main.locator('h2 a, h3 a');
      const first = await names.first().textContent();
      await main.locator('a[href*="page=2"]').first().click();
      await expect(page).toHaveURL(/page=2/);
      await expect(names.first()).not.toHaveText(first ?? '');
      // A filter and the order of the list are forms: they work without scripts, too.
      await page.goto(at(CATEGORY));
      await main.getByRole('checkbox', { name: /Norvik|نورفيك/ }).check();
      await main
        .getByRole('button', { name: catalog('filters.apply') })
        .first()
        .click();
      await expect(page).toHaveURL(/f\.manufacturer=/);
      await expect(names.first()).toBeVisible();
    });

    test(`a product is readable: price, stock, breadcrumbs, specifications (${language})`, inTurn(language, 0), async ({ page }) => {
      await page.goto(at(PRODUCT));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: /6205-2RS/ })).toBeVisible();
      await expect(main.getByText('SAR 17.50')).toBeVisible();
      await expect(main.getByText(catalog('availability.in-stock')).first()).toBeVisible();
      await expect(
        main
          .getByRole('table', { name: catalog('product.specifications') })
          .getByRole('row')
          .filter({ hasText: '25' })
          .first(),
      ).toBeVisible();
      await expect(main.getByRole('button', { name: catalog('add-to-cart') }).first()).toBeVisible();
      const crumbs = main.getByRole('navigation').first();
      await expect(crumbs.getByRole('link')).toHaveCount(5);
      await crumbs.getByRole('link').nth(4).click();
      await expect(page).toHaveURL(new RegExp(`${at(CATEGORY)}$`));
    });

    test(`a search and a page of the platform are readable (${language})`, inTurn(language, 1), async ({ page }) => {
      await page.goto(at('/'));
      await page.getByRole('searchbox').first().fill('6205-2RS');
      await page.getByRole('searchbox').first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`${at('/search.html')}\\?query=6205-2RS`));
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /6205-2RS/ })
          .first(),
      ).toBeVisible();
      await page.goto(at('/about-us'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    });

    test(`an address that nobody has says so (${language})`, inTurn(language, 0), async ({ page, silent }) => {
      silent.allow(/status of 404/);
      const response = await page.goto(at('/no-such-page'));
      expect(response?.status()).toBe(404);
      await expect(page.getByText(shell('page.not-found'))).toBeVisible();
    });
  }
});
