import type { JudgedRow } from '../../features/quick-order/quick-order-rows';
import { approach } from './use-gradually';

const judged = (id: number, sku = `P-${id}`): JudgedRow => ({
  row: { id, sku, quantity: '1' },
  number: id,
  verdict: { status: 'waiting' },
  sameAs: undefined,
});
const listOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => judged(from + index));
const answered = (row: JudgedRow): JudgedRow => ({ ...row, verdict: { status: 'unknown' } });
const numbers = (rows: readonly JudgedRow[]) => rows.map(({ number }) => number);

test('a few rows are drawn at once', () => {
  const wanted = listOf(1, 4);
  expect(approach([judged(9)], wanted, wanted, 0)).toBe(wanted);
});

test('a list comes a few rows at a time, until it is there', () => {
  const wanted = listOf(1, 25);
  let drawn: readonly JudgedRow[] = [judged(99)];
  const lengths = [];
  while (drawn !== wanted) {
    drawn = approach(drawn, wanted, wanted, 4);
    lengths.push(drawn.length);
  }
  expect(lengths).toEqual([4, 8, 12, 16, 20, 24, 25]);
});

test('another page begins with its first rows; those of the page before keep its size until it is whole', () => {
  const listed = listOf(1, 50);
  const first = approach(listed.slice(0, 25), listed.slice(25), listed, 0);
  expect(numbers(first)).toEqual([26, 27, 28, 29, ...Array.from({ length: 21 }, (_, index) => index + 1)]);
  expect(numbers(approach(first, listed.slice(25), listed, 4)).slice(0, 9)).toEqual([26, 27, 28, 29, 30, 31, 32, 33, 1]);
});

test('what the platform says of many rows comes a few at a time; what was typed meanwhile, at once', () => {
  const drawn = listOf(1, 10);
  const typed = judged(10, 'typed');
  const wanted = [...drawn.slice(0, 9).map(answered), typed];
  expect(approach(drawn, wanted, wanted, 0)).toEqual([...drawn.slice(0, 9), typed]);
  expect(approach(drawn, wanted, wanted, 4)).toEqual([...wanted.slice(0, 4), ...drawn.slice(4, 9), typed]);
});

test('a row that was taken out is gone at once', () => {
  const listed = listOf(1, 25);
  const left = listed.filter(({ number }) => number !== 3).map((row, index) => ({ ...row, number: index + 1 }));
  expect(approach(listed, left, left, 0).map(({ row }) => row.id)).not.toContain(3);
});
