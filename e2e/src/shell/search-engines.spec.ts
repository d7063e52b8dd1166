/* What search engines and those who show a shared address read: structured data, Open Graph, robots.txt, sitemap, moved addresses. */
import { LONG } from '../kit/lanes';
import { expect, test } from '../kit/shop';

const PRODUCT = '/deep-groove-ball-bearing-6205-2rs.html';

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
  );
}
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

for (const prefix of ['', '/arabic']) {
  test(`pages say what they are about${prefix}`, async ({ request, shop }) => {
    const read = async (path: string) => structuredData(await (await request.get(prefix + path)).text());
    const home = await read('/');
    expect(home.map((item) => item['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    const site = home.find((item) => item['@type'] === 'WebSite') as { potentialAction: { target: { urlTemplate: string } } };
    // The search that it names is one.
    const search = site.potentialAction.target.urlTemplate.replace('{search_term_string}', '6205');
    expect(await (await request.get(search)).text()).toContain('6205-2RS');
    expect(await read(PRODUCT)).toEqual([
      expect.objectContaining({
        '@type': 'Product',
        sku: '6205-2RS',
        mpn: '6205-2RS',
        offers: expect.objectContaining({ price: '17.50', priceCurrency: 'SAR', url: `${shop.url}${prefix}${PRODUCT}` }),
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    expect((await read('/bearings.html')).map((item) => item['@type'])).toEqual(['BreadcrumbList']);
    expect((await read('/calculators-e-tools/units')).map((item) => item['@type'])).toEqual(['BreadcrumbList']);
    const [faq] = (await read('/faqs')) as { '@type': string; mainEntity: unknown[] }[];
    expect([faq?.['@type'], faq?.mainEntity.length]).toEqual(['FAQPage', 4]);
    const post = `${shop.url}${prefix}/blog/how-much-grease`;
    expect(await read('/blog/how-much-grease')).toEqual([
      expect.objectContaining({ '@type': 'BlogPosting', mainEntityOfPage: post }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: expect.arrayContaining([expect.objectContaining({ item: post })]),
      }),
    ]);
    expect(await read('/about-us')).toEqual([]);
  });
}

test('a shared address has the product’s drawing, of the shop’s own origin', async ({ request, shop }) => {
  const html = await (await request.get(PRODUCT)).text();
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(picture.startsWith(`${shop.url}/media/`)).toBe(true);
  const answer = await request.get(picture);
  expect(answer.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)/);
  // Others show it on their pages.
  expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
});

test(
  'robots.txt leads to sitemaps whose pages are there, say the same address of themselves, and know their other language',
  LONG,
  async ({ request, shop }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain('Disallow: /checkout$');
    const index = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
    const files = addresses(await (await request.get(index)).text());
    expect(files).toHaveLength(6);
    const seen = new Set<string>();
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      const xml = await answer.text();
      const listed = addresses(xml);
      for (const address of listed) seen.add(address);
      // All pages, each of a kind of its own; of categories and products, one from the middle.
      const middle = Math.floor(listed.length / 2);
      for (const place of file.endsWith('/pages.xml') ? listed.keys() : [middle]) {
        const address = listed[place] ?? '';
        const html = await (await request.get(address)).text();
        expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
        expect(html, address).not.toContain('<meta name="robots" content="noindex"');
        for (const [, language, href] of xml.split('<url>')[place + 1]?.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g) ?? [])
          expect(html, address).toContain(`<link rel="alternate" hreflang="${language}" href="${href}"`);
      }
    }
    expect(seen.has(`${shop.url}/arabic${PRODUCT}`)).toBe(true);
    expect(seen.size).toBeGreaterThan(11_000);
    for (const path of ['/cart', '/search.html', '/compare', '/sign-in', '/old-bearings'])
      expect(seen.has(`${shop.url}${path}`)).toBe(false);
  },
);

/** Each kind of page, with the file of the sitemap that lists it. The last one is there in English alone. */
const KINDS = [
  ['the home page', '/', 'pages'],
  ['a category', '/bearings.html', 'categories'],
  ['a product', PRODUCT, 'products-1'],
  ['a page of the CMS', '/about-us', 'pages'],
  ['an article', '/blog/how-much-grease', 'pages'],
  ['the calculators', '/calculators-e-tools', 'pages'],
  ['a calculator', '/calculators-e-tools/units', 'pages'],
  ['an article of one view', '/blog/inch-bearings-in-metric', 'pages'],
] as const;
/** Languages and whole addresses, as `hreflang` and `href` of links. */
const alternatesIn = (markup: string) =>
  [...markup.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    .map(([, language, href = '']) => `${language} ${new URL(href).href}`)
    .sort();

test('each kind of page names the same other addresses as the sitemap, and they are pages that name it', async ({ request, shop }) => {
  const read = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    return answer.text();
  };
  const sitemaps = new Map<string, string>();
  const sitemap = async (file: string) => sitemaps.get(file) ?? sitemaps.set(file, await read(`/sitemap/${file}.xml`)).get(file) ?? '';
  for (const [kind, path, file] of KINDS) {
    const hasBoth = kind !== 'an article of one view';
    for (const [view, prefix] of hasBoth ? [['default', ''] as const, ['arabic', '/arabic'] as const] : [['default', ''] as const]) {
      const address = new URL(`${prefix}${path}`, shop.url).href;
      const entry = (await sitemap(`${view}/${file}`)).split('<url>').find((part) => part.startsWith(`<loc>${address}</loc>`));
      expect(entry, `${kind}: ${address} in the sitemap`).toBeDefined();
      const listed = alternatesIn(entry ?? '');
      expect(alternatesIn(await read(address)), `${kind}: ${address}`).toEqual(listed);
      expect(listed).toHaveLength(hasBoth ? 3 : 0);
      for (const href of listed.map((alternate) => alternate.split(' ')[1] ?? ''))
        expect(alternatesIn(await read(href)), `${kind}: ${href} names them, too`).toEqual(listed);
    }
  }
  expect(await sitemap('arabic/pages')).not.toContain('inch-bearings-in-metric');
  expect((await request.get('/arabic/blog/inch-bearings-in-metric')).status()).toBe(404);
});

test('what moved, what is not there', async ({ request }) => {
  const moved = await request.get('/old-bearings?x=1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/bearings.html?x=1']);
  const missing = await request.get('/no-such-page');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex"');
  expect((await request.get('/sitemap/default/products-2.xml')).status()).toBe(404);
});
