// A Chromium for the browser tests: an installed one, else Playwright's download, else Debian's package.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './debian.mjs';
import { root, run, say } from './setup.mjs';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Gives the path of a browser, or undefined where Playwright has its own. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed) return installed;
  say('Getting a browser (Playwright) …');
  try {
    await run('npx', ['playwright', 'install', 'chromium'], { cwd: join(root, 'e2e') });
    return undefined;
  } catch {
    say('Playwright could not download one; asking Debian for chromium …');
  }
  await installPackage('chromium');
  return INSTALLED.find((file) => existsSync(file));
}
