/* What a team does with its release: shows it to itself, gives it to a share of the visitors, takes it back. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { LONG } from '../kit/lanes';
import { liveVersion, publishChanged, releaseKit } from '../kit/releases';
import { expect, open, test, type Shop } from '../kit/shop';

const PRODUCT = '/deep-groove-ball-bearing-6206.html';
const SECRET = 'a secret of this shop alone, 32 characters';

const cookie = (shop: Shop, name: string, value: string) => ({ name, value, url: shop.url });
const drawn = (context: BrowserContext, shop: Shop, draw: number) =>
  context.addCookies([cookie(shop, 'release_share', `${draw}.drawn-by-the-test`)]);

test(
  'a preview shows a release that is live for nobody, by its address alone, until it is ended',
  LONG,
  async ({ page, browser, startOwnShop }) => {
    const shop = await startOwnShop({ edgeEnv: { PREVIEW_SECRET: SECRET } });
    const version = await publishChanged(shop, 'mfe-catalog', 'Specifications', 'Characteristics');
    const said = await releaseKit(shop, ['preview', 'mfe-catalog', version, '--shop', shop.url], { PREVIEW_SECRET: SECRET });
    const value = new URL(said.split('\n')[0] ?? '').searchParams.get('preview') ?? '';

    const response = await page.goto(`${shop.url}${PRODUCT}?preview=${value}`);
    expect(page.url()).toBe(`${shop.url}${PRODUCT}`);
    expect(await response?.text()).toContain('Characteristics');
    expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'x-rendered-by': 'server' });
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    await expect(page.getByText(`Preview with mfe-catalog ${version}`)).toBeVisible();
    await expect(page.getByRole('main').getByText('Characteristics').first()).toBeVisible();

    // Pages that are opened on the way have it, too; so has the Arabic shop, which says so in its language.
    await open(page, `${shop.url}/arabic${PRODUCT}`);
    await expect(page.getByText('معاينة مع')).toBeVisible();

    const other = await browser.newContext();
    const stranger = await other.request.get(`${shop.url}${PRODUCT}`);
    expect(await stranger.text()).not.toContain('Characteristics');
    const forged = await other.request.get(`${shop.url}${PRODUCT}?preview=${value}x`);
    expect(forged.status()).toBe(403);
    await other.close();

    await open(page, `${shop.url}${PRODUCT}`);
    await page.getByRole('link', { name: 'End the preview' }).click();
    await expect(page.getByText('Preview with')).toBeHidden();
    await expect(page.getByRole('main').getByText('Specifications').first()).toBeVisible();
  },
);

test(
  'a canary is for its share of the visitors, on each of their pages; the others see what is live',
  LONG,
  async ({ page, context, browser, startOwnShop }) => {
    const shop = await startOwnShop();
    const live = liveVersion(shop, 'mfe-catalog');
    const version = await publishChanged(shop, 'mfe-catalog', 'Specifications', 'Characteristics');
    await releaseKit(shop, ['canary', 'mfe-catalog', version, '10']);

    await drawn(context, shop, 42);
    const response = await page.goto(`${shop.url}${PRODUCT}`);
    expect(await response?.text()).toContain('Characteristics');
    expect(response?.headers()['cache-control']).toBe('private, no-cache');
    await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
    const registry = await (await page.request.get(`${shop.url}/registry.json`)).json();
    expect(registry.releases['mfe-catalog'].version).toBe(version);
    expect(registry.canaries).toBeUndefined();

    const other = await browser.newContext();
    await drawn(other, shop, 5000);
    const stranger = await other.newPage();
    await open(stranger, `${shop.url}${PRODUCT}`);
    await expect(stranger.getByRole('main').getByText('Specifications').first()).toBeVisible();

    await releaseKit(shop, ['canary', 'mfe-catalog', 'end', '--reason', 'looks wrong']);
    await open(page, `${shop.url}${PRODUCT}`);
    await expect(page.getByRole('main').getByText('Specifications').first()).toBeVisible();
    expect(liveVersion(shop, 'mfe-catalog')).toBe(live);
    expect(await releaseKit(shop, ['list', 'mfe-catalog'])).toMatch(/rollback +mfe-catalog@\S+, canary ended {2}by .*: looks wrong/);

    await releaseKit(shop, ['canary', 'mfe-catalog', version, '10']);
    await releaseKit(shop, ['promote', 'mfe-catalog']);
    await open(stranger, `${shop.url}${PRODUCT}`);
    await expect(stranger.getByRole('main').getByText('Characteristics').first()).toBeVisible();
    await releaseKit(shop, ['rollback', 'mfe-catalog']);
    await open(stranger, `${shop.url}${PRODUCT}`);
    await expect(stranger.getByRole('main').getByText('Specifications').first()).toBeVisible();
    await other.close();
  },
);

test(
  'browsers report how releases fare, without a word of the visitor; who runs the shop sees it on one page',
  LONG,
  async ({ page, context, startOwnShop }) => {
    const token = 'a-token-of-this-shop';
    const shop = await startOwnShop({ edgeEnv: { OPERATOR_TOKEN: token } });
    const version = await publishChanged(shop, 'mfe-catalog', 'Specifications', 'Characteristics');
    await releaseKit(shop, ['canary', 'mfe-catalog', version, '25', '--reason', 'a shorter word']);
    await drawn(context, shop, 42);
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/_reports') && sent.push(request.postData() ?? ''));
    await open(page, `${shop.url}${PRODUCT}?utm_source=a-letter`);
    const headers = { authorization: `Bearer ${token}` };
    const metrics = async () => (await context.request.get(`${shop.url}/metrics`, { headers })).text();
    await expect.poll(metrics).toContain(`shop_slots_total{remote="mfe-catalog",version="${version}",outcome="shown"} 1`);
    // Measured from when the browser is idle.
    await expect.poll(metrics).toMatch(/shop_measure_count\{name="(FCP|TTFB)",remote="mfe-catalog"/);
    expect(sent.join()).not.toMatch(/utm_source|6206|localhost/);

    expect((await context.request.get(`${shop.url}/_releases`)).status()).toBe(401);
    await context.setHTTPCredentials({ username: 'operator', password: token });
    await page.goto(`${shop.url}/_releases`);
    const row = page.getByRole('region', { name: 'Live' }).getByRole('row', { name: new RegExp(version) });
    await expect(row).toContainText('25%');
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('a shorter word');
    await expect(page.getByRole('region', { name: 'Canaries' })).toContainText(/0 of 1.*0 of 0/);
    expect(await violationsIn(page)).toEqual([]);
  },
);

test(
  'a shop that lists a developer’s machine shows a remote from it, in the tab that asks for it',
  LONG,
  async ({ page, context, startOwnShop }) => {
    const machine = createServer();
    await new Promise<void>((done) => machine.listen(0, 'localhost', done));
    const laptop = `http://localhost:${(machine.address() as AddressInfo).port}`;
    const folder = mkdtempSync(join(tmpdir(), 'overrides-'));
    writeFileSync(join(folder, 'shop.json'), JSON.stringify({ overrides: [laptop] }));
    const shop = await startOwnShop({ edgeEnv: { SHOP_CONFIG: join(folder, 'shop.json') } });
    const version = await publishChanged(shop, 'mfe-catalog', 'Specifications', 'Characteristics');
    serveFromLaptop(machine, join(shop.store, 'mfe-catalog', version));
    try {
      await open(page, `${shop.url}${PRODUCT}?override=mfe-catalog@${laptop}`);
      expect(page.url()).toBe(`${shop.url}${PRODUCT}`);
      await expect(page.getByRole('main').getByText('Characteristics').first()).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Releases of this tab' })).toContainText(
        `mfe-catalog ${version} from ${laptop}`,
      );
      // Another page of the tab, and what another remote brings, work beside it.
      await open(page, `${shop.url}/bearings.html`);
      await expect(page.getByRole('heading', { level: 1, name: 'Bearings' })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Releases of this tab' })).toBeVisible();

      const other = await context.newPage();
      await open(other, `${shop.url}${PRODUCT}`);
      await expect(other.getByRole('main').getByText('Specifications').first()).toBeVisible();
      await expect(other.getByRole('complementary', { name: 'Releases of this tab' })).toBeHidden();

      await page.getByRole('link', { name: 'End', exact: true }).click();
      await expect(page.getByRole('complementary', { name: 'Releases of this tab' })).toBeHidden();
    } finally {
      await page.close();
      machine.closeAllConnections();
      machine.close();
      rmSync(folder, { recursive: true });
    }
  },
);

/** As `pnpm --filter mfe-catalog dev --shop …` serves what it has built. */
function serveFromLaptop(server: Server, folder: string): void {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
  server.on('request', (request, response) => {
    const path = (request.url ?? '').replace(/^\/releases\/[^/]+\/[^/]+/, '').split('?')[0] ?? '';
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (path === '/events') return void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n');
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
}
