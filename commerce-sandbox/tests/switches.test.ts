import { Answer, graphql } from './client.ts';
import { ownServer } from './own-server.ts';

test('accounts wait for their confirmation where a shop asks for it, and developers get traces', async () => {
  const { url } = await ownServer({ SANDBOX_CONFIRM_ACCOUNTS: 'on', SANDBOX_DEVELOPER_MODE: 'on' });
  const run = (query: string): Promise<Answer> => graphql(query, {}, { url });
  expect((await run('{storeConfig{create_account_confirmation}}')).at('data', 'storeConfig', 'create_account_confirmation')).toBe(true);
  const created = await run(
    'mutation{createCustomerV2(input:{email:"late@example.com",firstname:"A",lastname:"B",password:"Passw0rd!"}){customer{email ' +
      'confirmation_status}}}',
  );
  expect(created.at('errors')).toBeUndefined();
  const signIn = (): Promise<Answer> => run('mutation{generateCustomerToken(email:"late@example.com",password:"Passw0rd!"){token}}');
  expect((await signIn()).at('errors', 0)).toMatchObject({
    message: "This account isn't confirmed. Verify and try again.",
    extensions: { category: 'graphql-authentication' },
  });
  const link = async (): Promise<string> => {
    const mail = new Answer(
      200,
      new Headers(),
      await (await fetch(`${url}/_sandbox/mail?template=account-confirmation&recipient=late@example.com`)).json(),
    );
    return /key=(\w+)/.exec(mail.text('items', 0, 'text'))?.[1] ?? '';
  };
  const first = await link();
  expect((await run('mutation{resendConfirmationEmail(email:"late@example.com")}')).at('data', 'resendConfirmationEmail')).toBe(true);
  const confirm = (key: string): Promise<Answer> =>
    run(`mutation{confirmEmail(input:{email:"late@example.com",confirmation_key:"${key}"}){customer{email confirmation_status}}}`);
  expect((await confirm(first)).messages).toEqual(['The confirmation token is invalid. Verify the token and try again.']);
  expect((await confirm(await link())).at('data', 'confirmEmail', 'customer')).toEqual({
    email: 'late@example.com',
    confirmation_status: 'ACCOUNT_CONFIRMED',
  });
  expect((await signIn()).text('data', 'generateCustomerToken', 'token')).toHaveLength(32);

  const refused: unknown = await (await fetch(`${url}/rest/V1/guest-carts/nope/totals`)).json();
  expect(refused).toMatchObject({
    message: 'No such entity with %fieldName = %fieldValue',
    parameters: { fieldName: 'cartId', fieldValue: 'nope' },
    trace: expect.stringContaining('No such entity'),
  });
}, 60_000);
