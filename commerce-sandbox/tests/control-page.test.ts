import { control, graphql, raw, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const submit = (
  call: string,
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  raw(`/_sandbox/page/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const page = async (path = '/_sandbox'): Promise<string> => (await raw(path)).text();

test('the page works without scripts, and every field has a label', async () => {
  const answer = await raw('/_sandbox');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  const text = await answer.text();
  expect(text).not.toMatch(/<script|\son\w+=|style=|javascript:/);
  expect(text.match(/<(?:input|select)\b/g)?.length).toBe(text.match(/<label>[^<]+<(?:input|select)\b/g)?.length);
  expect(text).toContain('company.buyer@example.com');
  expect((await raw('/_sandbox/page/style.css')).headers.get('content-type')).toMatch(/^text\/css/);
});

test('its forms make the calls and say what came of them', async () => {
  const stock = await submit('stock', { sku: 'NU210-E', quantity: '0' });
  expect(stock.status).toBe(303);
  expect(await page(stock.headers.get('location') ?? '')).toContain('stock: done:');
  expect(
    (await graphql('{products(filter:{sku:{eq:"NU210-E"}}){items{stock_status}}}')).at('data', 'products', 'items', 0, 'stock_status'),
  ).toBe('OUT_OF_STOCK');
  expect(await page((await submit('stock', { sku: '<b>none', quantity: '1' })).headers.get('location') ?? '')).toContain(
    'refused (400): {&quot;message&quot;:&quot;No product with SKU \\&quot;&lt;b&gt;none',
  );
  await submit('price', { sku: 'NU210-E', price: '12.50', specialPrice: '' });
  expect(
    (await graphql('{products(filter:{sku:{eq:"NU210-E"}}){items{price_range{minimum_price{final_price{value}}}}}}')).at(
      'data',
      'products',
      'items',
      0,
      'price_range',
      'minimum_price',
      'final_price',
      'value',
    ),
  ).toBe(12.5);
  const token = await signIn('shopper@example.com');
  await submit('tokens/expire', { email: 'shopper@example.com' });
  expect((await graphql('{customer{email}}', {}, { token })).status).toBe(401);
  await submit('faults', { match: 'storeConfig', kind: 'error', times: '1', delayMs: '0' });
  expect(await page()).toMatch(/<td>storeConfig<\/td>\s*<td>error<\/td>\s*<td>1<\/td>/);
  await submit('faults/clear');
  expect((await graphql('{storeConfig{id}}')).status).toBe(200);
});

test('mails can be read as HTML and as text, in both languages', async () => {
  await graphql('mutation{requestPasswordResetEmail(email:"shopper@example.com")}', {}, { store: 'arabic' });
  const mails = await control('mail?template=password-reset', {}, 'GET');
  const id = String(mails.at('items', 0, 'id'));
  expect(await page()).toContain(`href="/_sandbox/page/mail/${id}"`);
  const whole = await page(`/_sandbox/page/mail/${id}`);
  expect(whole).toContain(`<iframe title="HTML body" sandbox src="/_sandbox/page/mail/${id}/html">`);
  expect(whole).toContain('createPassword?token=');
  const body = await raw(`/_sandbox/page/mail/${id}/html`);
  expect(body.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
  expect(await body.text()).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<a href="http[^"]+createPassword/);
  await graphql('mutation($i:ContactUsInput!){contactUs(input:$i){status}}', {
    i: { name: '<img src=x>', email: 'a@example.com', comment: '"><script>alert(1)</script>\nhttps://example.com/?a=1&b=2' },
  });
  const contact = await control('mail?template=contact', {}, 'GET');
  expect(contact.text('items', 0, 'html')).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br><a href="https://example.com/?a=1&amp;b=2"');
  expect(await page()).not.toContain('<img');
  expect((await raw('/_sandbox/page/mail/999999')).status).toBe(404);
  await submit('mail/clear');
  expect(await page()).toContain('The outbox is empty.');
});

test('forms of other sites are refused, here and for GraphQL', async () => {
  expect((await submit('reset', {}, { origin: 'https://evil.example' })).status).toBe(403);
  const graph = await raw('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'query=mutation{createEmptyCart}',
  });
  expect(graph.status).toBe(415);
});

test('an answer is cut in the middle', async () => {
  await control('faults', { match: 'countries', kind: 'truncate' });
  await expect(graphql('{countries{id two_letter_abbreviation available_regions{id code name}}}')).rejects.toThrow(
    /terminated|other side closed|socket/,
  );
  expect((await graphql('{countries{id}}')).status).toBe(200);
});
