import { isClearlyWorse } from './rule';
import { takenBack, takenForNothing } from './testing/simulate';

test('a canary that fails 1 in 20 views is taken back within 300 of them, in at least 95 of 100 runs', () => {
  expect(takenBack(100)).toBeGreaterThanOrEqual(95);
});

test.each([0, 0.001, 0.002])('one that is as good as its control, which fails at %d, stays in each of 1,000 runs', (rate) => {
  expect(takenForNothing(1000, rate)).toBe(0);
});

test('where one view in a hundred fails anyway, hardly one is taken back without reason', () => {
  expect(takenForNothing(1000, 0.01)).toBeLessThan(20);
});

test('a few failures are chance', () => {
  expect(isClearlyWorse({ views: 4, failures: 4 }, { views: 100, failures: 0 })).toBe(false);
  expect(isClearlyWorse({ views: 12, failures: 8 }, { views: 10, failures: 0 })).toBe(true);
  expect(isClearlyWorse({ views: 200, failures: 12 }, { views: 200, failures: 10 })).toBe(false);
});
