/* What the browser may do here: Trusted Types, the doors that the configuration opens, and what is told to those who run the shop. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, footerOf, open, startShop, test } from '../kit/shop';
import { textOf } from '../kit/texts';

test('text becomes neither HTML nor a script’s address but by the shop’s policies', async ({ page, silent }) => {
  silent.allow(/TrustedHTML|TrustedScriptURL|Content Security Policy|trusted/i);
  await open(page, '/about-us');
  const refused = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action();
        return 'done';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    const script = () => document.createElement('script');
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    return {
      html: attempt(() => (document.createElement('div').innerHTML = '<p>x</p>')),
      inserted: attempt(() => document.body.insertAdjacentHTML('beforeend', '<p>x</p>')),
      elsewhere: attempt(() => (script().src = 'https://evil.example/x.js')),
      data: attempt(() => (script().src = 'data:text/javascript,1')),
      code: attempt(() => (script().text = 'alert(1)')),
      release: attempt(() => (script().src = '/releases/x/1/x.js')),
      empty: attempt(() => (document.createElement('div').innerHTML = '')),
      second: attempt(() => trustedTypes.createPolicy('default', {})),
      other: attempt(() => trustedTypes.createPolicy('mine', {})),
    };
  });
  expect(refused).toEqual({
    html: 'refused',
    inserted: 'refused',
    elsewhere: 'refused',
    data: 'refused',
    code: 'refused',
    release: 'done',
    empty: 'done',
    second: 'refused',
    other: 'refused',
  });
});

test('the platform’s text is shown under the sanitizer’s policy', async ({ page }) => {
  await open(page, '/cart');
  await (await footerOf(page)).locator('a[href="/about-us"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
});

test.describe('with a configuration of its own', () => {
  // One shop for all, not one for each worker.
  test.describe.configure({ mode: 'default' });
  let shop: Awaited<ReturnType<typeof startShop>>;
  let receiver: Server;
  let folder: string;
  const chatAsked: string[] = [];
  let isChatAway = false;
  const received: { records: { kind: string; name?: string; message?: string; id?: string }[] }[] = [];

  test.beforeAll(async () => {
    receiver = createServer((request, response) => {
      if (request.url === '/chat.js') {
        chatAsked.push(request.url);
        if (isChatAway) return void response.writeHead(404).end();
        return void response.setHeader('Content-Type', 'text/javascript').end(
          `LiveChatWidget._h = (...said) => (said[0] === 'once' ? said[1][1]() : (window.chatCalls = said));
             LiveChatWidget._q.forEach((said) => LiveChatWidget._h(...said));`,
        );
      }
      let text = '';
      request
        .on('data', (chunk) => (text += chunk))
        .on('end', () => {
          received.push(JSON.parse(text));
          response.writeHead(204).end();
        });
    }).listen(0);
    folder = mkdtempSync(join(tmpdir(), 'doors-'));
    const elsewhere = `http://localhost:${(receiver.address() as AddressInfo).port}`;
    const config = {
      telemetry: { endpoint: `${elsewhere}/reports` },
      origins: { frame: ['https://pay.example'] },
      liveChat: { script: `${elsewhere}/chat.js`, provider: 'Chat Ltd', license: '12' },
      permissions: { payment: ['https://pay.example'] },
    };
    writeFileSync(join(folder, 'shop.json'), JSON.stringify(config));
    shop = await startShop({ edgeEnv: { SHOP_CONFIG: join(folder, 'shop.json') } });
  });
  test.beforeEach(() => {
    chatAsked.length = 0;
    isChatAway = false;
    received.length = 0;
  });
  test.afterAll(async () => {
    await shop.stop();
    receiver.close();
    receiver.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  /** Keeps what a page sends when its test is over from the receiver, which another test reads by then. */
  const sendNothing = (page: Page) => page.addInitScript(() => void (navigator.sendBeacon = () => true));

  test('the chat of another origin is loaded by the press that asks for it, and not before', async ({ page }) => {
    await sendNothing(page);
    await page.goto(`${shop.url}/contact-us`);
    const chat = page.getByRole('contentinfo').getByRole('button', { name: textOf('shell', 'en', 'chat.start') });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(chat).toHaveAccessibleDescription(/Chat Ltd/);
    expect(chatAsked).toEqual([]);
    await chat.click();
    await expect(page.getByRole('status').filter({ hasText: textOf('shell', 'en', 'chat.loaded') })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'chatCalls') as unknown)).toEqual(['call', ['maximize']]);
    await chat.click();
    expect(chatAsked).toEqual(['/chat.js']);
  });

  test('where the chat is away the page stays whole, says so, and asks again when the visitor does', async ({ page, silent }) => {
    silent.allow(/status of 404|error when loading/);
    await sendNothing(page);
    isChatAway = true;
    await page.goto(`${shop.url}/contact-us`);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const chat = footer.getByRole('button', { name: textOf('shell', 'en', 'chat.start') });
    await chat.click();
    await expect(footer.getByText(textOf('shell', 'en', 'chat.failed'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeEditable();
    isChatAway = false;
    await chat.click();
    await expect(page.getByRole('status').filter({ hasText: textOf('shell', 'en', 'chat.loaded') })).toBeVisible();
    await expect(footer.getByText(textOf('shell', 'en', 'chat.failed'))).toHaveCount(0);
  });

  test('errors and measures reach the receiver, and nothing of a person does', async ({ page, silent }) => {
    silent.allow(/planned/);
    const response = await page.goto(`${shop.url}/`);
    const headers = response!.headers();
    expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/pay\.example http:\/\/localhost:\d+(;|$)/);
    expect(headers['content-security-policy']).toMatch(/script-src [^;]*http:\/\/localhost:\d+/);
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' http:\/\/localhost:\d+;/);
    expect(headers['permissions-policy']).toContain('payment=("https://pay.example")');
    // What sends comes with the first record: the last ones are sent by a page that is left once it is there.
    await expect.poll(() => JSON.stringify(received)).toContain('page-ready');
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('planned: shopper@example.com, /reset?token=secret');
        }),
    );
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => JSON.stringify(received)).toContain('planned');
    const records = received.flatMap((body) => body.records);
    expect(records).toContainEqual(expect.objectContaining({ kind: 'measure', name: 'page-ready', value: expect.any(Number) }));
    expect(records.find(({ kind }) => kind === 'error')).toMatchObject({
      message: 'planned: … /reset?…',
      id: expect.stringMatching(/^Error\d+[A-Z]$/),
    });
    expect(JSON.stringify(received)).not.toMatch(/shopper|secret/);
  });
});
