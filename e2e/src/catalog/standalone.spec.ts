/* One remote alone, from source, on the stub host: `pnpm --filter mfe-catalog dev`. */
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { LONG } from '../kit/lanes';
import { watchPage } from '../kit/shop';
import { textOf } from '../kit/texts';

interface DevServer {
  /** Told when it has built. */
  address: Promise<string>;
  stop(): Promise<unknown>;
}

interface Setup {
  root: string;
  startProcess(name: string, args: string[], options: { cwd: string; env: Record<string, string>; tells: { address: RegExp } }): DevServer;
}

const test = base.extend<object, { standalone: (remote: string) => Promise<string> }>({
  standalone: [
    async ({}, use) => {
      const { root, startProcess }: Setup = await import('../../../tooling/scripts/setup.mjs' as string);
      const servers: DevServer[] = [];
      await use(async (remote) => {
        const server = startProcess(remote, [join(root, 'release-kit/bin/release-kit.mjs'), 'dev'], {
          cwd: join(root, remote),
          env: { PORT: '0' },
          tells: { address: / alone +(http:\S+)/ },
        });
        servers.push(server);
        return server.address;
      });
      await Promise.all(servers.map((server) => server.stop()));
    },
    { scope: 'worker' },
  ],
});

test('the catalogue runs alone, in both languages', LONG, async ({ page, standalone }) => {
  const url = await standalone('mfe-catalog');
  const watch = watchPage(page);

  await page.goto(`${url}/deep-groove-ball-bearing-6205-2rs.html`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('6205-2RS');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Cart: 1', { exact: true })).toBeVisible();

  // Another page without loading a document, and one that is not the catalogue's.
  await page.getByRole('navigation', { name: 'Standalone' }).getByRole('link', { name: '/contact-us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: textOf('mfe-catalog', 'en', 'contact.title') })).toBeVisible();
  await expect(page.getByText('Cart: 1', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: textOf('mfe-catalog', 'ar', 'contact.title') })).toBeVisible();
  await page.goto(`${url}/cart`);
  await expect(page.getByText('This address is not one of mfe-catalog')).toBeVisible();
  expect(watch.problems).toEqual([]);
});
