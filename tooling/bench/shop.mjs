// A whole shop for one bench: everything built and published, a platform with the demo's data, an edge.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from '../scripts/run.mjs';
import { startEdge, startSandbox, whenReady } from '../scripts/server-process.mjs';
import { buildAll, buildSchema, installDependencies, publishReleases } from '../scripts/setup.mjs';
import { root } from '../scripts/workspace.mjs';

const PASSWORD = 'Passw0rd!';
/** An administrator of a company; a customer like others where nothing is asked of the company. */
export const CUSTOMER = 'company.admin@example.com';

/**
 * Starts a shop, measures in it, and stops it.
 *
 * @param {(shop: {
 *   url: string;
 *   platform: string;
 *   edge: ReturnType<typeof startEdge>;
 *   startAnother: (env: Record<string, string>) => Promise<{ url: string; edge: ReturnType<typeof startEdge> }>;
 * }) => Promise<void>} measure
 *   gets the edge's address, the platform's, and the way to another edge of the same releases
 * @param {Record<string, string>} [env] settings of the edge
 */
export async function inShop(measure, env = {}) {
  requireNode();
  await installDependencies();
  await buildSchema();
  await buildAll();
  const store = mkdtempSync(join(tmpdir(), 'bench-'));
  const running = [];
  try {
    await publishReleases(store);
    const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
    running.push(sandbox);
    const platform = await whenReady(sandbox);
    const startAnother = async (settings) => {
      const edge = startEdge({ commerceUrl: platform, store, env: settings });
      running.push(edge);
      return { url: await whenReady(edge), edge };
    };
    await measure({ ...(await startAnother(env)), platform, startAnother });
  } finally {
    await Promise.all(running.map((process) => process.stop()));
    rmSync(store, { recursive: true, force: true });
  }
}

/** Keeps what was measured in `reports`. */
export function keepReport(name, report) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, `reports/${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
}

/** A call of the sandbox's control page. */
export async function control(platform, call, body) {
  const answer = await fetch(`${platform}/_sandbox/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
}

/** Puts so many products on the customer's wish list, at most as many as the platform gives at once. */
export async function wish(platform, count) {
  const ask = async (query, headers = {}) => {
    const answer = await fetch(`${platform}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const { generateCustomerToken: signedIn } = await ask(
    `mutation{generateCustomerToken(email:"${CUSTOMER}",password:"${PASSWORD}"){token}}`,
  );
  const { products } = await ask(`{products(filter:{price:{from:"0"}},pageSize:${count}){items{sku}}}`);
  const items = products.items.map(({ sku }) => `{sku:${JSON.stringify(sku)},quantity:1}`);
  const { addProductsToWishlist: added } = await ask(
    `mutation{addProductsToWishlist(wishlistId:"0",wishlistItems:[${items.join()}]){user_errors{message}}}`,
    { authorization: `Bearer ${signedIn.token}` },
  );
  if (added.user_errors.length > 0) throw new Error(added.user_errors[0].message);
}

/** What the browser keeps of a customer who is signed in. */
export async function signIn(browser, url) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/sign-in?from=%2Forder-history`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(CUSTOMER);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await main.getByRole('heading', { level: 2 }).first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
