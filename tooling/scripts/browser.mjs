// A Chromium for the browser tests: an installed one, else Playwright's download, else Debian's package.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedChromium, wholeChromium } from './chromium.mjs';
import { installPackages } from './debian.mjs';
import { binary, run, say } from './run.mjs';
import { root } from './workspace.mjs';

/** Debian's packages: the headless shell for most tests, a whole one for the back/forward cache. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const WHOLE_PACKAGE = 'chromium';
/** How long a browser may take to open an empty page on a busy machine. */
const START_MS = 120_000;

/**
 * Gives the path of a browser, or undefined where Playwright has its own.
 *
 * @param isWhole - whether a whole one is needed beside the headless shell.
 */
export async function ensureBrowser({ isWhole = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  if (isWhole ? wholeChromium() : installedChromium()) return installedChromium();
  say('Getting a browser (Playwright) …');
  try {
    await run(binary('e2e', 'playwright'), ['install', 'chromium', ...(isWhole ? [] : ['--only-shell'])], { cwd: join(root, 'e2e') });
    return undefined;
  } catch {
    say('Playwright could not download one; asking Debian for Chromium …');
  }
  // Older releases of Debian lack the headless shell.
  await installPackages(isWhole ? [SHELL_PACKAGE, WHOLE_PACKAGE] : [SHELL_PACKAGE]).catch(() =>
    installPackages([WHOLE_PACKAGE]).catch(() => undefined),
  );
  if (!installedChromium())
    throw new Error('There is no Chromium, and neither Playwright nor Debian gave one. CHROMIUM_PATH names one that is there.');
  return installedChromium();
}

/**
 * Opens an empty page, so that a browser that cannot start is one failure, not one for each test.
 *
 * @param path - as `ensureBrowser` gave it; Playwright looks after its own.
 * @throws Error that says why in one line, where it ends or does not answer within two minutes.
 */
export function checkBrowser(path, timeoutMs = START_MS) {
  if (path === undefined) return Promise.resolve();
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--dump-dom', 'about:blank'];
  return new Promise((resolve, reject) => {
    execFile(path, args, { timeout: timeoutMs, killSignal: 'SIGKILL' }, (error, _output, complaints) => {
      if (!error) return resolve(undefined);
      const reason = error.killed
        ? `it did not answer within ${timeoutMs / 1000} s`
        : (complaints.trim().split('\n').at(-1) ?? error.message);
      reject(new Error(`The browser ${path} does not start: ${reason}`));
    });
  });
}
