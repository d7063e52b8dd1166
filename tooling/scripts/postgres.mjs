// `npm run test:postgres`: the sandbox's suites and the shopper's journey on a PostgreSQL server of this machine, in a cluster of its
// own that is thrown away. Usage: node postgres.mjs [suites] [journey] (both without arguments).
// `POSTGRES_BIN` names the folder of the server's programs where they are not in the usual places.
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { givenNames } from './named.mjs';
import { findPostgres } from './postgres-programs.mjs';
import { requireNode, run, say } from './run.mjs';
import { startSandbox, whenReady } from './server-process.mjs';
import { buildAll, buildSchema, installDependencies } from './setup.mjs';
import { root } from './workspace.mjs';

/** Part of the socket's name; no port is opened. Given, so that PGPORT has no say. */
const SOCKET_NUMBER = '5432';

/** Starts a cluster on a socket in its folder: PostgreSQL cannot choose a port by itself. `createDatabase` gives the address of a new, empty database; `stop` ends and removes the cluster. */
export async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const start = (program, args) =>
    spawn(join(programs, program), args, {
      cwd: folder,
      ...user,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });

  try {
    await finished(start('initdb', ['-D', data, '--username=shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']));
  } catch (error) {
    remove();
    throw error;
  }
  // Nothing is kept: no need to wait for the disk.
  const server = start('postgres', [
    '-D',
    data,
    '-p',
    SOCKET_NUMBER,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'synchronous_commit=off',
  ]);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGINT');
    await ended;
    remove();
  };
  const isReady = new Promise((resolve) => {
    const read = (chunk) => String(chunk).includes('ready to accept connections') && resolve(true);
    server.stdout.on('data', read);
    server.stderr.on('data', read);
  });
  if (!(await Promise.race([isReady, ended.then(() => false)]))) {
    remove();
    throw new Error('The PostgreSQL server did not start.');
  }
  let count = 0;
  return {
    stop,
    async createDatabase() {
      count += 1;
      const name = `shop_${count}`;
      await finished(start('createdb', ['-h', folder, '-p', SOCKET_NUMBER, '-U', 'shop', name]));
      return `postgres://shop@${encodeURIComponent(folder)}:${SOCKET_NUMBER}/${name}`;
    },
  };
}

/** The server refuses to run as root: it runs as the user that its package made. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? [];
  if (uid === undefined) throw new Error('PostgreSQL does not run as root, and there is no user "postgres".');
  return { uid: Number(uid), gid: Number(gid) };
}

function finished(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(output))));
  });
}

async function runSuites(databaseUrl) {
  say('The suites of the sandbox on PostgreSQL …');
  await run('npx', ['jest'], { cwd: join(root, 'commerce-sandbox'), env: { DATABASE_URL: databaseUrl }, isShown: true });
}

async function runJourney(databaseUrl) {
  await buildAll();
  const { ensureBrowser } = await import('./browser.mjs');
  const chromium = await ensureBrowser();
  const sandbox = startSandbox({ env: { DATABASE_URL: databaseUrl } });
  try {
    const platform = await whenReady(sandbox);
    say('The journey on PostgreSQL …');
    await run('npx', ['playwright', 'test', 'journey', '--workers=1', '--reporter=list', '--output=test-results/postgres'], {
      cwd: join(root, 'e2e'),
      env: { E2E_PLATFORM: platform, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
      isShown: true,
    });
  } finally {
    await sandbox.stop();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireNode();
  const wanted = givenNames(process.argv.slice(2), ['suites', 'journey'], 'Nothing to test with PostgreSQL:');
  const programs = findPostgres();
  if (!programs) {
    console.log('No PostgreSQL server is installed here (Debian: apt-get install postgresql); nothing was tested.');
    process.exit(0);
  }
  await installDependencies();
  await buildSchema();
  say(`Starting PostgreSQL (${programs}) …`);
  const cluster = await startPostgres(programs);
  let failed = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void cluster.stop().then(() => process.exit(1)));
  try {
    if (wanted.includes('suites')) await runSuites(await cluster.createDatabase());
    if (wanted.includes('journey')) await runJourney(await cluster.createDatabase());
  } catch (error) {
    failed = true;
    console.error(error instanceof Error ? error.message : error);
  } finally {
    await cluster.stop();
  }
  process.exit(failed ? 1 : 0);
}
