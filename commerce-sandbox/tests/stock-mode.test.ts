import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphql } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'commerce-sandbox-'));
let child: ChildProcess | undefined;

function start(environment: Readonly<Record<string, string>>): Promise<string> {
  const server = spawn(process.execPath, ['dist/main.mjs'], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', SANDBOX_DATA: folder, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  return new Promise((resolve) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready on (http:\/\/\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
  });
}

async function stop(): Promise<void> {
  const server = child;
  if (!server) return;
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('stock mode refuses every extension member, control is off in production, and data outlives a restart', async () => {
  const url = await start({ SANDBOX_SCHEMA: 'stock', NODE_ENV: 'production', SANDBOX_STATUS_CODES: 'classic' });
  expect((await graphql('{customer{bss_is_company_account}}', {}, { url })).messages[0]).toMatch(
    /^Cannot query field "bss_is_company_account"/,
  );
  expect((await graphql('{storeConfig{whatsapp_general_enable}}', {}, { url })).messages[0]).toMatch(/^Cannot query field/);
  expect((await graphql('{storeConfig{dispatch_cutoff}}', {}, { url })).messages[0]).toMatch(/^Cannot query field/);
  for (const member of ['promised_arrival{first_day}', 'delivery_steps{step}'])
    expect((await graphql(`{customer{orders{items{${member}}}}}`, {}, { url })).messages[0]).toMatch(/^Cannot query field/);
  const product = '{products(filter:{sku:{eq:"6205-2RS"}}){items{sku lead_time_days}}}';
  expect((await graphql(product, {}, { url })).messages[0]).toMatch(/^Cannot query field/);
  expect((await graphql('{manufacturers{total_count}}', {}, { url })).messages[0]).toMatch(/^Cannot query field/);
  expect(
    (await graphql('{storeConfig{newsletter_enabled} products(search:"6205"){total_count}}', {}, { url })).at(
      'data',
      'products',
      'total_count',
    ),
  ).toBeGreaterThanOrEqual(3);
  expect((await graphql('{customer{email}}', {}, { url })).status).toBe(200);
  expect((await fetch(`${url}/_sandbox/reset`, { method: 'POST' })).status).toBe(404);
  const cartId = (await graphql('mutation{createEmptyCart}', {}, { url })).text('data', 'createEmptyCart');
  await stop();

  const before = Date.now();
  const again = await start({ SANDBOX_EXPIRED_TOKEN: 'refuse' });
  expect(Date.now() - before).toBeLessThan(8000);
  expect((await graphql('query($c:String!){cart(cart_id:$c){id}}', { c: cartId }, { url: again })).at('data', 'cart', 'id')).toBe(cartId);
  const refused = await graphql('{storeConfig{id}}', {}, { url: again, token: 'x'.repeat(32) });
  expect([refused.status, refused.at('errors', 0, 'extensions', 'category')]).toEqual([401, 'graphql-authentication']);
}, 60_000);
