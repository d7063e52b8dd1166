/* Reviews on the product page: loaded when somebody comes near, written by customers, read by the shop first. */
import { violationsIn } from '../kit/accessible';
import { createCustomer, signInByForm } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, open, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';
const VIEWS = [
  ['en', '', 1280],
  ['ar', '/arabic', 360],
] as const satisfies readonly (readonly [Language, string, number])[];

for (const [language, prefix, width] of VIEWS) {
  const { catalog } = texts(language);

  test(
    `a customer who was led to sign in comes back, and writes (${language}, ${width} px)`,
    inTurn(language, 0),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 800 });
      const platform = platformAt(shop.platform);
      const writer = await createCustomer(platform);
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('ProductReviews') && asked.push(request.url()));
      await open(page, prefix + PRODUCT);
      const section = page.locator('#reviews');
      await expect(section.getByRole('heading', { name: catalog('product.reviews') })).toBeAttached();
      expect(asked).toEqual([]);
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('heading', { name: 'As expected' })).toBeVisible();
      await section.getByRole('link', { name: catalog('reviews.sign-in') }).click();
      await signInByForm(page, language, { email: writer.email, backTo: '#reviews' });
      const write = section.getByRole('button', { name: catalog('reviews.write') });
      await expect(write).toBeInViewport();
      await write.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: catalog('review.nickname') })).toHaveValue('Noura');
      await expect(dialog.getByRole('combobox')).toBeVisible();
      expect(await violationsIn(page, 'dialog')).toEqual([]);
      // What is missing is said, and nothing typed is lost.
      await dialog.getByRole('textbox', { name: catalog('review.text') }).fill('Runs quietly.\n<b>No HTML</b>');
      await dialog.getByRole('button', { name: catalog('review.send') }).click();
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await dialog.getByRole('combobox').selectOption({ index: 2 });
      await dialog.getByRole('textbox', { name: catalog('review.summary') }).fill('هادئ Quiet');
      await dialog.getByRole('button', { name: catalog('review.send') }).click();
      await expect(page.locator('[data-toast="success"]')).toContainText(catalog('review.sent'));
      await expect(dialog).toBeHidden();
      const { customer } = await platform.ask<{ customer: { reviews: { items: object[] } } }>(
        '{customer{reviews{items{summary text average_rating}}}}',
        { token: writer.token },
      );
      expect(customer.reviews.items).toEqual([{ summary: 'هادئ Quiet', text: 'Runs quietly.\n<b>No HTML</b>', average_rating: 80 }]);
      expect(await violationsIn(page, '#reviews')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
