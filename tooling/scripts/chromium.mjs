// Where a Chromium may be installed.
import { existsSync } from 'node:fs';

/** It opens a page in a third of the processor time, and has no back/forward cache. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const first = (files) => files.find((file) => existsSync(file));

/** The path of a whole one, if there is one. */
export const wholeChromium = () => first(WHOLE);

/** The path of the quickest one, if there is one. */
export const installedChromium = () => first([HEADLESS_SHELL, ...WHOLE]);
