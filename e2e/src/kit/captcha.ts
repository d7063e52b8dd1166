/* The captcha of the forms that guests may send. */
import { expect, type Locator } from '@playwright/test';
import { textOf, type Language } from './texts';

/** Answers it as somebody who cannot see the picture: by the sum of two numbers. */
export async function answerCaptcha(form: Locator, language: Language = 'en'): Promise<void> {
  const captcha = form.locator('[data-captcha]');
  const question = captcha.locator('label');
  await expect(question).toBeVisible();
  // Whoever has chosen the sum once is asked another one.
  if ((await captcha.locator('canvas').count()) > 0)
    await captcha.getByRole('button', { name: textOf('shared-ui', language, 'captcha.use-sum') }).click();
  await expect(question).toContainText(/\d/);
  const [a, b] = ((await question.textContent()) ?? '').match(/\d+/g) ?? [];
  await captcha.getByRole('textbox').fill(String(Number(a) + Number(b)));
}
