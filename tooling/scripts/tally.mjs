// What was counted in one run of `npm test`, and what failed in it.
import { plain } from './flaky.mjs';
import { say } from './run.mjs';

/** Of a failure's reason, what is told again at the end. */
const REASON_LENGTH = 1500;

export function createTally() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];

  const count = (passed, failed, skipped = 0) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  };
  /** What failed and why, told once more at the end, where whoever reads only the end of a log finds it. */
  const fail = (name, reason) => failures.push(`${name}\n${plain(reason).trim().slice(0, REASON_LENGTH)}`);
  /** Something that could not be done, so that what it would have counted is missing: one failure. */
  const broken = (name, error) => {
    const reason = String(error?.stack ?? error);
    say(`  FAILED  ${name}`);
    console.log(reason.slice(-6000));
    fail(name, reason.slice(-REASON_LENGTH));
    count(0, 1);
  };

  return {
    total,
    failures,
    count,
    fail,
    broken,
    /** One thing that passes or fails as a whole. @returns whether it passed. */
    async checked(name, action) {
      try {
        await action();
        say(`  ok      ${name}`);
        count(1, 0);
        return true;
      } catch (error) {
        broken(name, error instanceof Error ? error.message : error);
        return false;
      }
    },
    /** What cannot be tested on this machine is said, and counted. */
    leftOut(name, reason) {
      say(`  skipped ${name}: ${reason}`);
      count(0, 0, 1);
    },
    /** The line that ends the run. */
    lastLine: () => `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  };
}
