/* One remote alone, from source, on the stub host: `pnpm --filter mfe-catalog dev`. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { LONG } from '../kit/lanes';
import { watchPage } from '../kit/shop';
import { textOf } from '../kit/texts';

interface DevServer {
  /** Told when it has built. */
  address: Promise<string>;
  stop(): Promise<unknown>;
}

interface Servers {
  startProcess(name: string, args: string[], options: { cwd: string; env: Record<string, string>; tells: { address: RegExp } }): DevServer;
}

const test = base.extend<object, { standalone: (remote: string, folder?: string) => Promise<string> }>({
  standalone: [
    async ({}, use) => {
      const { startProcess }: Servers = await import('../../../tooling/scripts/server-process.mjs' as string);
      const { root }: { root: string } = await import('../../../tooling/scripts/workspace.mjs' as string);
      const servers: DevServer[] = [];
      await use(async (remote, folder = join(root, remote)) => {
        const server = startProcess(remote, [join(root, 'release-kit/bin/release-kit.mjs'), 'dev'], {
          cwd: folder,
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

test('a page that is saved is shown as it is now, and so are its messages, in the same document', LONG, async ({ page, standalone }) => {
  const root = join(import.meta.dirname, '../../..');
  // A copy: what is saved here would be built and tested by everybody else.
  const parent = mkdtempSync(join(root, '.cache/hot-'));
  const folder = join(parent, 'mfe-catalog');
  const left = new Set(['node_modules', 'dist', 'dist-development', '.cache', 'generated']);
  cpSync(join(root, 'mfe-catalog'), folder, { recursive: true, filter: (file) => !left.has(basename(file)) });
  symlinkSync(join(root, 'mfe-catalog/node_modules'), join(folder, 'node_modules'));
  const save = (path: string, from: string, to: string) => {
    const file = join(folder, 'src/pages/contact', path);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  const title = textOf('mfe-catalog', 'en', 'contact.title');
  const url = await standalone('mfe-catalog', folder);
  // What is saved before the page hears of builds is the build that it takes itself for.
  const listens = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"')));
  await page.goto(`${url}/contact-us?from=here`);
  await listens;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await page.evaluate(() => void (document.body.dataset.mark = 'same'));

  save('contact-page.tsx', `{text('contact.title')}\n      </h1>`, `{text('contact.title')} 2\n      </h1>`);
  await expect(heading).toHaveText(`${title} 2`);
  save('messages/en.json', title, 'Write to us');
  await expect(heading).toHaveText('Write to us 2');
  save('contact-page.tsx', "{text('contact.title')} 2", "{text('contact.title')} 3");
  await expect(heading).toHaveText('Write to us 3');
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same');
  expect(page.url()).toContain('?from=here');
  rmSync(parent, { recursive: true });
});
