/** When a canary is taken back. */

export interface Outcomes {
  /** Slots that were shown or failed. */
  views: number;
  failures: number;
}

/** Fewer are chance. */
const FEWEST_FAILURES = 5;
/** How often the control's rate a canary's must be. */
const CLEARLY = 3;
/** How unlikely the canary's failures must be, if it were no worse than its control. It is looked at after each failure, hence so small. */
const ALPHA = 5e-4;
/**
 * What is known of failures before any are counted: one in 250 views, for reasons of visitors (blockers, lost connections). The control's
 * own counts outweigh it soon.
 */
const PRIOR = { failures: 1, views: 250 };

/**
 * Whether the canary's slots fail clearly more than the control's: at least five times, three times as often, and so often that fewer
 * than one in 2,000 looks would show it if both failed alike (the control's counts as a Gamma posterior of their rate; the canary's
 * failures are then negative binomial). Simulated (rule.test.ts): a canary that fails 1 in 20 is found within 300 views in 96 to 98 of
 * 100 runs; of 1,000 runs of 2,000 views in which both are alike none is taken back where 0.2 % of the views fail, 14 where 1 % fail.
 */
export function isClearlyWorse(canary: Outcomes, control: Outcomes): boolean {
  if (canary.failures < FEWEST_FAILURES) return false;
  if (canary.failures * (control.views + 1) < CLEARLY * (control.failures + 1) * canary.views) return false;
  const known = PRIOR.views + control.views;
  return atLeast(canary.failures, PRIOR.failures + control.failures, known / (known + canary.views)) < ALPHA;
}

/** How likely so many or more are, by the negative binomial distribution. */
function atLeast(count: number, shape: number, chance: number): number {
  let term = chance ** shape;
  let fewer = 0;
  for (let events = 0; events < count; events += 1) {
    fewer += term;
    term *= ((events + shape) / (events + 1)) * (1 - chance);
  }
  return Math.max(0, 1 - fewer);
}
