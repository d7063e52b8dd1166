/* A whole Chromium, for what the headless shell lacks. */
import type { LaunchOptions } from '@playwright/test';
import { HEADLESS_SHELL, wholeChromium as findWhole } from '../../../tooling/scripts/chromium.mjs';

/** The options of a browser, for a whole one: Debian's in place of its headless shell, Playwright's own by its channel. */
export function wholeChromium(options: LaunchOptions): LaunchOptions {
  if (options.executablePath === undefined) return { ...options, channel: 'chromium' };
  if (options.executablePath !== HEADLESS_SHELL) return options;
  const executablePath = findWhole();
  if (executablePath === undefined) throw new Error(`There is no whole Chromium beside ${HEADLESS_SHELL}: apt-get install chromium.`);
  return { ...options, executablePath };
}
