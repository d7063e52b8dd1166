/* A shop that asks before it measures: the notice, its answers, and the way to change them. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsIn } from '../kit/accessible';
import { inTurn } from '../kit/lanes';
import { readShifts, watchShifts } from '../kit/shifts';
import { expect, startShop, test } from '../kit/shop';
import { texts } from '../kit/texts';

const KEY = 'measuring';

test.describe('a shop that asks', () => {
  // One shop for all, not one for each worker.
  test.describe.configure({ mode: 'default' });
  let shop: Awaited<ReturnType<typeof startShop>>;
  let receiver: Server;
  let received = 0;

  test.beforeAll(async () => {
    receiver = createServer((request, response) => {
      received += 1;
      request.resume().on('end', () => response.writeHead(204).end());
    }).listen(0);
    const endpoint = `http://localhost:${(receiver.address() as AddressInfo).port}/reports`;
    shop = await startShop({ edgeEnv: { SHOP_CONFIG: JSON.stringify({ telemetry: { endpoint, consentKey: KEY } }) } });
  });
  test.afterAll(async () => {
    await shop.stop();
    receiver.close();
    receiver.closeAllConnections();
  });

  for (const [language, prefix, width] of [
    ['en', '', 320],
    ['ar', '/arabic', 1440],
  ] as const)
    test(
      `agreeing starts what refusing stops, in all tabs, and nothing moves (${language})`,
      inTurn(language, 0),
      async ({ page, context }) => {
        const { shell } = texts(language);
        received = 0;
        await page.setViewportSize({ width, height: 740 });
        await watchShifts(page);
        await page.goto(`${shop.url}${prefix}/deep-groove-ball-bearing-6205-2rs.html`);
        const notice = page.getByRole('region', { name: shell('consent.ask') });
        await expect(notice).toBeVisible();
        expect((await readShifts(page)).sum).toBeLessThan(0.01);
        expect(await violationsIn(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        // What is bought with stays above the end of the screen, and the notice above that.
        const buying = await page.locator('#main [data-bottom-bar]').first().boundingBox();
        const asking = await notice.boundingBox();
        const overlap = Math.min(buying!.y + buying!.height, asking!.y + asking!.height) - Math.max(buying!.y, asking!.y);
        const beside = buying!.x + buying!.width <= asking!.x || asking!.x + asking!.width <= buying!.x;
        expect(beside || overlap <= 1).toBe(true);

        const other = await context.newPage();
        await other.goto(`${shop.url}${prefix}/contact-us`);
        const question = other.getByRole('region', { name: shell('consent.ask') });
        await expect(question).toBeVisible();
        expect(received).toBe(0);
        await notice.getByRole('button', { name: shell('consent.allow'), exact: true }).press('Enter');
        await expect(notice).toBeHidden();
        await expect(question).toBeHidden();
        expect(await other.evaluate((key) => localStorage.getItem(key), KEY)).toMatch(/^granted 20/);
        await page.evaluate(() => void setTimeout(() => window.dispatchEvent(new Event('pagehide'))));
        await page.goto(`${shop.url}${prefix}/about-us`);
        await expect(page.locator('#shell[data-hydrated]')).toBeAttached();
        await page.goto('about:blank');
        await expect.poll(() => received).toBeGreaterThan(0);

        await other.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await other
          .getByRole('contentinfo')
          .getByRole('button', { name: shell('consent.choices') })
          .click();
        const choices = other.getByRole('region', { name: shell('consent.choices') });
        await expect(choices).toContainText(shell('consent.granted'));
        await choices.getByRole('button', { name: shell('consent.refuse'), exact: true }).click();
        await expect(choices).toContainText(shell('consent.denied'));
        await choices.getByRole('button', { name: shell('consent.close') }).click();
        await expect(other.getByRole('contentinfo').getByRole('button', { name: shell('consent.choices') })).toBeFocused();
        await other.reload();
        await expect(other.locator('#shell[data-hydrated]')).toBeAttached();
        expect(await other.evaluate((key) => localStorage.getItem(key), KEY)).toMatch(/^denied 20/);
      },
    );
});
