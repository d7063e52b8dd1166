import { cellsOf } from '../bench/faults.mjs';

const spec = (title, error) => ({ title, ok: !error, tests: [{ results: [{ errors: error ? [{ message: error }] : [] }] }] });

test('a report becomes a table of calls and faults; a cell that does not hold says why, in one line', () => {
  const report = {
    suites: [
      {
        specs: [spec('cart count: drop-answer')],
        suites: [{ specs: [spec('cart count: ended', '\u001B[31mError: two orders\u001B[39m\nat x')] }],
      },
      { specs: [spec('something else')] },
    ],
  };
  expect(cellsOf(report)).toEqual({ 'cart count': { 'drop-answer': 'holds', ended: 'Error: two orders' } });
});
