/* The way into the checkout, for tests of what is in it. */
import type { Page } from '@playwright/test';
import { expect, open } from './shop';
import { texts, type Language } from './texts';

const PREFIX: Readonly<Record<Language, string>> = { en: '', ar: '/arabic' };
const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';

/** The checkout of one bearing. */
export async function toCheckout(page: Page, language: Language): Promise<void> {
  await open(page, PREFIX[language] + PRODUCT);
  await page
    .getByRole('main')
    .getByRole('button', { name: texts(language).catalog('add-to-cart') })
    .first()
    .click();
  await expect(page.locator('[data-toast="success"]').first()).toBeVisible();
  await open(page, `${PREFIX[language]}/checkout`);
}
