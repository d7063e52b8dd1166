/* What guests may send, once they have shown to be persons. */
import { answerCaptcha } from '../kit/captcha';
import { newEmail } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { texts } from '../kit/texts';

for (const language of ['en', 'ar'] as const)
  test(`a question is sent by a guest who is a person (${language})`, inTurn(language, 0), async ({ page }) => {
    const { catalog } = texts(language);
    await open(page, language === 'ar' ? '/arabic/contact-us' : '/contact-us');
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: catalog('contact.name') }).fill('Sara Ali');
    await main.getByRole('textbox', { name: catalog('contact.email') }).fill(newEmail('sara'));
    await main.getByRole('textbox', { name: catalog('contact.comment') }).fill('6205?');
    await main.getByRole('button', { name: catalog('contact.send') }).click();
    await expect(page.locator('[data-captcha="loaded"] input')).toBeFocused();
    await answerCaptcha(main, language);
    await main.getByRole('button', { name: catalog('contact.send') }).click();
    await expect(main.getByText(catalog('contact.sent'))).toBeVisible();
  });
