/* The service module: drawings go up while the form is filled in, over a broken connection and a reload, and are read in the thread. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expectAccessible } from '../kit/accessible';
import { createCustomer, openAs } from '../kit/customer';
import { inTurn, LONG } from '../kit/lanes';
import { platformAt } from '../kit/platform';
import { expect, test } from '../kit/shop';
import { texts, textOf } from '../kit/texts';

const MB = 1024 * 1024;
const pdf = (name: string, size: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]),
});

for (const [language, prefix, width] of [
  ['en', '', 320],
  ['ar', '/arabic', 1280],
] as const)
  test.describe(`${language}, ${width} px`, inTurn(language, 0), () => {
    test.use({ viewport: { width, height: 800 } });
    const { account } = texts(language);
    const ui = (id: string, values?: Record<string, string>) => textOf('shared-ui', language, id, values);

    test('drawings are sent over a reload, and the request is answered and withdrawn', async ({ page, shop }) => {
      const platform = platformAt(shop.platform);
      const main = page.getByRole('main');
      await openAs(page, language, `${prefix}/service-module`, await createCustomer(platform));
      await expect(main.getByText(account('requests.empty'))).toBeVisible();
      await main.getByRole('link', { name: account('request.new') }).click();
      const title = main.getByRole('textbox', { name: account('create-request.name') });
      await title.fill('Bush');

      // The second chunk of the first file does not get through before the reload.
      let held = 0;
      let isHolding = true;
      await page.route('**/rest/V1/uploads/*', async (route, request) => {
        if (isHolding && request.method() === 'PATCH' && request.headers()['upload-offset'] !== '0') held += 1;
        else await route.continue();
      });
      const files = main.getByLabel(account('create-request.drawings'));
      await files.setInputFiles([pdf('first.pdf', 2 * MB), pdf('second.pdf', 1000)]);
      await expect.poll(() => held).toBeGreaterThan(0);
      await expect(main.getByText('50%', { exact: false }).first()).toBeVisible();
      isHolding = false;
      const begun: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/uploads')) begun.push(`${request.method()} ${request.headers()['upload-offset'] ?? ''}`.trim());
      });
      await page.reload();
      await expect(title).toHaveValue('Bush');
      await expect(main.getByText(ui('upload.state.done'), { exact: true })).toHaveCount(2);
      // It went on where it was.
      expect(begun).toContain(`PATCH ${MB}`);
      expect(begun.filter((each) => each === 'POST')).toHaveLength(1);
      await expectAccessible(page);

      await files.setInputFiles([{ name: 'wrong.dwg', mimeType: 'image/x', buffer: Buffer.from('MZ') }]);
      await expect(main.getByText(ui('upload.problem.content', { type: 'DWG' }), { exact: true })).toBeVisible();
      await main.getByRole('button', { name: ui('upload.remove', { name: 'wrong.dwg' }) }).click();
      await main.getByRole('button', { name: account('create-request.submit') }).click();

      await expect(page).toHaveURL(/\/service-module\/[\w-]+$/);
      const number = new URL(page.url()).pathname.split('/').pop() ?? '';
      const drawings = main.getByRole('list', { name: account('view-request.drawings') });
      await expect(drawings.getByRole('listitem')).toHaveText([/^\s*first\.pdf/, /^\s*second\.pdf/]);
      const fetched = page.waitForEvent('download');
      await drawings.getByRole('button', { name: 'second.pdf', exact: true }).click();
      expect((await fetched).suggestedFilename()).toBe('second.pdf');
      const opened = page.waitForEvent('popup');
      await drawings.getByRole('button', { name: account('file.open', { name: 'second.pdf' }) }).click();
      expect((await opened).url()).toMatch(/^blob:/);
      await (await opened).close();

      await platform.control('drawing-requests/reply', { number, message: 'SAR 40 each.' });
      await page.reload();
      await expect(main.getByRole('list', { name: account('thread.name') })).toContainText('SAR 40 each.');
      await expectAccessible(page);
      await main.getByRole('button', { name: account('view-request.withdraw') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: account('view-request.withdraw') })
        .click();
      await expect(main.getByText(account('view-request.over'))).toBeVisible();
    });
  });

/** Carries bytes to the shop, and breaks the connection that has just carried the byte at each of these places. */
async function breakingLine(breaks: readonly number[]) {
  let target = 0;
  const left = [...breaks];
  let carried = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, 'localhost');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (bytes) => {
      carried += bytes.length;
      far.write(bytes);
      if (left[0] !== undefined && carried > left[0]) {
        left.shift();
        near.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    carried: () => carried,
    left: () => left.length,
    to: (port: number) => (target = port),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test(
  '20 MB over a connection that is cut three times arrive as they were, and nothing is sent twice beyond a chunk each',
  LONG,
  async ({ page, startOwnShop, silent }, testInfo) => {
    silent.allow(/ERR_|Failed to load resource/);
    const { account } = texts('en');
    const line = await breakingLine([5 * MB, 11 * MB, 17 * MB]);
    try {
      const shop = await startOwnShop({ edgeEnv: { PUBLIC_ORIGINS: line.url } });
      line.to(Number(new URL(shop.url).port));
      await openAs(page, 'en', `${line.url}/createRequest`, await createCustomer(platformAt(shop.platform)));
      const before = line.carried();
      const large = pdf('large.pdf', 20 * MB);
      // As a file: its bytes do not have to go through the browser's remote control.
      const file = testInfo.outputPath(large.name);
      await writeFile(file, large.buffer);
      await page.getByLabel(account('create-request.drawings')).setInputFiles(file);
      await expect(page.getByRole('main').getByText(textOf('shared-ui', 'en', 'upload.state.done'), { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      expect(line.left()).toBe(0);
      // A cut costs a chunk of the uploader's, and one more where the browser itself repeats a request that met a connection just gone.
      // Headers and what else the page asked for weigh less than half a megabyte.
      expect(line.carried() - before).toBeLessThan(20 * MB + 3 * (2 * MB) + 0.5 * MB);

      // What comes back is what was sent, byte by byte.
      await page.getByRole('textbox', { name: account('create-request.name') }).fill('Large');
      await page.getByRole('button', { name: account('create-request.submit') }).click();
      await expect(page).toHaveURL(/\/service-module\/[\w-]+$/);
      const fetched = page.waitForEvent('download');
      await page.getByRole('button', { name: 'large.pdf', exact: true }).click();
      const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
      expect(sha256(await readFile(await (await fetched).path()))).toBe(sha256(large.buffer));
    } finally {
      line.close();
    }
  },
);
