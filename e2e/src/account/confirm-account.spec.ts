/* A shop whose accounts have to be confirmed: creating one, the mail, its link, and another mail. */
import { expectAccessible } from '../kit/accessible';
import { isKnown, newEmail } from '../kit/customer';
import { inTurn } from '../kit/lanes';
import { linkInMail } from '../kit/mail';
import { PASSWORD, platformAt } from '../kit/platform';
import { expect, open, startShop, test } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  shop = await startShop({ sandboxEnv: { SANDBOX_CONFIRM_ACCOUNTS: 'on' } });
});
test.afterAll(async () => shop.stop());

const PREFIX: Readonly<Record<Language, string>> = { en: '', ar: '/arabic' };

for (const [place, [language, width]] of (
  [
    ['en', 1280],
    ['ar', 360],
  ] satisfies [Language, number][]
).entries())
  test.describe(`${language}, ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      'an account is confirmed by its mail, asked for once more, before it is signed in to',
      inTurn(language, place),
      async ({ page, silent }) => {
        silent.allow(/status of 401/);
        const { account } = texts(language);
        const platform = platformAt(shop.platform);
        const main = page.getByRole('main');
        const email = newEmail('confirm');
        const type = async (name: Parameters<typeof account>[0], text: string) =>
          main.getByLabel(account(name), { exact: true }).fill(text);
        const submit = async (name: Parameters<typeof account>[0]) =>
          main.getByRole('button', { name: account(name), exact: true }).click();

        await open(page, `${shop.url}${PREFIX[language]}/create`);
        await type('field.first-name', language === 'en' ? 'Noura' : 'نورة');
        await type('field.last-name', language === 'en' ? 'Ali' : 'علي');
        await main.getByRole('textbox', { name: account('field.email') }).fill(email);
        await type('field.password', PASSWORD);
        await type('field.confirm-password', PASSWORD);
        await submit('create.submit');
        await expect(page).toHaveURL(/\/customer\/account\/confirm$/);
        await expect(main.getByText(account('confirm.created', { email }))).toBeVisible();
        await expectAccessible(page);
        const first = await linkInMail(platform, email, 'account-confirmation');

        // Whoever signs in first is told, and led to another mail.
        await open(page, `${shop.url}${PREFIX[language]}/sign-in`);
        await main.getByRole('textbox', { name: account('field.email') }).fill(email);
        await type('field.password', PASSWORD);
        await submit('sign-in.submit');
        await main.getByRole('link', { name: account('sign-in.send-confirmation') }).click();
        await expect(main.getByRole('textbox', { name: account('field.email') })).toHaveValue(email);
        await submit('confirm.resend');
        await expect(main.getByText(account('confirm.sent', { email }))).toBeVisible();

        // The first mail's link is over, the second's is good.
        await open(page, `${shop.url}${PREFIX[language]}${first}`);
        await submit('confirm.submit');
        await expect(main.getByText(account('confirm.invalid'))).toBeVisible();
        await open(page, `${shop.url}${PREFIX[language]}${await linkInMail(platform, email, 'account-confirmation')}`);
        await submit('confirm.submit');
        await expect(main.getByText(account('confirm.done'))).toBeVisible();
        await expectAccessible(page);
        await main.getByRole('link', { name: account('sign-in.submit') }).click();
        await expect(main.getByRole('textbox', { name: account('field.email') })).toHaveValue(email);
        await type('field.password', PASSWORD);
        await submit('sign-in.submit');
        await isKnown(page, language);
      },
    );
  });
