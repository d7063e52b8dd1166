// Keeps every core busy, as a machine does that builds something else beside the tests.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Ends by itself when whoever started it is gone: its standard input ends then. */
const WORK =
  'process.stdin.on("end", () => process.exit()).resume(); const work = () => { for (let i = 0; i < 2e7; i++); setImmediate(work); }; work();';

/**
 * Starts one process a core that computes without end.
 *
 * @returns what ends them.
 */
export function keepBusy() {
  const processes = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', WORK], { stdio: ['pipe', 'ignore', 'ignore'] }),
  );
  return () => processes.forEach((one) => one.kill());
}
