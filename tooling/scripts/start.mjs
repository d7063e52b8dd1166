// `npm start`: sets everything up and serves the whole shop. PORT (8080), COMMERCE_URL (another platform instead of the sandbox),
// DATABASE_URL (a PostgreSQL server instead of the embedded database).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPort } from '../../release-kit/build/numbers.mjs';
import { requireNode, say } from './run.mjs';
import { earlyEnd, holdPort, startEdge, startSandbox, whenReady } from './server-process.mjs';
import { buildAll, buildSchema, installDependencies, publishReleases } from './setup.mjs';
import { root } from './workspace.mjs';

requireNode();
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
  const port = (name, otherwise) => readPort(process.env, name, otherwise);
  const [sandboxPort, cardPort] = [port('SANDBOX_PORT', 0), port('CARD_PROVIDER_PORT', 0)];
  const held = await holdPort(port('PORT', 8080));
  await installDependencies();
  await buildSchema();
  await buildAll();
  await publishReleases(store);

  let commerceUrl = process.env.COMMERCE_URL;
  let shopConfig = process.env.SHOP_CONFIG;
  if (!commerceUrl) {
    say('Starting the commerce sandbox …');
    const sandbox = startSandbox({
      port: sandboxPort,
      data: process.env.SANDBOX_DATA ?? join(root, '.data/sandbox'),
      env: { SANDBOX_CARD_PAYMENT: 'on', CARD_PROVIDER_PORT: String(cardPort) },
      onLine: (line) => /seed|migrat/i.test(line) && say(`  ${line.slice(0, 160)}`),
    });
    running.push(sandbox);
    commerceUrl = await whenReady(sandbox, { timeoutMs: 180_000 }).catch((error) => {
      throw Object.assign(error, { message: error.message.replace(': PORT=', ': SANDBOX_PORT=') });
    });
    // The card's fields are a page of another origin, which the shop's configuration lets in. There is none in stock mode.
    const cardProvider = await Promise.race([sandbox.cardProvider, undefined]);
    if (cardProvider) shopConfig ??= writeConfig({ origins: { frame: [cardProvider] } });
  }
  say('Starting the edge …');
  const env = shopConfig ? { SHOP_CONFIG: shopConfig } : {};
  const edge = startEdge({
    held,
    commerceUrl: String(commerceUrl),
    store,
    env,
    onLine: (line) => line.startsWith('{') && console.log(line),
  });
  running.push(edge);
  const url = await whenReady(edge, { timeoutMs: 30_000 });

  say('Ready.');
  console.log(`
  The shop        ${url}          (Arabic: ${url}/arabic/)
  The platform    ${commerceUrl}/graphql

  Demo accounts (password Passw0rd!)
    shopper@example.com          a customer
    company.admin@example.com    administers a company
    company.buyer@example.com    buys for a company
  Coupon: WELCOME10      Test card: 4111 1111 1111 1111, any date to come, any code

  Stop with Ctrl+C.
`);
  await Promise.race(running.map(({ name, ended, lines }) => ended.then(() => Promise.reject(earlyEnd({ name, lines })))));
} catch (error) {
  const isTaken = error instanceof Error && 'isPortTaken' in error && error.isPortTaken;
  console.error(isTaken ? `${error.message} npm start` : error instanceof Error ? error.message : error);
  await stop(1);
}
