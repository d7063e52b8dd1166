/* A captcha of a provider on other origins: what the entry opens, what provider and platform may answer, what stays behind. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { violationsIn } from '../kit/accessible';
import { answerCaptcha } from '../kit/captcha';
import { newEmail } from '../kit/customer';
import { expect, footerOf, open, startShop, test } from '../kit/shop';
import { textOf, texts, type Language } from '../kit/texts';

// One shop for all, not one for each worker.
test.describe.configure({ mode: 'default' });

/** Speaks as reCAPTCHA does. Its widget is a frame of another origin than its script's; a second frame is left at the end of the page. */
const script = (frames: string) => `(() => {
  const shown = [];
  const frameOf = (address) => {
    const frame = document.createElement('iframe');
    frame.title = 'Provider';
    frame.src = address;
    return frame;
  };
  window.grecaptcha = {
    render(element, options) {
      const id = shown.length;
      const widget = frameOf('${frames}/widget?id=' + id + '&hl=' + options.hl);
      element.append(widget);
      document.body.append(frameOf('${frames}/challenge'));
      shown.push({ options, widget });
      return id;
    },
    reset(id) {
      const { widget } = shown[id];
      widget.replaceWith((shown[id].widget = frameOf(widget.src)));
    },
    execute() {},
  };
  addEventListener('message', ({ origin, data }) => {
    if (origin === '${frames}') shown[data.id].options[data.call](data.token);
  });
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
})();`;
const WIDGET = `<!doctype html><html lang="en"><title>Widget</title><body>
<button data-call="callback" data-token="person">I am a person</button>
<button data-call="callback" data-token="robot">I am a robot</button>
<button data-call="expired-callback">Expire</button>
<button data-call="error-callback">Fail</button>
<script>
  const id = Number(new URLSearchParams(location.search).get('id'));
  document.addEventListener('click', ({ target: { dataset } }) => {
    const token = dataset.token && dataset.token + '-' + crypto.randomUUID();
    if (dataset.call) parent.postMessage({ id, call: dataset.call, token }, '*');
  });
</script>`;

let shop: Awaited<ReturnType<typeof startShop>>;
let server: Server;
let [scripts, frames] = ['', ''];
/** Whether the script is there, and whether answers are checked. */
let works = { script: true, check: true };
const used = new Set<string>();

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', scripts);
    if (pathname === '/api.js' && works.script) return void response.setHeader('Content-Type', 'text/javascript').end(script(frames));
    if (pathname === '/widget') return void response.setHeader('Content-Type', 'text/html').end(WIDGET);
    if (pathname === '/challenge')
      return void response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Challenge</title>');
    if (pathname !== '/verify') return void response.writeHead(404).end();
    let body = '';
    request
      .on('data', (chunk) => (body += chunk))
      .on('end', () => {
        if (!works.check) return void response.writeHead(503).end();
        const asked = new URLSearchParams(body);
        const token = asked.get('response') ?? '';
        const success = asked.get('secret') === 'secret' && token.startsWith('person-') && !used.has(token);
        used.add(token);
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success }));
      });
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  [scripts, frames] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const captcha = { script: `${scripts}/api.js`, siteKey: 'key', origins: [frames] };
  shop = await startShop({
    sandboxEnv: { RECAPTCHA_SECRET: 'secret', RECAPTCHA_VERIFY_URL: `${scripts}/verify` },
    edgeEnv: { SHOP_CONFIG: JSON.stringify({ captcha }) },
  });
});
test.beforeEach(() => {
  works = { script: true, check: true };
});
test.afterAll(async () => {
  await shop.stop();
  server.close();
  server.closeAllConnections();
});

/** The contact page, filled in. */
async function writeToUs(page: Page, language: Language = 'en') {
  const { catalog } = texts(language);
  const say = (id: string) => textOf('shared-ui', language, id);
  await open(page, `${shop.url}${language === 'ar' ? '/arabic' : ''}/contact-us`);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: catalog('contact.name') }).fill('Sara Ali');
  await main.getByRole('textbox', { name: catalog('contact.email') }).fill(newEmail('sara'));
  const question = main.getByRole('textbox', { name: catalog('contact.comment') });
  await question.fill('6205?');
  const widget = main.getByRole('group', { name: say('captcha.provider') });
  return {
    main,
    question,
    widget,
    say,
    sent: main.getByText(catalog('contact.sent')),
    send: () => main.getByRole('button', { name: catalog('contact.send') }).click(),
    /** Presses a button in the provider's frame. */
    press: (name: string) => widget.frameLocator('iframe').getByRole('button', { name }).click(),
  };
}

test('a guest who is a person sends a question; the entry opens its own origins alone, and its frames go with the form', async ({
  page,
}) => {
  const { main, widget, send, sent } = await writeToUs(page);
  const answer = await page.request.get(`${shop.url}/contact-us`);
  const policy = new Map((answer.headers()['content-security-policy'] ?? '').split('; ').map((part) => [part.split(' ')[0], part]));
  expect(policy.get('frame-src')).toBe(`frame-src ${scripts} ${frames}`);
  expect(policy.get('connect-src')).toBe(`connect-src 'self' ${scripts} ${frames}`);
  const origins = [...policy.values()].join(' ').match(/(?:https?|wss):\S+/g) ?? [];
  expect([...new Set(origins)].sort()).toEqual([scripts, frames].sort());

  // Whoever sends before answering is led to the widget, and from there into its frame by the keyboard.
  const box = widget.frameLocator('iframe').getByRole('button').first();
  await expect(box).toBeVisible();
  await send();
  await expect(widget).toBeFocused();
  await expect(widget).toHaveAccessibleDescription(textOf('shared-ui', 'en', 'ui.rule.required'));
  expect(await violationsIn(page, '[data-captcha]', 'iframe')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(widget).not.toHaveAccessibleDescription(/./);
  await send();
  await expect(sent).toBeVisible();

  const left = page.locator('body > iframe');
  await expect(left).toHaveCount(1);
  await (await footerOf(page)).locator('a[href="/about-us"]').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0, { timeout: 15_000 });
});

test('an answer that is wrong, one that has expired, and a provider that cannot check any, each in its own words (Arabic)', async ({
  page,
}) => {
  const { question, widget, say, press, send, sent } = await writeToUs(page, 'ar');
  await expect(widget.locator('iframe')).toHaveAttribute('src', /hl=ar/);
  await press('I am a robot');
  await send();
  await expect(widget).toHaveAccessibleDescription(say('ui.rule.captcha'));
  await expect(widget).toBeFocused();

  await press('I am a person');
  await press('Expire');
  await expect(page.getByText(say('captcha.expired'))).toBeVisible();
  await send();
  await expect(widget).toHaveAccessibleDescription(say('ui.rule.required'));

  works.check = false;
  await press('I am a person');
  await expect(page.getByText(say('captcha.expired'))).toBeHidden();
  await send();
  await expect(widget).toHaveAccessibleDescription(say('captcha.unchecked'));
  await expect(widget).toBeFocused();
  // The shop's own question is no way around a check that cannot be made.
  await expect(page.getByRole('button', { name: say('captcha.use-sum') })).toBeHidden();

  works.check = true;
  await press('I am a person');
  await send();
  await expect(sent).toBeVisible();
  await expect(question).toHaveValue('');
});

test('where the provider’s script is blocked the shop’s own question stands in, with a way back', async ({ page, silent }) => {
  silent.allow(/404 \(Not Found\)/);
  works.script = false;
  const { main, widget, say, press, send, sent } = await writeToUs(page);
  await expect(main.getByRole('alert')).toHaveText(say('captcha.errored'));
  await main.getByRole('button', { name: say('captcha.use-sum') }).click();
  await answerCaptcha(main);
  await send();
  await expect(sent).toBeVisible();

  works.script = true;
  await main.getByRole('button', { name: say('captcha.use-provider') }).click();
  await press('Fail');
  await expect(main.getByRole('alert')).toHaveText(say('captcha.errored'));
  await main.getByRole('button', { name: say('captcha.again') }).click();
  await press('I am a person');
  await expect(widget).toBeVisible();
  await expect(main.locator('[data-captcha="loaded"]')).toBeVisible();
});
