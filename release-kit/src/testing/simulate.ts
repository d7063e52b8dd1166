/** Simulated visitors of a canary and its control, for the tests of the rule and for the bench. */
import { isClearlyWorse } from '../rule';

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

/** Of so many runs, in how many a canary of one in twenty failing views is taken back within 300 of its views (control: 0.2 %). */
export function takenBack(runs: number): number {
  return countTaken(runs, { canary: 0.05, control: 0.002 }, 300);
}

/** Of so many runs of 2,000 views, in how many a canary that fails just like its control is taken back. */
export function takenForNothing(runs: number, rate: number): number {
  return countTaken(runs, { canary: rate, control: rate }, 2000);
}

function countTaken(runs: number, rate: { canary: number; control: number }, views: number): number {
  let count = 0;
  for (let run = 0; run < runs; run += 1) if (viewsUntilTaken(dice(run * 7919), rate, views) !== undefined) count += 1;
  return count;
}
