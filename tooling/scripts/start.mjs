// `npm start`: sets everything up and serves the whole shop. PORT (8080), COMMERCE_URL (another platform instead of the sandbox),
// DATABASE_URL (a PostgreSQL server instead of the embedded database).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildAll,
  buildSchema,
  freePort,
  installDependencies,
  publishReleases,
  requireNode,
  root,
  say,
  startEdge,
  startSandbox,
  waitFor,
} from './setup.mjs';

requireNode();
const port = Number(process.env.PORT ?? 8080);
const store = join(root, '.store');
const running = [];

function writeConfig(config) {
  const file = join(root, '.data', 'shop.json');
  mkdirSync(join(root, '.data'), { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}

const stop = async (code) => {
  await Promise.all(running.map((process) => process.stop()));
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

try {
  await installDependencies();
  await buildSchema();
  await buildAll();
  await publishReleases(store);

  let commerceUrl = process.env.COMMERCE_URL;
  let shopConfig = process.env.SHOP_CONFIG;
  if (!commerceUrl) {
    const sandboxPort = Number(process.env.SANDBOX_PORT ?? (await freePort()));
    const cardPort = Number(process.env.CARD_PROVIDER_PORT ?? (await freePort()));
    const cardProvider = process.env.CARD_PROVIDER_URL ?? `http://localhost:${cardPort}`;
    // The card's fields are a page of another origin, which the shop's configuration lets in.
    shopConfig ??= writeConfig({ origins: { frame: [cardProvider] } });
    say('Starting the commerce sandbox …');
    const sandbox = startSandbox({
      port: sandboxPort,
      data: process.env.SANDBOX_DATA ?? join(root, '.data/sandbox'),
      env: { SANDBOX_CARD_PAYMENT: 'on', CARD_PROVIDER_PORT: String(cardPort), CARD_PROVIDER_URL: cardProvider },
      onLine: (line) => /seed|migrat/i.test(line) && say(`  ${line.slice(0, 160)}`),
    });
    running.push(sandbox);
    commerceUrl = `http://127.0.0.1:${sandboxPort}`;
    await waitFor(`${commerceUrl}/ready`, { process: sandbox, timeoutMs: 180_000 });
  }
  say('Starting the edge …');
  const env = shopConfig ? { SHOP_CONFIG: shopConfig } : {};
  const edge = startEdge({ port, commerceUrl, store, env, onLine: (line) => line.startsWith('{') && console.log(line) });
  running.push(edge);
  await waitFor(`http://127.0.0.1:${port}/ready`, { process: edge, timeoutMs: 30_000 });

  say('Ready.');
  console.log(`
  The shop        http://localhost:${port}          (Arabic: http://localhost:${port}/arabic/)
  The platform    ${commerceUrl}/graphql

  Demo accounts (password Passw0rd!)
    shopper@example.com          a customer
    company.admin@example.com    administers a company
    company.buyer@example.com    buys for a company
  Coupon: WELCOME10      Test card: 4111 1111 1111 1111, any date to come, any code

  Stop with Ctrl+C.
`);
  await Promise.race(
    running.map(({ name, ended, lines }) => ended.then(() => Promise.reject(new Error(`${name} ended:\n${lines.slice(-20).join('\n')}`)))),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
