/* What happens to the shop when a remote is missing, broken, slow, unstyled, or built for another contract. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LONG } from '../kit/lanes';
import { expect, footerOf, startShop, test } from '../kit/shop';

interface Build {
  entry: string;
  modules: Record<string, { js: string[]; css: string[]; messages: Record<string, string[]> }>;
  server?: { file: string; integrity: string };
}

interface Registry {
  generation: number;
  releases: Record<string, { version: string; base: string; description: { contract: string; build: Build } }>;
}

const PAGE = '/sign-in';
const REMOTE = 'mfe-account';

/** The first page is served by another remote, so that the broken one is met on the way. */
async function openThenGo(page: Page): Promise<void> {
  await page.goto('/manage-subuser');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await (await footerOf(page)).getByRole('link', { name: 'Account Login' }).click();
}

async function expectFailureOnlyInSlot(page: Page, reason: string): Promise<void> {
  await expect(page.locator('main [data-slot-failure]')).toHaveAttribute('data-slot-failure', reason);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

test('a remote whose files are missing takes down its slot only, and comes back without a reload', async ({ page, silent }) => {
  silent.allow(/404|ERR_|Failed to load|did not load|MIME/);
  await page.route(/mfe-account\/.*remote-entry/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openThenGo(page);
  await expectFailureOnlyInSlot(page, 'unavailable');
  await page.unroute(/mfe-account\/.*remote-entry/);
  await expectRetryWorks(page);
});

test('a remote that throws while loading takes down its slot only', async ({ page, silent }) => {
  silent.allow(/broken on purpose|did not load|remoteEntry/);
  await page.route(/mfe-account\/.*\/sign-in\.[^/]+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  );
  await openThenGo(page);
  await expect(page.locator('main [data-slot-failure]')).toBeVisible();
  await page.unroute(/mfe-account\/.*\/sign-in\.[^/]+\.js/);
  await expectRetryWorks(page);
});

test('a remote that throws while rendering takes down its slot only', async ({ page, silent }) => {
  silent.allow(/broken on purpose/);
  // The page's own title is what it renders first.
  await page.addInitScript(() => {
    const real = URLSearchParams.prototype.get;
    let isBroken = true;
    Object.assign(window, { repair: () => (isBroken = false) });
    URLSearchParams.prototype.get = function get(name) {
      if (isBroken && name === 'token' && location.pathname.includes('createPassword')) throw new Error('broken on purpose');
      return real.call(this, name);
    };
  });
  await page.goto('/customer/account/createPassword?token=x');
  await expectFailureOnlyInSlot(page, 'broken');
  await page.evaluate(() => (window as unknown as { repair: () => void }).repair());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible();
});

test('a remote that hangs gives up after ten seconds', LONG, async ({ page, silent }) => {
  silent.allow(/in time|net::ERR|preload/);
  let isHanging = true;
  await page.route(/mfe-account\/.*remote-entry/, async (route) => {
    if (isHanging) return;
    await route.continue();
  });
  await openThenGo(page);
  await expectFailureOnlyInSlot(page, 'timeout');
  isHanging = false;
  await expectRetryWorks(page);
});

test('a remote without its styles is not shown unstyled', async ({ page, silent }) => {
  silent.allow(/404|ERR_|did not load|Failed to load|Loading CSS chunk/);
  await page.route(/mfe-account\/.*\/sign-in\.[^/]+\.css/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openThenGo(page);
  await expect(page.locator('main [data-slot-failure]')).toBeVisible();
  await page.unroute(/mfe-account\/.*\/sign-in\.[^/]+\.css/);
  await expectRetryWorks(page);
});

test.describe('with a store of its own', () => {
  // One shop for all, not one for each worker.
  test.describe.configure({ mode: 'default' });
  let shop: Awaited<ReturnType<typeof startShop>>;
  test.beforeAll(async () => {
    shop = await startShop();
  });
  test.afterAll(async () => shop.stop());

  const readRegistry = (): Registry => JSON.parse(readFileSync(join(shop.store, 'registry.json'), 'utf8'));
  const writeRegistry = (change: (registry: Registry) => void) => {
    const registry = readRegistry();
    registry.generation += 1;
    change(registry);
    writeFileSync(join(shop.store, 'registry.json'), JSON.stringify(registry));
  };

  test('a remote built for another contract is refused, and told so', async ({ page, silent }) => {
    silent.allow(/built for contract/);
    const before = readRegistry();
    const release = before.releases[REMOTE]!;
    writeRegistry((registry) => {
      registry.releases[REMOTE] = { ...release, description: { ...release.description, contract: '^3.0.0' } };
    });
    await page.goto(`${shop.url}${PAGE}`);
    await expectFailureOnlyInSlot(page, 'contract');
    writeRegistry((registry) => {
      registry.releases[REMOTE] = release;
    });
    await expectRetryWorks(page);
  });

  test('publishing one remote changes it alone, without a restart, and rolling back does too', async ({ page }) => {
    const before = readRegistry();
    const release = before.releases[REMOTE]!;
    await page.goto(`${shop.url}${PAGE}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();

    // The same release with another text, as a rebuild would make it.
    const version = `${release.version}-changed`;
    const folder = join(shop.store, REMOTE, version);
    cpSync(join(shop.store, REMOTE, release.version), folder, { recursive: true });
    const { build } = release.description;
    const server = build.server?.file ?? '';
    for (const name of [...(build.modules['./sign-in']?.messages['en'] ?? []), server]) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Sign in /', 'Enter the shop /'));
      for (const suffix of ['.br', '.gz']) if (existsSync(file + suffix)) rmSync(file + suffix);
    }
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, server)))
      .digest('base64');
    const description = { ...release.description, version, build: { ...build, server: { file: server, integrity: `sha256-${hash}` } } };
    writeRegistry((registry) => {
      registry.releases[REMOTE] = { ...release, version, base: `/releases/${REMOTE}/${version}/`, description };
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Enter the shop' })).toBeVisible();

    writeRegistry((registry) => {
      registry.releases[REMOTE] = release;
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    const after = readRegistry();
    for (const name of Object.keys(before.releases)) expect(after.releases[name]?.version).toBe(before.releases[name]?.version);
  });

  test(
    'a tab whose release is gone starts anew at the page that it was going to, and what was typed is kept',
    LONG,
    async ({ page, silent }) => {
      silent.allow(/status of 404|did not load|Refused to (apply style|execute script)/);
      const before = readRegistry();
      const release = before.releases[REMOTE]!;
      await page.goto(`${shop.url}/contact-us`);
      await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
      await page.getByRole('main').getByRole('textbox', { name: 'Name' }).fill('Noura');
      await page.evaluate(() => Object.assign(window, { isOld: true }));

      const version = `${release.version}-next`;
      const folder = join(shop.store, REMOTE, release.version);
      cpSync(folder, join(shop.store, REMOTE, version), { recursive: true });
      writeRegistry((registry) => {
        registry.releases[REMOTE] = { ...release, version, base: `/releases/${REMOTE}/${version}/` };
      });
      await expect.poll(async () => (await page.request.get(`${shop.url}/registry.json`)).text()).toContain(version);
      renameSync(folder, `${folder}-pruned`);

      await (await footerOf(page)).getByRole('link', { name: 'Account Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
      await expect(page.locator('[data-slot-failure]')).toHaveCount(0);
      expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toHaveValue('Noura');

      renameSync(`${folder}-pruned`, folder);
      writeRegistry((registry) => {
        registry.releases[REMOTE] = release;
      });
    },
  );

  test('a fifth remote comes into the shop without a change of the shell', async ({ page, silent }) => {
    silent.allow(/status of 404/);
    const before = readRegistry();
    const source = before.releases['mfe-company']!;
    // A release that owns a page nobody has: here the company's page under another address and name.
    const fifth = {
      ...source,
      description: { ...source.description, name: 'mfe-fifth', routes: [{ path: '/fifth/{id}', module: './manage-sub-users' }] },
    };
    await page.goto(`${shop.url}/fifth/7`);
    await expect(page.getByText("Looks like the page you were hoping to find doesn't exist.")).toBeVisible();
    const folder = join(shop.store, 'mfe-fifth', source.version);
    cpSync(join(shop.store, 'mfe-company', source.version), folder, { recursive: true });
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      writeFileSync(
        join(folder, file),
        readFileSync(join(folder, file), 'utf8')
          .replaceAll('mfe_company', 'mfe_fifth')
          .replaceAll('webpackChunkmfe-company', 'webpackChunkmfe-fifth'),
      );
      for (const suffix of ['.br', '.gz']) rmSync(join(folder, file + suffix), { force: true });
    }
    writeRegistry((registry) => {
      registry.releases['mfe-fifth'] = {
        ...fifth,
        base: `/releases/mfe-fifth/${source.version}/`,
      } as unknown as Registry['releases'][string];
    });
    await page.goto(`${shop.url}/fifth/7`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
