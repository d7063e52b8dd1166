/* Who wants to work here applies with a CV, as a guest. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible';
import { answerCaptcha } from '../kit/captcha';
import { newEmail } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { expect, open, test } from '../kit/shop';
import { textOf, texts, type Language } from '../kit/texts';

const MB = 1024 * 1024;
const CV = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const pdf = (name: string, size = CV.length) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([CV, Buffer.alloc(size - CV.length)]),
});

async function openForm(page: Page, language: Language): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: texts(language).catalog('vacancies.apply') })
    .first()
    .click();
  return page.getByRole('dialog');
}

async function fillIn(dialog: Locator, language: Language): Promise<void> {
  for (const [field, value] of [
    ['first-name', 'Sara'],
    ['last-name', 'Ali'],
    ['email', newEmail('applicant')],
    ['phone', '551234567'],
  ] as const)
    await dialog.getByRole('textbox', { name: texts(language).catalog(`application.${field}`) }).fill(value);
}

const file = (dialog: Locator) => dialog.locator('input[type=file]');
const isUploaded = (dialog: Locator, language: Language) =>
  expect(dialog.getByText(textOf('shared-ui', language, 'upload.state.done'), { exact: true })).toBeVisible();

async function send(dialog: Locator, language: Language): Promise<void> {
  await answerCaptcha(dialog, language);
  await dialog.getByRole('button', { name: texts(language).catalog('application.send') }).click();
}

for (const language of ['en', 'ar'] as const)
  test(
    `a guest applies for a position with a CV, and is told so until they close it (${language})`,
    inTurn(language, 1),
    async ({ page }) => {
      const { catalog } = texts(language);
      const ui = (id: string, values?: Record<string, string>) => textOf('shared-ui', language, id, values);
      await open(page, language === 'ar' ? '/arabic/careers' : '/careers');
      const dialog = await openForm(page, language);
      await fillIn(dialog, language);
      await file(dialog).setInputFiles(pdf('cv.pdf', 6 * MB));
      await expect(
        dialog.getByText(ui('upload.problem.too-large', { size: ui('upload.size-mb', { size: '5' }) }), { exact: true }),
      ).toBeVisible();
      await file(dialog).setInputFiles(pdf(language === 'ar' ? 'سيرة ذاتية.pdf' : `${'cv'.repeat(98)}.pdf`));
      await isUploaded(dialog, language);
      await send(dialog, language);
      const received = dialog.getByRole('group');
      await expect(received).toBeFocused();
      await expect(received).toContainText(/APP-\d{6}/);
      await expect(dialog.getByRole('heading', { name: catalog('application.received') })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: catalog('application.done') }).click();
      await expect(dialog).toBeHidden();
    },
  );

test('a CV goes on in a dialog that was closed and opened again, and is sent once more where its token is over', async ({
  page,
  silent,
}) => {
  silent.allow(/Failed to load resource/);
  const { catalog } = texts('en');
  let isHolding = true;
  let held = 0;
  await page.route('**/rest/V1/uploads/*', async (route) => {
    // The second chunk does not come through.
    if (isHolding && Number(route.request().headers()['upload-offset'] ?? 0) >= MB) {
      held += 1;
      await route.abort();
    } else await route.continue();
  });
  await open(page, '/careers');
  const dialog = await openForm(page, 'en');
  await fillIn(dialog, 'en');
  await file(dialog).setInputFiles(pdf('cv.pdf', 2 * MB));
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  isHolding = false;
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/uploads')) begun.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
  });
  await openForm(page, 'en');
  await isUploaded(dialog, 'en');
  expect(begun.filter((each) => each !== 'HEAD')).toEqual([`PATCH ${MB}`]);
  await expect(dialog.getByRole('textbox', { name: catalog('application.first-name') })).toHaveValue('Sara');

  // As in another tab, or after half an hour: the token that the CV came with is good for nothing.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.includes('application_upload_token')) sessionStorage.removeItem(key);
  });
  await openForm(page, 'en');
  await isUploaded(dialog, 'en');
  expect(begun).not.toContain('POST');
  await send(dialog, 'en');
  await expect(dialog.getByRole('group')).toContainText(/APP-\d{6}/);
  expect(begun).toContain('POST');
});

test('a platform without room says so by the file, and takes it once there is', async ({ page, silent }) => {
  silent.allow(/Failed to load resource/);
  let isFull = true;
  await page.route('**/rest/V1/uploads/*', (route) =>
    isFull && route.request().method() === 'PATCH' ? route.fulfill({ status: 507, body: '{}' }) : route.continue(),
  );
  await open(page, '/careers');
  const dialog = await openForm(page, 'en');
  await file(dialog).setInputFiles(pdf('cv.pdf'));
  await expect(dialog.getByText(textOf('shared-ui', 'en', 'upload.problem.storage'), { exact: true })).toBeVisible();
  isFull = false;
  await dialog.getByRole('button', { name: textOf('shared-ui', 'en', 'upload.try-again') }).click();
  await isUploaded(dialog, 'en');
});
