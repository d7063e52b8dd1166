/** The browser begins what can wait at the latest after this. */
const LATEST_MS = 4000;
/** Where the browser does not say when it is idle (Safari). */
const GUESS_MS = 1500;

/** Runs `action` once the browser has nothing better to do. Returns what keeps it from being run. */
export function whenIdle(action: () => void): () => void {
  const { requestIdleCallback: ask = (run) => window.setTimeout(run, GUESS_MS), cancelIdleCallback: cancel = clearTimeout } = window;
  const handle = ask(action, { timeout: LATEST_MS });
  return () => cancel(handle);
}
