/* Long lists, and the search through them that the extension adds. */
import { control, graphql, signIn } from './client.ts';

beforeAll(async () => {
  await control('reset');
});

const ORDERS =
  'query($f:CustomerOrdersFilterInput,$p:Int){customer{orders(filter:$f,currentPage:$p,pageSize:10,sort:{sort_field:CREATED_AT,sort_direction:DESC}){total_count ' +
  'items{number status payment_methods{additional_data{value}} total{grand_total{value}} items{product_sku quantity_ordered quantity_shipped quantity_canceled}}}}}';

const find = async (filter: object, token: string, store = 'default') =>
  (await graphql(ORDERS, { f: filter }, { token, store })).at('data', 'customer', 'orders');

describe('many orders', () => {
  let token = '';
  beforeAll(async () => {
    await control('many/orders', { email: 'company.buyer@example.com', count: 500 });
    token = await signIn('company.buyer@example.com');
  });

  test('are a customer’s own, in every state, with lines and totals', async () => {
    const { total_count: before } = (await find({}, await signIn('shopper@example.com'))) as { total_count: number };
    expect(before).toBeLessThan(20);
    expect(await find({}, token)).toMatchObject({ total_count: 500 });
    for (const status of ['complete', 'processing', 'pending', 'canceled'])
      expect(await find({ status: { eq: status } }, token)).toMatchObject({ total_count: status === 'complete' ? 200 : 100 });
    const [order] = (
      (await find({ status: { eq: 'complete' } }, token)) as { items: { total: { grand_total: { value: number } }; items: object[] }[] }
    ).items;
    expect(order?.total.grand_total.value).toBeGreaterThan(25);
    expect(order?.items[0]).toEqual(expect.objectContaining({ product_sku: expect.any(String) }));
  });

  test.each(['PO-2026-00042', 'po 2026 00042', 'po2026/00042', 'PO-٢٠٢٦-٠٠٠٤٢'])(
    'the one with the reference is found by %p',
    async (match) => {
      const found = await find({ text: { match } }, token);
      expect(found).toMatchObject({ total_count: 1, items: [{ payment_methods: [{ additional_data: [{ value: 'PO-2026-00042' }] }] }] });
    },
  );

  test('those with a part are found by its number and by its name in either language, whatever the view', async () => {
    const sku = 'DIN912-M4';
    const anyLine = ((await find({}, token)) as { items: { items: { product_sku: string }[] }[] }).items[0]?.items[0]?.product_sku ?? sku;
    const bySku = (await find({ text: { match: anyLine.toLowerCase().replaceAll('-', ' ') } }, token)) as { total_count: number };
    expect(bySku.total_count).toBeGreaterThan(0);
    for (const store of ['default', 'arabic']) {
      const product = await graphql('query($s:String!){products(filter:{sku:{eq:$s}}){items{name}}}', { s: anyLine }, { store });
      const name = product.text('data', 'products', 'items', 0, 'name');
      expect(await find({ text: { match: name } }, token)).toMatchObject({ items: expect.arrayContaining([expect.anything()]) });
    }
  });

  test('what nobody ordered, what is only signs, and other people’s orders are not found', async () => {
    for (const match of ['no such part', ' - ./', '%', '<script>', "'; drop table sales_order; --"])
      expect(await find({ text: { match } }, token)).toMatchObject({ total_count: 0 });
    expect(await find({ text: { match: 'PO-2026-00042' } }, await signIn('shopper@example.com'))).toMatchObject({ total_count: 0 });
  });

  test('goes together with the platform’s own conditions', async () => {
    expect(await find({ text: { match: 'PO-2026' }, status: { eq: 'pending' } }, token)).toMatchObject({ total_count: 50 });
  });
});

describe('many users', () => {
  test('stand in levels below the administrator', async () => {
    await control('many/users', { email: 'company.admin@example.com', count: 60, levels: 12 });
    const token = await signIn('company.admin@example.com');
    const answer = await graphql(
      '{company{users(pageSize:100){total_count} structure(depth:20){items{id parent_id entity{__typename}}}}}',
      {},
      { token },
    );
    expect(answer.at('data', 'company', 'users', 'total_count')).toBeGreaterThanOrEqual(60);
    const nodes = answer.list('data', 'company', 'structure', 'items') as { id: string; parent_id: string }[];
    const above = new Map(nodes.map(({ id, parent_id: parent }) => [id, parent]));
    const depth = (id: string): number => (above.has(above.get(id) ?? '') ? 1 + depth(above.get(id) ?? '') : 0);
    expect(Math.max(...nodes.map(({ id }) => depth(id)))).toBe(12);
  });

  test('nonsense is refused', async () => {
    for (const [call, body] of [
      ['many/orders', { email: 'nobody@example.com', count: 5 }],
      ['many/orders', { email: 'shopper@example.com', count: 0 }],
      ['many/users', { email: 'shopper@example.com', count: 5, levels: 2 }],
      ['many/users', { email: 'company.admin@example.com', count: 5, levels: 0 }],
    ] as const)
      expect((await control(call, body)).status).toBe(400);
  });
});
