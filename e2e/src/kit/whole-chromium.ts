/* A whole Chromium, for what the headless shell lacks. */
import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The options of a browser, for a whole one: Debian's in place of its headless shell, Playwright's own by its channel. */
export function wholeChromium(options: LaunchOptions): LaunchOptions {
  if (options.executablePath === undefined) return { ...options, channel: 'chromium' };
  if (options.executablePath !== HEADLESS_SHELL) return options;
  const executablePath = WHOLE.find((file) => existsSync(file));
  if (executablePath === undefined) throw new Error(`There is no whole Chromium beside ${HEADLESS_SHELL}: apt-get install chromium.`);
  return { ...options, executablePath };
}
