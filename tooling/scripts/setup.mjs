// Setting the shop up: dependencies, schema, releases, services; each step is skipped when nothing it reads has changed.
// Imports nothing but Node, since it runs before the dependencies are there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel, pnpm, run, say } from './run.mjs';
import { hashOf, once } from './stamps.mjs';
import { buildJobs, readBy, RELEASES, root, SHARED_OPERATIONS } from './workspace.mjs';

export async function installDependencies() {
  const inputs = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  await once('dependencies', inputs, ['node_modules/.modules.yaml', 'edge/node_modules'], async () => {
    say('Installing dependencies (pnpm, from the lockfile) …');
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  });
}

export async function buildSchema() {
  await once(
    'schema',
    hashOf(['commerce-sandbox/schema', 'commerce-sandbox/scripts', 'pnpm-lock.yaml']),
    ['commerce-sandbox/generated/schema.graphql', 'commerce-sandbox/generated/stock.graphql', 'platform-schema/schema.graphql'],
    async () => {
      say('Deriving the platform schema …');
      await run('node', ['scripts/build-schema.mjs'], { cwd: join(root, 'commerce-sandbox') });
    },
  );
}

/** Builds what has changed, as many at a time as there are cores, and says which releases are new. */
export async function buildAll(wanted = {}) {
  const built = [];
  // Before the builds, which would write the same files at the same time; one that runs from source (`npm run dev`) writes none.
  const { generateCode } = await import('../../release-kit/build/codegen.mjs');
  await generateCode(SHARED_OPERATIONS.map((name) => join(root, name)));
  // What is there before any of them begins.
  const jobs = buildJobs(wanted).map((job) => ({ ...job, inputs: hashOf(readBy(job.name)) }));
  await inParallel(jobs, async ({ name, inputs, output, command: [script = '', ...args], isRelease }) => {
    const isNew = await once(`build-${name}`, inputs, [output], async () => {
      say(`Building ${name} …`);
      await run('node', [join(root, script), ...args], { cwd: join(root, name) });
    });
    if (isNew && isRelease) built.push(name);
  });
  return built;
}

/**
 * Which of the built releases are made live: those that are not, but for those that somebody has taken back or withdrawn.
 *
 * @param {readonly string[]} names
 * @param {object} known
 * @param {Readonly<Record<string, { version: string }>>} known.live of the registry
 * @param {(name: string) => string} known.versionOf the version that is built
 * @param {(release: { name: string, version: string }) => Promise<{ action: string, by: string } | undefined>} known.decidedAgainst
 * @returns {Promise<{ wanted: string[], said: string[] }>} `said`: of each that is left alone, why, and what makes it live again
 */
export async function publishingOf(names, { live, versionOf, decidedAgainst }) {
  const wanted = [];
  const said = [];
  for (const name of names) {
    const version = versionOf(name);
    if (live[name]?.version === version) continue;
    const decided = await decidedAgainst({ name, version });
    if (!decided) wanted.push(name);
    else
      said.push(
        `${name}: ${live[name] ? `${live[name].version} stays live` : 'stays out'} (${decided.action} by ${decided.by}). ` +
          `What is built: npm run release-kit -- activate ${name} built`,
      );
  }
  return { wanted, said };
}

/**
 * Publishes the built releases to a store (`publishingOf`).
 *
 * @param {string} store a folder
 */
export async function publishReleases(store, releases = RELEASES) {
  const file = join(store, 'registry.json');
  const { wanted, said } = await publishingOf(releases, {
    live: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).releases : {},
    versionOf: (name) => JSON.parse(readFileSync(join(root, name, 'dist/browser/release.json'), 'utf8')).version,
    async decidedAgainst(release) {
      const { releaseKit } = await import('./release-kit.mjs');
      const { createFolderStore, decidedAgainst } = await releaseKit();
      return decidedAgainst(createFolderStore(store), release);
    },
  });
  for (const text of said) say(text);
  if (wanted.length === 0) return;
  say(`Publishing ${wanted.join(', ')} …`);
  const { makeLive } = await import('./release-kit.mjs');
  await makeLive(store, wanted);
}
