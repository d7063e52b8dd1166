import { product } from '../../testing/quick-order-fixtures';
import { createJudge, joinEntries, type LookedUp, needsCheck, type QuickOrderRow, sumOf } from './quick-order-rows';

let ids = 100;
const nextId = () => (ids += 1);
const row = (sku: string, quantity = '1', id = nextId()): QuickOrderRow => ({ id, sku, quantity });
const judgeOne = (sku: string, quantity: string, known?: LookedUp) =>
  createJudge()([row(sku, quantity)], new Map(known ? [[sku.toUpperCase(), known]] : []))[0]?.verdict;

test.each<[string, string, LookedUp | undefined, object]>([
  ['', '1', undefined, { status: 'blank' }],
  ['', '5', undefined, { status: 'no-sku' }],
  ['A', '2', undefined, { status: 'waiting' }],
  ['A', '2', 'unknown', { status: 'unknown' }],
  ['A', '2', 'failed', { status: 'failed' }],
  ['x'.repeat(65), '2', undefined, { status: 'unknown' }],
  ['A', '1,5', product('A'), { status: 'bad-quantity', problem: 'not-whole' }],
  ['A', 'ten', undefined, { status: 'bad-quantity', problem: 'not-a-number' }],
  ['A', '0', product('A'), { status: 'bad-quantity', problem: 'too-small' }],
  ['A', '1000000000', product('A'), { status: 'bad-quantity', problem: 'too-large' }],
  ['A', '2', product('A', { hasOptions: true }), { status: 'options' }],
  ['A', '2', product('A', { inStock: false }), { status: 'out-of-stock' }],
  ['A', '4', product('A', { left: 3 }), { status: 'too-many', left: 3 }],
  ['A', '3', product('A', { left: 3 }), { status: 'ready', quantity: 3 }],
  ['a', '١٢', product('A'), { status: 'ready', quantity: 12, total: { value: 120, currency: 'SAR' } }],
  [
    'A',
    '10',
    product('A', { tiers: [{ from: 10, price: { value: 8, currency: 'SAR' } }] }),
    { status: 'ready', price: { value: 8, currency: 'SAR' }, total: { value: 80, currency: 'SAR' } },
  ],
])('%s × %s is judged', (sku, quantity, known, verdict) => expect(judgeOne(sku, quantity, known)).toMatchObject(verdict));

test('a product in two rows: stock goes by both, and the second says so', () => {
  const rows = [row('A', '2'), row('a', '2')];
  const judged = createJudge()(rows, new Map([['A', product('A', { left: 3 })]]));
  expect(judged.map(({ verdict, sameAs }) => [verdict.status, sameAs])).toEqual([
    ['too-many', undefined],
    ['too-many', 1],
  ]);
});

test('what nothing changed for is judged once', () => {
  const judge = createJudge();
  const rows = [row('A'), row('B')];
  const [first] = judge(rows, new Map());
  expect(judge([...rows, row('C')], new Map([['B', product('B')]]))[0]).toBe(first);
});

test('the sum counts what is ready, and what is to check', () => {
  const failed: QuickOrderRow = { ...row('A', '2'), failure: { message: 'No' } };
  const judged = createJudge()(
    [failed, row('B'), row('C'), row('')],
    new Map<string, LookedUp>([
      ['A', product('A')],
      ['B', 'unknown'],
    ]),
  );
  expect(sumOf(judged)).toEqual({ ready: 1, toCheck: 2, waiting: 1, failed: 0, filled: 3, total: { value: 20, currency: 'SAR' } });
  expect(judged.map(needsCheck)).toEqual([true, true, false, false]);
});

describe('a list that joins the rows', () => {
  const shown = (rows: readonly QuickOrderRow[]) => rows.map(({ sku, quantity, mergedFrom }) => [sku, quantity, mergedFrom]);

  test('takes the place of blank rows', () => {
    const { rows } = joinEntries([row('')], [{ sku: 'A', quantity: '1' }], nextId);
    expect(shown(rows)).toEqual([['A', '1', undefined]]);
  });

  test('stands from the row on where it was pasted', () => {
    const { rows } = joinEntries([row('A', '1', 1), row('', '1', 2), row('B', '1', 3)], [{ sku: 'C', quantity: '2' }], nextId, 2);
    expect(rows.map(({ sku }) => sku)).toEqual(['A', 'C', 'B']);
  });

  test('becomes one with rows of the same product', () => {
    const { rows, merged } = joinEntries(
      [row('A', '2')],
      [
        { sku: 'a', quantity: '3' },
        { sku: 'B', quantity: '1' },
        { sku: 'A', quantity: '١' },
      ],
      nextId,
    );
    expect(shown(rows)).toEqual([
      ['A', '6', 3],
      ['B', '1', undefined],
    ]);
    expect(merged).toBe(2);
  });

  test('but not where a quantity is none, or the sum is none', () => {
    const { rows, merged } = joinEntries(
      [row('A', '2'), row('B', '9999')],
      [
        { sku: 'A', quantity: '1,5' },
        { sku: 'B', quantity: '2' },
      ],
      nextId,
    );
    expect(shown(rows)).toEqual([
      ['A', '2', undefined],
      ['B', '9999', undefined],
      ['A', '1,5', undefined],
      ['B', '2', undefined],
    ]);
    expect(merged).toBe(0);
  });

  test('what was typed twice by hand is left alone', () => {
    expect(joinEntries([row('A'), row('A')], [{ sku: 'B', quantity: '1' }], nextId).rows).toHaveLength(3);
  });

  test('is refused whole where it is too long', () => {
    const rows = [row('A')];
    const entries = Array.from({ length: 10_000 }, (_, index) => ({ sku: `P${index}`, quantity: '1' }));
    expect(joinEntries(rows, entries, nextId)).toEqual({ rows, merged: 0, fits: false });
  });
});
