// Today's releases beside the previous ones. The contract names the commit of those (shared-contracts/package.json, "previous"); they are
// built from it, by its own tools and lockfile, once a machine.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { facadeProblem } from './facade-exports.mjs';
import { run, say } from './run.mjs';
import { buildAll } from './setup.mjs';
import { root } from './workspace.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Runs each check by `checked(name, action)`, and the journeys by `browse(label, arguments, environment)`. Gives why they were left out:
 * where a clone holds a part of the history only.
 */
export async function testMatrix(checked, browse) {
  const { previous } = readJson(join(root, 'shared-contracts/package.json'));
  say(`Today's releases beside those of contract ${previous.version}`);
  const isPart = (await run('git', ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  if (isPart && !(await isKnown(previous.commit))) return { skipped: missing(previous.commit) };
  let folder;
  await checked(`the releases of ${previous.commit.slice(0, 7)} are built`, async () => (folder = await buildPrevious(previous)));
  if (!folder) return {};
  await checked('the facade has another version than one with fewer exports', () => compareFacades(folder));
  await buildAll();
  await browse('versions side by side', ['-c', 'matrix.config.ts'], { MATRIX_PREVIOUS: folder });
  return {};
}

/** The folder of the previous releases' repository, with each release in `PACKAGE/dist/browser`. */
async function buildPrevious({ version, commit }) {
  const all = join(root, '.cache/matrix');
  const folder = join(all, commit);
  const isBuilt = join(folder, '.cache/is-built');
  if (existsSync(isBuilt)) return folder;
  await takeOut(commit, all, folder);
  const { version: found } = readJson(join(folder, 'shared-contracts/package.json'));
  if (found !== version) throw new Error(`At ${commit} the contract is ${found}; shared-contracts/package.json calls it ${version}.`);
  const remotes = readdirSync(folder).filter((name) =>
    ['release.config.ts', 'release.json'].some((file) => existsSync(join(folder, name, file))),
  );
  say(`Building the releases of ${commit.slice(0, 7)} …`);
  await run(process.execPath, ['tooling/scripts/build.mjs', 'shell', ...remotes], { cwd: folder });
  writeFileSync(isBuilt, '');
  return folder;
}

const isKnown = (commit) =>
  run('git', ['cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );

const missing = (commit) =>
  `This clone lacks the commit ${commit}, from which the previous releases are built: it holds a part of the history only. ` +
  `Get the rest ("git fetch --unshallow"), or that one ("git fetch --depth=1 origin ${commit}").`;

/** What stood in the repository at a commit, in a folder; those of other commits go. */
async function takeOut(commit, all, folder) {
  if (!(await isKnown(commit))) throw new Error(missing(commit));
  rmSync(all, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
}

function compareFacades(folder) {
  const facade = (where) => ({
    version: readJson(join(where, 'shared-platform/package.json')).version,
    report: readFileSync(join(where, 'shared-platform/etc/shared-platform.api.md'), 'utf8'),
  });
  const problem = facadeProblem(facade(folder), facade(root));
  if (problem) throw new Error(problem);
}
