import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { graphql } from './client.ts';
import { ownServer } from './own-server.ts';

/** How a server ends that is started where another one listens, and what it says of that. */
const startAt = (environment: Readonly<Record<string, string>>): Promise<{ readonly code: unknown; readonly said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['dist/main.mjs'],
      { cwd: join(__dirname, '..'), env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...environment } },
      (error, _output, said) => {
        resolve({ code: error?.code, said });
      },
    );
  });

test('the ports that the system gave are in its lines; one that is taken is told in one line, and it ends with 1', async () => {
  const { url, output } = await ownServer({ SANDBOX_CARD_PAYMENT: 'on', CARD_PROVIDER_PORT: '0' });
  const cards = /cards on (http:\/\/127\.0\.0\.1:\d+) /.exec(output())?.[1] ?? '';
  expect((await graphql('{storeConfig{hosted_card_fields_url}}', {}, { url })).at('data', 'storeConfig', 'hosted_card_fields_url')).toBe(
    cards,
  );
  expect((await fetch(`${cards}/fields.css`)).status).toBe(200);

  const [port, cardPort] = [new URL(url).port, new URL(cards).port];
  const words = (taken: string, variable: string): string =>
    `Port ${taken} is in use. Stop what uses it, or choose another: ${variable}=${Number(taken) + 1}\n`;
  expect(await startAt({ PORT: port })).toEqual({ code: 1, said: words(port, 'PORT') });
  expect(await startAt({ SANDBOX_CARD_PAYMENT: 'on', CARD_PROVIDER_PORT: cardPort })).toEqual({
    code: 1,
    said: words(cardPort, 'CARD_PROVIDER_PORT'),
  });
}, 60_000);
