// The suites of the long lane (`npm run test:long`): what need not run each time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { pnpm, run, say } from './run.mjs';
import { buildAll } from './setup.mjs';
import { root } from './workspace.mjs';
import { runUnitTests } from './unit-run.mjs';

/** How often the long lane mounts each module: what it leaves behind adds up. */
const MOUNTS = 50;

/**
 * @typedef {object} Lane
 * @property {ReturnType<typeof import('./tally.mjs').createTally>} tally what cannot be done on this machine is said there, and counted
 * @property {ReturnType<typeof import('./browser-run.mjs').createBrowserRuns>['browse']} browse
 * @property {(name: string, options?: { label?: string, env?: Record<string, string>, files?: string[] }) => Promise<void>} unit
 * @property {readonly string[]} mounted releases whose modules are mounted many times
 */

/**
 * The suites by name.
 *
 * @type {Record<typeof import('./test-plan.mjs').LONG_SUITES[number], (lane: Lane) => Promise<void>>}
 */
export const LONG_LANE = {
  mounts,
  postgres,
  'journey-postgres': journeyOnPostgres,
  matrix,
  reproducible,
  'new-remote': newRemote,
  alone,
  bucket,
  cdn,
  containers,
};

/** The contract of each release, with many mounts. */
function mounts(/** @type {Lane} */ { tally, mounted }) {
  say(`Each module mounted ${MOUNTS} times`);
  return runUnitTests(tally, mounted, {
    label: `${MOUNTS} mounts`,
    env: { MOUNTS: String(MOUNTS) },
    args: ['--testPathPatterns', 'release-contract'],
  });
}

/** The sandbox's suites again, on a PostgreSQL server: that of `DATABASE_URL`, whose data are replaced, or one of this machine. */
async function postgres(/** @type {Lane} */ { tally, unit }) {
  const label = 'commerce-sandbox on PostgreSQL';
  if (process.env.DATABASE_URL) return unit('commerce-sandbox', { label });
  const { ensurePostgres } = await import('./postgres-programs.mjs');
  const { startPostgres } = await import('./postgres.mjs');
  const programs = await ensurePostgres();
  if (!programs) return tally.leftOut(label, 'there is none');
  const cluster = await startPostgres(programs).catch((error) => {
    tally.broken('PostgreSQL does not start', error.message);
  });
  if (!cluster) return;
  try {
    await unit('commerce-sandbox', { label, env: { DATABASE_URL: await cluster.createDatabase() } });
  } finally {
    await cluster.stop();
  }
}

/** The shopper's journeys on a PostgreSQL server of this machine. */
async function journeyOnPostgres(/** @type {Lane} */ { tally }) {
  const { ensurePostgres } = await import('./postgres-programs.mjs');
  if (!(await ensurePostgres())) return tally.leftOut('the journeys on PostgreSQL', 'there is none');
  await buildAll();
  await ensureBrowser();
  await tally.checked('the journeys on PostgreSQL', () => run(process.execPath, [join(root, 'tooling/scripts/postgres.mjs'), 'journey']));
}

/** One commit, built in two folders, is one release. */
async function reproducible(/** @type {Lane} */ { tally }) {
  const { releaseKit } = await import('./release-kit.mjs');
  const { createFolderStore, publish, verify } = await releaseKit();
  const git = (...args) => run('git', args).then((text) => text.trim());
  if ((await git('status', '--porcelain').catch(() => 'no repository')) !== '')
    return tally.leftOut('the same release from two folders', 'there are changes that are in no commit');
  say('The same release from two folders');
  await buildAll({ services: [] });
  const store = createFolderStore(mkdtempSync(join(tmpdir(), 'release-store-')));
  const author = { by: 'the tests', commit: await git('rev-parse', 'HEAD') };
  for (const name of ['shell', 'mfe-catalog'])
    await tally.checked(`${name} is the same, byte for byte`, async () => {
      const [{ version }] = await publish(store, [join(root, name, 'dist/browser')], author);
      const problems = await verify(store, name, version, root);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  rmSync(store.name, { recursive: true });
}

/** A fifth remote, made by the tool: it passes its checks, and shows its page in the shop, with no other folder touched. */
async function newRemote(/** @type {Lane} */ { tally }) {
  const name = 'mfe-fifth';
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const at = { cwd: folder };
  say('A fifth remote');
  try {
    await run('git', ['clone', '--quiet', '--shared', root, folder]);
    await run(process.execPath, ['tooling/scripts/build.mjs', 'shell'], at);
    await run(process.execPath, ['tooling/scripts/release-kit.mjs', 'new', name, '--path', '/fifth'], at);
    await tally.checked(`${name} passes its own lane`, async () => {
      await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], at);
      await run(process.execPath, ['tooling/scripts/test.mjs', name], at);
    });
    await tally.checked('no other folder is touched', async () => {
      const changed = (await run('git', ['status', '--porcelain'], at)).trim().split('\n').sort();
      if (changed.join() !== `?? ${name}/,M pnpm-lock.yaml`) throw new Error(changed.join('\n'));
    });
    await tally.checked(`${name} shows its page`, async () => {
      const { firstPage } = await import('./first-page.mjs');
      const html = await firstPage(folder, ['shell', name], '/fifth');
      if (!/<h1[^>]*>Fifth<\/h1>/.test(html)) throw new Error(html.slice(0, 3000));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A remote outside the repository, made from packages. */
async function alone(/** @type {Lane} */ { tally }) {
  const { testAlone } = await import('./alone.mjs');
  say('A remote in a folder of its own');
  await buildAll();
  await testAlone(tally.checked, await ensureBrowser());
}

/** Three edges behind Varnish, where there is one. */
async function cdn(/** @type {Lane} */ { tally }) {
  const { ensureVarnish, testCdn } = await import('./cdn.mjs');
  if (!(await ensureVarnish())) return tally.leftOut('three edges behind Varnish', 'there is none');
  say('Three edges behind Varnish');
  await buildAll();
  await testCdn(tally.checked);
}

/** Today's releases beside the previous ones. */
async function matrix(/** @type {Lane} */ { tally, browse }) {
  const { testMatrix } = await import('./matrix.mjs');
  const chromium = await ensureBrowser();
  const { skipped } = await testMatrix(tally.checked, (label, args, env) => browse(label, chromium, args, env));
  if (skipped) tally.leftOut('versions side by side', skipped);
}

/** The store in a bucket, where Debian gives a server that speaks S3. */
async function bucket(/** @type {Lane} */ { tally, unit }) {
  const { ensureCeph } = await import('./ceph.mjs');
  if (!(await ensureCeph())) return tally.leftOut('the store in a bucket', 'there is no Ceph');
  const { testBucket } = await import('./bucket.mjs');
  say('The store in a bucket');
  await buildAll();
  await run('node', ['../release-kit/build/build-service.mjs'], { cwd: join(root, 'release-kit') });
  await testBucket(tally.checked, unit);
}

/** The shop in containers, where an engine is reachable. */
async function containers(/** @type {Lane} */ { tally }) {
  const { testContainers } = await import('./containers.mjs');
  say('The shop in containers');
  const { skipped } = await testContainers(tally.checked, ensureBrowser);
  if (skipped) tally.leftOut('the shop in containers', skipped);
}
