import { draw } from '../src/demo/media/draw.ts';
import { productPicture } from '../src/commerce/catalog/product-picture.ts';
import { allProducts } from '../src/demo/seed/seed-catalog.ts';
import { Answer, control, graphql, raw } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

async function skus(search: string, store = 'default'): Promise<readonly unknown[]> {
  const answer = await graphql('query($s:String){products(search:$s,pageSize:10){items{sku}}}', { s: search }, { store });
  return answer.list('data', 'products', 'items').map((item) => new Answer(200, new Headers(), item).at('sku'));
}

test.each([
  ['6205-2RS', '6205-2RS'],
  ['6205 2rs', '6205-2RS'],
  ['62052RS1', '6205-2RS'],
  ['6205ZZ', '6205-2Z'],
  ['٦٢٠٥', '6205'],
  ['٦٢٠٥-2RS', '6205-2RS'],
  ['۶۲۰۵ 2z', '6205-2Z'],
  ['bearing 6205-2RS', '6205-2RS'],
  ['nu210', 'NU210-E'],
  ['22220 ek', '22220-E-K'],
  ['ucp 205', 'UCP205'],
  ['ISO 08B-1', '08B-1'],
  ['25x47x7 nbr', 'TC-25X47X7-NBR'],
  ['spa belt', 'SPA-BELT'],
  ['m10x30', 'ISO4017-M10X30-88'],
  ['HLP 46', 'HLP46-1L'],
])('search for %s finds %s first', async (search, expected) => {
  expect((await skus(search))[0]).toBe(expected);
});

test.each([
  ['bering 6205', 'default', '6205', 'bearing 6205'],
  ['6205-2RS bering', 'default', '6205-2RS', '6205 2rs bearing'],
  ['beering nu 210 e', 'default', 'NU210-E', 'bearing nu 210 e'],
  ['6205 محمال', 'arabic', '6205', '6205 محمل'],
  ['qqqqzzzz 6205', 'default', '6205', '6205'],
  ['grease 6205 2rs', 'default', '6205-2RS', '6205 2rs'],
  ['bearing 6205', 'default', '6205', undefined],
  ['محمل 6205', 'arabic', '6205', undefined],
  ['bearing NU 210 E', 'default', 'NU210-E', undefined],
  ['NU 210 E', 'default', 'NU210-E', undefined],
  ['6205 LLU', 'default', '6205-2RS', undefined],
])('search for %s (%s) finds %s first, read as %s', async (search, store, expected, read) => {
  const answer = await graphql('query($s:String){products(search:$s,pageSize:1){items{sku}suggestions{search}}}', { s: search }, { store });
  expect(answer.at('data', 'products')).toEqual({ items: [{ sku: expected }], suggestions: read === undefined ? [] : [{ search: read }] });
});

test('search understands Arabic with folded letters, prefixes, and either language in either view', async () => {
  expect(await skus('شحم حراره', 'arabic')).toContain('LGHT2-400G');
  expect((await skus('حلقة إحكام دائرية', 'arabic'))[0]).toMatch(/^OR-/);
  expect((await skus('حلقه احكام دائريه'))[0]).toMatch(/^OR-/);
  expect((await skus('spheric', 'arabic'))[0]).toMatch(/^22/);
  expect(await skus("'; drop table product; --")).toEqual([]);
  expect((await skus('6205'))[0]).toBe('6205');
});

test('both languages are complete', () => {
  const arabic = /[\u0600-\u06FF]/;
  for (const product of allProducts()) {
    for (const text of [product.name, product.description, product.shortDescription]) {
      expect(arabic.test(text.ar)).toBe(true);
      expect(arabic.test(text.en)).toBe(false);
    }
  }
});

test('the catalogue is large enough and its keys are unique', () => {
  const products = allProducts();
  const simple = products.filter((product) => !product.variants);
  expect(simple.filter((product) => product.visible !== false).length).toBeGreaterThanOrEqual(5000);
  expect(products.filter((product) => product.variants)).toHaveLength(8);
  expect(new Set(simple.map((product) => product.attributes.manufacturer)).size).toBe(12);
  expect(new Set(products.map((product) => product.urlKey)).size).toBe(products.length);
  expect(new Set(products.map((product) => product.categories[0])).size).toBeGreaterThanOrEqual(60);
});

test('filters, facets, sorting and paging', async () => {
  const query =
    'query($f:ProductAttributeFilterInput,$o:ProductAttributeSortInput,$p:Int){products(filter:$f,sort:$o,pageSize:6,currentPage:$p){total_count ' +
    'items{sku} page_info{total_pages} aggregations{attribute_code label options{value label count}}}}';
  const category = await graphql(
    '{categoryList(filters:{url_path:{eq:"bearings/ball-bearings/deep-groove/sealed"}}){uid product_count breadcrumbs{category_url_path}}}',
  );
  const uid = category.text('data', 'categoryList', 0, 'uid');
  expect(category.at('data', 'categoryList', 0, 'breadcrumbs')).toEqual([
    { category_url_path: 'bearings' },
    { category_url_path: 'bearings/ball-bearings' },
    { category_url_path: 'bearings/ball-bearings/deep-groove' },
  ]);
  const all = await graphql(query, { f: { category_uid: { eq: uid } } });
  expect(all.at('data', 'products', 'total_count')).toBe(category.at('data', 'categoryList', 0, 'product_count'));
  const facets = all.list('data', 'products', 'aggregations').map((facet) => new Answer(200, new Headers(), facet));
  expect(facets.slice(0, 2).map((facet) => facet.at('attribute_code'))).toEqual(['price', 'category_uid']);
  const bore = facets.find((facet) => facet.at('attribute_code') === 'bore_diameter');
  const option = bore
    ?.list('options')
    .map((value) => new Answer(200, new Headers(), value))
    .find((value) => value.at('label') === '25 mm');
  const filtered = await graphql(query, {
    f: { category_uid: { eq: uid }, bore_diameter: { eq: option?.text('value') } },
    o: { price: 'DESC' },
  });
  expect(filtered.at('data', 'products', 'total_count')).toBe(option?.at('count'));
  expect(filtered.list('data', 'products', 'items')).toHaveLength(6);
  expect(filtered.list('data', 'products', 'items')).toEqual(expect.arrayContaining([{ sku: '6305-2RS' }]));
  const far = await graphql(query, { f: { category_uid: { eq: uid } }, p: 99 });
  expect(far.messages[0]).toMatch(/^currentPage value 99 specified is greater than the \d+ page\(s\) available\.$/);
  expect((await graphql('{products{total_count}}')).messages[0]).toBe("'search' or 'filter' input argument is required.");
});

test('routes: entities, redirects, other views, unknown paths', async () => {
  const route = async (url: string, store = 'default'): Promise<unknown> =>
    (
      await graphql(
        'query($u:String!){route(url:$u){__typename relative_url redirect_code type ...on CmsPage{identifier} ...on ' +
          'ProductInterface{sku} ...on CategoryInterface{name}}}',
        { u: url },
        { store },
      )
    ).at('data', 'route');
  expect(await route('/bearings.html?page=2')).toMatchObject({ type: 'CATEGORY', redirect_code: 0, name: 'Bearings' });
  expect(await route('/old-bearings')).toMatchObject({ type: 'CATEGORY', redirect_code: 301, relative_url: 'bearings.html' });
  expect(await route('manufacturers.html')).toMatchObject({ type: 'CMS_PAGE', identifier: 'manufacturers' });
  expect(await route('/')).toMatchObject({ identifier: 'home' });
  expect(await route('/nothing-here.html')).toBeNull();
  expect(await route('/deep-groove-ball-bearing-6205-2rs.html', 'arabic')).toMatchObject({ sku: '6205-2RS', redirect_code: 0 });
  // A product whose key differs in the Arabic view: the other view's path redirects.
  expect(await route('/deep-groove-ball-bearing-6204.html', 'arabic')).toMatchObject({
    sku: '6204',
    redirect_code: 301,
    relative_url: 'mahmal-kuriyat-6204.html',
  });
  expect(await route('/power-transmission/salasil.html')).toMatchObject({
    redirect_code: 301,
    relative_url: 'power-transmission/roller-chains.html',
  });
});

test('content of both views', async () => {
  const page = await graphql(
    '{cmsPage(identifier:"home"){title content} storeConfig{store_name locale} categoryList{children{name url_path include_in_menu}}}',
    {},
    { store: 'arabic' },
  );
  expect(page.text('data', 'cmsPage', 'content')).toContain('class="cms-hero"');
  expect(page.text('data', 'cmsPage', 'content')).not.toMatch(/style=|<script/);
  expect(page.at('data', 'storeConfig')).toEqual({ store_name: 'AR', locale: 'ar_SA' });
  expect(page.list('data', 'categoryList', 0, 'children').map((child) => new Answer(200, new Headers(), child).at('url_path'))).toEqual([
    'bearings',
    'housing',
    'seals',
    'power-transmission',
    'lubrication',
    'tools',
    'shop-now',
  ]);
  expect(page.at('data', 'categoryList', 0, 'children', 6, 'include_in_menu')).toBe(0);
  for (const identifier of [
    'about-us',
    'press-room',
    'faqs',
    'calculators-e-tools',
    'video-tutorials',
    'benefits-of-amc-eshop',
    'terms-and-conditions',
    'privacy-policy-cookie-restriction-mode',
    'return-policy',
    'shipping-policy',
    'blog',
    'careers',
    'locations',
  ]) {
    expect((await graphql('query($u:String!){route(url:$u){type}}', { u: `/${identifier}` })).at('data', 'route', 'type')).toBe('CMS_PAGE');
  }
});

test('each brand of the home page and of the manufacturers leads to the list of its parts', async () => {
  const answer = await graphql(
    '{home:cmsPage(identifier:"home"){content} all:cmsPage(identifier:"manufacturers"){content} products(filter:{},pageSize:1){aggregations{attribute_code options{value label}}}}',
  );
  const facet = answer
    .list('data', 'products', 'aggregations')
    .map((each) => each as { attribute_code: string; options: { value: string; label: string }[] })
    .find(({ attribute_code }) => attribute_code === 'manufacturer');
  expect(facet?.options).toHaveLength(12);
  for (const page of ['home', 'all'])
    for (const { value, label } of facet?.options ?? [])
      expect(answer.text('data', page, 'content')).toMatch(new RegExp(`f\\.manufacturer=${value}"><img [^>]*> <span>${label}</span>`));
});

test('every product has a drawing of its own', () => {
  const products = allProducts();
  expect(new Set(products.map((product) => productPicture(product.sku))).size).toBe(products.length);
  expect(new Set(products.map((product) => draw(product.drawing, product.sku))).size).toBe(products.length);
  // A dimension that went wrong shows up as such in the picture.
  for (const product of products) expect(draw(product.drawing, product.sku)).not.toMatch(/NaN|Infinity|undefined/);
});

test('manufacturers have a mark, the blog has its posts', async () => {
  const makers = await graphql(
    '{manufacturers(pageSize:20){total_count items{name product_count logo{url label}}}}',
    {},
    { store: 'arabic' },
  );
  expect(makers.at('data', 'manufacturers', 'total_count')).toBe(12);
  for (const item of makers.list('data', 'manufacturers', 'items')) {
    const picture = await raw(new URL(new Answer(200, new Headers(), item).text('logo', 'url')).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
  expect((await raw('/media/catalog/manufacturer/nobody.png')).status).toBe(404);
  for (const [store, count] of [
    ['default', 7],
    ['arabic', 6],
  ] as const) {
    const blog = (await graphql('{cmsPage(identifier:"blog"){content}}', {}, { store })).text('data', 'cmsPage', 'content');
    const posts = [...blog.matchAll(/href="\/(blog\/[a-z-]+)"/g)].map((match) => match[1] ?? '');
    expect(posts).toHaveLength(count);
    for (const url of posts) {
      const post = await graphql('query($u:String!){route(url:$u){...on CmsPage{identifier content}}}', { u: `/${url}` }, { store });
      expect(post.at('data', 'route', 'identifier')).toBe(url);
      // A drawing with its size, and parts that there are.
      const content = post.text('data', 'route', 'content');
      const picture = /<img src="([^"?]+)\?width=640" alt="[^"]+" width="320" height="400">/.exec(content)?.[1] ?? '';
      expect((await raw(picture)).status).toBe(200);
      const skus = [...content.matchAll(/data-product-sku="([^"]+)"/g)].map((match) => match[1]);
      const keys = [
        ...content.matchAll(/href="\/([^"]+)\.html" class="product-item-link|class="product-item-link" href="\/([^"]+)\.html"/g),
      ].map((match) => match[1] ?? match[2]);
      const found = await graphql('query($s:[String]){products(filter:{sku:{in:$s}}){items{sku url_key}}}', { s: skus }, { store });
      const known = found.list('data', 'products', 'items').map((item) => new Answer(200, new Headers(), item));
      expect(known.map((item) => item.text('sku')).sort()).toEqual([...skus].sort());
      expect(known.map((item) => item.text('url_key')).sort()).toEqual([...keys].sort());
    }
  }
  const route = '{route(url:"/blog/inch-bearings-in-metric"){type}}';
  expect((await graphql(route)).at('data', 'route', 'type')).toBe('CMS_PAGE');
  expect((await graphql(route, {}, { store: 'arabic' })).at('data', 'route')).toBeNull();
});

test('pictures come in the asked width and format', async () => {
  const answer = await raw('/media/catalog/product/6/2/6205-2rs.png?auto=webp&format=png&width=300&height=375&fit=cover', {
    headers: { accept: 'image/webp,*/*' },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const png = await raw('/media/catalog/category/bearings.png?width=640');
  expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await png.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([640, 800]);
  const drawing = await raw('/media/catalog/product/6/2/6205-2rs.png?format=svg');
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const svg = await drawing.text();
  expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
  // Its dimensions can be found by their letters.
  expect([...svg.matchAll(/data-dimension="(\w)"/g)].map(([, letter]) => letter).sort()).toEqual(['B', 'D', 'd']);
  // A category's picture is a sign: no dimensions. The banner's drawing has them, on the banner's colour.
  const dimensions = '#0b5394';
  expect(svg).toContain(dimensions);
  const sign = await (await raw('/media/catalog/category/bearings.png?format=svg')).text();
  expect(sign).toContain('<path');
  expect(sign).not.toContain(dimensions);
  const hero = await (await raw('/media/wysiwyg/home/hero.png?format=svg')).text();
  expect(hero).toContain('#083b5c');
  expect(hero).not.toContain('#1d2733');
  expect((await raw('/media/catalog/product/x/y/nothing.png')).status).toBe(404);
  expect((await raw('/media/../package.json')).status).toBe(404);
});

test('each category has its picture', async () => {
  const answer = await graphql('{categoryList{image children{image children{image children{image children{image}}}}}}');
  const pictures = [...JSON.stringify(answer.at('data')).matchAll(/"image":"[^"]*(\/media\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(pictures.length).toBeGreaterThan(50);
  const missing = await Promise.all(pictures.map(async (path) => ((await raw(`${path}?width=40`)).ok ? [] : [path])));
  expect(missing.flat()).toEqual([]);
});
