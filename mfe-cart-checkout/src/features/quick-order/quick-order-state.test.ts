import { canHappen, NEW_QUICK_ORDER, reduceQuickOrder, type QuickOrderEvent, type QuickOrderState } from './quick-order-state';
import { MAX_ROWS, type QuickOrderRow } from './quick-order-rows';

const entry = (sku: string, quantity = '1') => ({ sku, quantity });
const after = (...events: QuickOrderEvent[]): QuickOrderState => events.reduce(reduceQuickOrder, NEW_QUICK_ORDER);
const read = (...skus: string[]): QuickOrderEvent => ({ type: 'receive-list', entries: skus.map((sku) => entry(sku)), at: undefined });
const skus = ({ rows }: QuickOrderState) => rows.map(({ sku }) => sku);
const idOf = (state: QuickOrderState, sku: string) => state.rows.find((row) => row.sku === sku)?.id ?? -1;
const failures = ({ rows }: QuickOrderState) => rows.map(({ failure }: QuickOrderRow) => failure);

describe('rows', () => {
  test('there is always one, with an id that no other had', () => {
    const one = after(read('A'));
    const none = reduceQuickOrder(one, { type: 'take-out' });
    expect(none.rows).toMatchObject([{ sku: '', quantity: '1' }]);
    expect(none.rows[0]?.id).toBeGreaterThan(one.lastId);
  });

  test('what was taken out is put back where it stood', () => {
    const list = after(read('A', 'B', 'C'));
    const taken = reduceQuickOrder(list, { type: 'take-out', id: idOf(list, 'B') });
    expect([skus(taken), taken.outcome]).toEqual([['A', 'C'], { kind: 'removed', rows: 1, sku: 'B' }]);
    const back = reduceQuickOrder(taken, { type: 'put-back' });
    expect([skus(back), back.outcome]).toEqual([['A', 'B', 'C'], undefined]);
    expect(skus(reduceQuickOrder(back, { type: 'put-back' }))).toEqual(['A', 'B', 'C']);
  });

  test('a full list takes no further row, and says so', () => {
    const full = after(read(...Array.from({ length: MAX_ROWS }, (_, index) => `P-${index}`)));
    const more = reduceQuickOrder(full, { type: 'add-row' });
    expect([more.rows, more.outcome]).toEqual([full.rows, { kind: 'full' }]);
    expect(reduceQuickOrder(full, read('one more'))).toMatchObject({ rows: full.rows, isReading: false, outcome: { kind: 'full' } });
  });

  test('what was said of a row goes with what stood there', () => {
    const list = after(read('A'), { type: 'submit' });
    const ids = new Set([idOf(list, 'A')]);
    const refused = [
      { type: 'send', ids },
      { type: 'answer', ids, reasons: new Map([[idOf(list, 'A'), { message: 'No' }]]), done: 1 },
    ] as const;
    const said = refused.reduce<QuickOrderState>(reduceQuickOrder, list);
    expect(failures(said)).toEqual([{ message: 'No' }]);
    const changed = reduceQuickOrder(said, { type: 'change', id: idOf(said, 'A'), change: { quantity: '3' } });
    expect(changed.rows).toEqual([{ id: idOf(said, 'A'), sku: 'A', quantity: '3' }]);
  });

  test('somebody else finds nothing of what was in hand, neither rows nor prices', () => {
    const list = reduceQuickOrder(after(read('A')), { type: 'find', found: new Map([['A', 'unknown']]) });
    const theirs = reduceQuickOrder(list, { type: 'take-up', kept: [entry('Z')], isSame: false });
    expect([skus(theirs), theirs.products.size]).toEqual([['Z'], 0]);
    const own = reduceQuickOrder(list, { type: 'take-up', kept: [entry('Z')], isSame: true });
    expect([skus(own), own.products.size]).toEqual([['Z', 'A'], 1]);
    expect(new Set(own.rows.map(({ id }) => id)).size).toBe(2);
  });

  test('where nothing was kept and nothing typed the row stays the same', () => {
    expect(reduceQuickOrder(NEW_QUICK_ORDER, { type: 'take-up', kept: [], isSame: true }).rows).toBe(NEW_QUICK_ORDER.rows);
  });

  test('what could not be asked is asked again, and nothing else', () => {
    const found = new Map([
      ['A', 'failed'],
      ['B', 'unknown'],
    ] as const);
    const again = [{ type: 'find', found }, { type: 'ask-again' }] as const;
    expect([...again.reduce<QuickOrderState>(reduceQuickOrder, after(read('A', 'B'))).products]).toEqual([['B', 'unknown']]);
  });
});

describe('on the way into the cart', () => {
  const list = after(read('A', 'B', 'C'), { type: 'submit' }, { type: 'count', total: 3 });
  const ids = new Set([idOf(list, 'A'), idOf(list, 'B')]);
  const sent = reduceQuickOrder(list, { type: 'send', ids });

  test('rows that are sent may be there, until the platform has answered', () => {
    expect(failures(sent)).toEqual(['unsure', 'unsure', undefined]);
    const answered = reduceQuickOrder(sent, {
      type: 'answer',
      ids,
      reasons: new Map([[idOf(list, 'B'), { message: 'Sold out' }]]),
      done: 2,
    });
    expect([skus(answered), failures(answered), answered.adding]).toEqual([
      ['B', 'C'],
      [{ message: 'Sold out' }, undefined],
      { done: 2, total: 3 },
    ]);
  });

  test('without an answer they stay as they are', () => {
    const lost = reduceQuickOrder(sent, { type: 'lose', done: 2 });
    expect([failures(lost), lost.adding?.done]).toEqual([['unsure', 'unsure', undefined], 2]);
  });

  test('a row that was never sent is not taken away by an answer', () => {
    const all = new Set(list.rows.map(({ id }) => id));
    expect(skus(reduceQuickOrder(sent, { type: 'answer', ids: all, reasons: new Map(), done: 3 }))).toEqual(['C']);
  });

  test('begins once and ends once; what belongs to it changes nothing before and after', () => {
    const outcome = { kind: 'added', rows: 3, left: 0 } as const;
    const done = reduceQuickOrder(sent, { type: 'finish', outcome });
    expect([canHappen(list, 'submit'), canHappen(done, 'submit'), canHappen(done, 'send')]).toEqual([false, true, false]);
    expect([done.adding, done.outcome]).toEqual([undefined, outcome]);
    expect(reduceQuickOrder(done, { type: 'send', ids })).toBe(done);
    expect(reduceQuickOrder(list, { type: 'submit' })).toBe(list);
  });
});
