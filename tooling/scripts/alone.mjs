// A remote outside the repository: mfe-company, copied as it is into an empty folder, made from the packages alone.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { settingsFor } from './pack-settings.mjs';
import { packAll } from './pack.mjs';
import { pnpm, run } from './run.mjs';
import { startEdge, startProcess, startSandbox, whenReady } from './server-process.mjs';
import { publishReleases } from './setup.mjs';
import { root } from './workspace.mjs';

const REMOTE = 'mfe-company';
/** A page of it that anyone may see, and its heading. */
const PAGE = { path: '/company/account/create', messages: 'src/pages/register-company/messages/en.json', id: 'register.title' };
const OTHER_HEADING = 'Bring your whole company';

/**
 * Runs each check by `checked(name, action)`; those that follow one that failed are left out. The shop is built.
 *
 * @param checked - gives whether it passed
 * @param chromium - the browser's path; undefined where Playwright has its own
 */
export async function testAlone(checked, chromium) {
  const folder = mkdtempSync(join(tmpdir(), 'alone-'));
  const home = join(folder, REMOTE);
  const shop = await startShop(join(folder, 'store'));
  const alone = (command, args, options = {}) => run(command, args, { cwd: home, ...options });
  try {
    const steps = [
      [`${REMOTE} is installed from packages in an empty folder`, () => install(home)],
      ['its types hold', () => alone('npm', ['run', '--silent', 'types'])],
      ['its tests pass', () => alone('npm', ['run', '--silent', 'test'])],
      ['it builds the release that the shop’s repository builds', () => buildsTheSame(home, alone)],
      ['it runs alone before the platform of a shop', () => runsAlone(home, shop, chromium)],
      ['it is published into a shop that runs', () => publishes(home, shop, alone, chromium)],
      ['its release is verified from its own repository', () => verifies(home, shop, alone)],
    ];
    for (const [name, action] of steps) if (!(await checked(name, action))) break;
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The whole shop on a store of its own, its platform behind it. */
async function startShop(store) {
  mkdirSync(store, { recursive: true });
  await publishReleases(store);
  const sandbox = startSandbox({ env: { LOG_LEVEL: 'warn' } });
  const edge = startEdge({ commerceUrl: await whenReady(sandbox), store });
  const origin = await whenReady(edge);
  return { origin, store, stop: () => Promise.all([sandbox.stop(), edge.stop()]) };
}

async function install(home) {
  const files = await run('git', ['ls-files', '-z', REMOTE]);
  for (const file of files.split('\0').filter(Boolean)) {
    const target = join(home, file.slice(REMOTE.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, file), target);
  }
  writeFileSync(join(home, 'pnpm-workspace.yaml'), settingsFor(home, await packAll(join(home, 'packages'))));
  writeFileSync(join(home, '.gitignore'), 'node_modules/\ndist/\n.cache/\n*.graphql.ts\n');
  await pnpm(['install', '--prefer-offline', '--no-frozen-lockfile'], { cwd: home });
}

const versionIn = (folder) => JSON.parse(readFileSync(join(folder, 'dist/browser/release.json'), 'utf8')).version;

async function buildsTheSame(home, alone) {
  await alone('npm', ['run', '--silent', 'build']);
  const [there, here] = [join(home, 'dist/browser'), join(root, REMOTE, 'dist/browser')];
  const names = [...new Set([...readdirSync(there), ...readdirSync(here)])];
  const different = names.filter((name) => {
    try {
      return !readFileSync(join(there, name)).equals(readFileSync(join(here, name)));
    } catch {
      return true;
    }
  });
  if (different.length > 0) throw new Error(`Different: ${different.join(', ')}`);
}

/** The heading of the page at an address, in a browser. */
async function headingAt(address, heading, chromium) {
  const { chromium: browsers } = await import('playwright');
  const browser = await browsers.launch({
    ...(chromium ? { executablePath: chromium } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 30_000 });
  } finally {
    await browser.close();
  }
}

const messagesOf = (home) => JSON.parse(readFileSync(join(home, PAGE.messages), 'utf8'));
const headingOf = (home) => messagesOf(home)[PAGE.id].defaultMessage;

async function runsAlone(home, { origin }, chromium) {
  const process = startProcess('release-kit dev', ['node_modules/release-kit/bin/release-kit.mjs', 'dev', '--platform', origin], {
    cwd: home,
    env: { PORT: '0' },
    tells: { address: / alone +(http:\S+)/ },
  });
  try {
    await headingAt((await process.address) + PAGE.path, headingOf(home), chromium);
  } finally {
    await process.stop();
  }
}

async function publishes(home, { origin, store }, alone, chromium) {
  const messages = messagesOf(home);
  messages[PAGE.id].defaultMessage = OTHER_HEADING;
  writeFileSync(join(home, PAGE.messages), JSON.stringify(messages));
  await commit(home);
  await alone('npm', ['run', '--silent', 'build']);
  const kit = (...args) => alone('npx', ['--no-install', 'release-kit', ...args, '--store', store, '--by', 'the tests']);
  await kit('publish', '.', '--reason', 'a warmer heading');
  await kit('activate', REMOTE, versionIn(home));
  await headingAt(origin + PAGE.path, OTHER_HEADING, chromium);
}

async function verifies(home, { store }, alone) {
  const text = await alone('npx', ['--no-install', 'release-kit', 'verify', REMOTE, versionIn(home), '--store', store]);
  if (!text.includes('byte for byte')) throw new Error(text);
}

async function commit(home) {
  const git = (...args) =>
    new Promise((resolve, reject) => {
      const who = ['-c', 'user.name=Tests', '-c', 'user.email=tests@shop.example'];
      execFile('git', [...who, ...args], { cwd: home }, (error, _out, text) => (error ? reject(new Error(text)) : resolve(undefined)));
    });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'A warmer heading');
}
