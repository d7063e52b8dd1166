/* The shop's branches: narrowed by city, the nearest first where the visitor lets the browser say where they are. */
import { expectAccessible } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

/** In Jeddah. */
const PLACE = { latitude: 21.42, longitude: 39.24 };

for (const [language, prefix, width, city, two, eight] of [
  ['en', '', 360, 'Riyadh', '2 branches', '8 branches, the nearest first'],
  ['ar', '/arabic', 1440, 'الرياض', 'فرعان', '8 فروع، الأقرب أولًا'],
] as const)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 }, permissions: ['geolocation'], geolocation: PLACE });

    test('branches of a city, then all of them by distance, and back', async ({ page }) => {
      const { catalog } = texts(language);
      await open(page, `${prefix}/locations`);
      const main = page.getByRole('main');
      const names = main.getByRole('heading', { level: 2 });
      const count = main.getByRole('status');
      await expect(names).toHaveCount(8);
      const first = await names.first().textContent();
      await main.getByRole('combobox', { name: catalog('branches.city') }).selectOption({ label: city });
      await expect(names).toHaveCount(2);
      await expect(count).toHaveText(two);
      await expect(page).toHaveURL(/city=riyadh/);
      await main.getByRole('combobox', { name: catalog('branches.city') }).selectOption('');
      await expect(names).toHaveCount(8);

      const nearest = main.getByRole('button', { name: catalog('branches.nearest') });
      await nearest.focus();
      await nearest.press('Enter');
      await expect(nearest).toHaveAttribute('aria-pressed', 'true');
      await expect(nearest).toBeFocused();
      await expect(count).toHaveText(eight);
      await expect(main.locator('#jeddah')).toContainText(catalog('branches.distance', { km: '0' }));
      await expect(names.first()).toHaveText((await main.locator('#jeddah').getByRole('heading').textContent()) ?? '');
      await expectAccessible(page);
      await nearest.press('Enter');
      await expect(names.first()).toHaveText(first ?? '');
    });
  });
