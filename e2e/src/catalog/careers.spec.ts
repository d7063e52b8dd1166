/* Who wants to work here applies with a CV, as a guest. */
import { answerCaptcha } from '../kit/captcha';
import { newEmail } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { textOf, texts } from '../kit/texts';

const CV = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

for (const language of ['en', 'ar'] as const)
  test(`a guest applies for a position with a CV (${language})`, inTurn(language, 1), async ({ page }) => {
    const { catalog } = texts(language);
    await open(page, language === 'ar' ? '/arabic/careers' : '/careers');
    await page
      .getByRole('main')
      .getByRole('button', { name: catalog('vacancies.apply') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    for (const [field, value] of [
      ['first-name', 'Sara'],
      ['last-name', 'Ali'],
      ['email', newEmail('applicant')],
      ['phone', '551234567'],
    ] as const)
      await dialog.getByRole('textbox', { name: catalog(`application.${field}`) }).fill(value);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: CV });
    await expect(dialog.getByText(textOf('shared-ui', language, 'upload.state.done'), { exact: true })).toBeVisible();
    await answerCaptcha(dialog, language);
    await dialog.getByRole('button', { name: catalog('application.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-toast="success"]')).toContainText('APP-');
  });
