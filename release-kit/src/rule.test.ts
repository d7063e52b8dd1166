import { isClearlyWorse } from './rule';

/** The same numbers in every run of the test (Lehmer). */
function dice(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** How many views of the canary pass until it is taken back; undefined where it never is. */
function viewsUntilTaken(random: () => number, rate: { canary: number; control: number }, most: number): number | undefined {
  const canary = { views: 0, failures: 0 };
  const control = { views: 0, failures: 0 };
  while (canary.views < most) {
    const isCanary = random() < 0.5;
    const group = isCanary ? canary : control;
    group.views += 1;
    const hasFailed = random() < (isCanary ? rate.canary : rate.control);
    if (hasFailed) group.failures += 1;
    if (hasFailed && isCanary && isClearlyWorse(canary, control)) return canary.views;
  }
  return undefined;
}

test('a canary that fails 1 in 20 views is taken back within 300 of them, in at least 95 of 100 runs', () => {
  const taken = Array.from({ length: 100 }, (_, run) => viewsUntilTaken(dice(run * 7919), { canary: 0.05, control: 0.002 }, 300));
  expect(taken.filter((views) => views !== undefined).length).toBeGreaterThanOrEqual(95);
});

const alike = (rate: number) =>
  Array.from({ length: 1000 }, (_, run) => viewsUntilTaken(dice(run * 104_729), { canary: rate, control: rate }, 2000)).filter(
    (views) => views !== undefined,
  ).length;

test.each([0, 0.001, 0.002])('one that is as good as its control, which fails at %d, stays in each of 1,000 runs', (rate) => {
  expect(alike(rate)).toBe(0);
});

test('where one view in a hundred fails anyway, hardly one is taken back without reason', () => {
  expect(alike(0.01)).toBeLessThan(20);
});

test('a few failures are chance', () => {
  expect(isClearlyWorse({ views: 4, failures: 4 }, { views: 100, failures: 0 })).toBe(false);
  expect(isClearlyWorse({ views: 12, failures: 8 }, { views: 10, failures: 0 })).toBe(true);
  expect(isClearlyWorse({ views: 200, failures: 12 }, { views: 200, failures: 10 })).toBe(false);
});
