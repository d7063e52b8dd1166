// A run that ends with its count, whatever becomes of it.

/** What ends a run from outside. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Does everything, prints what failed, ends with the line that counts it, and with 1 where something failed. What is thrown, a signal and
 * a promise that nothing will keep are failures of the run itself.
 *
 * @param {ReturnType<typeof import('./tally.mjs').createTally>} tally
 * @param {() => Promise<void>} everything
 * @param {() => void} [beforeLast] prints what stands above the failures; it may count more of them
 * @param {string} [name] the run's own, in its failures
 */
export async function runCounted(tally, everything, beforeLast = () => undefined, name = 'npm test') {
  const finish = () => {
    beforeLast();
    if (tally.failures.length > 0) console.log(['What failed:', ...tally.failures].join('\n\n'));
    console.log(tally.lastLine());
    process.exit(tally.total.failed > 0 ? 1 : 0);
  };
  // Ctrl+C comes twice, from the terminal and from npm: the second one finds somebody who hears it, too.
  for (const signal of SIGNALS)
    process.on(signal, () => {
      tally.broken(name, `It was ended by ${signal}.`);
      finish();
    });
  process.on('uncaughtException', (error) => {
    tally.broken(name, error);
    finish();
  });
  process.once('beforeExit', () => {
    tally.broken(name, 'It waits for something that nothing does any more.');
    finish();
  });
  try {
    await everything();
  } catch (error) {
    tally.broken(name, error);
  }
  finish();
}
