/* A short code of a National Address fills in the rest of a form, where the operator has a key of the register. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsIn } from '../kit/accessible';
import { toCheckout } from '../kit/checkout';
import { LONG } from '../kit/lanes';
import { expect, startShop, test, watchPage, type OwnShop } from '../kit/shop';
import { texts, type Language } from '../kit/texts';

/** What the edge's own tests hold it to. */
const recorded = JSON.parse(readFileSync(new URL('../../../edge/src/short-addresses.recorded.json', import.meta.url), 'utf8')) as Record<
  'found' | 'foundInArabic' | 'unknown',
  object
>;
const KEY = 'the-operators-key';
const PLACES = {
  en: { street: '2929 Ar Rayhanah, Ar Rahmaniyah Dist.', city: 'Riyadh', region: 'Riyadh' },
  ar: { street: '2929 الريحانة، حي الرحمانية', city: 'الرياض', region: 'الرياض' },
};

let register: Server;
let shop: OwnShop;

test.beforeAll(async () => {
  register = createServer((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://register');
    const isKnown = searchParams.get('shortaddress') === 'RRRD2929' && request.headers.api_key === KEY;
    const found = searchParams.get('language') === 'A' ? recorded.foundInArabic : recorded.found;
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(isKnown ? found : recorded.unknown));
  });
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  const { port } = register.address() as AddressInfo;
  shop = await startShop({ edgeEnv: { ADDRESS_REGISTER_KEY: KEY, ADDRESS_REGISTER_URL: `http://127.0.0.1:${port}/short` } });
});
test.afterAll(async () => {
  await shop.stop();
  await new Promise((resolve) => register.close(resolve));
});

for (const language of ['en', 'ar'] as const satisfies readonly Language[])
  test(`${language}: a code fills in what is empty; one that nobody knows is said, and typed on`, LONG, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block', baseURL: shop.url });
    const watch = watchPage(page);
    watch.allow(/status of 404/);
    const { buying } = texts(language);
    const main = page.getByRole('main');
    const field = (id: Parameters<typeof buying>[0]) => main.getByRole('textbox', { name: buying(id) });
    await toCheckout(page, language, shop.platform);

    await field('checkout.field.short').fill('RRRD0000');
    await expect(main.getByText(buying('checkout.short.unknown'))).toBeVisible();
    await field('checkout.field.postcode').fill('11564');
    await field('checkout.field.short').fill('rrrd2929');
    await expect(field('checkout.field.street')).toHaveValue(PLACES[language].street);
    await expect(field('checkout.field.city')).toHaveValue(PLACES[language].city);
    await expect(field('checkout.field.postcode')).toHaveValue('11564');
    const region = main.getByRole('combobox', { name: buying('checkout.field.region') });
    await expect(region.locator('option:checked')).toHaveText(PLACES[language].region);

    expect(await violationsIn(page)).toEqual([]);
    expect(await page.content()).not.toContain(KEY);
    expect(watch.problems).toEqual([]);
    await page.close();
  });
