import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stored } from './changes';
import { originOf } from './history';
import { label } from './registry';
import type { Store } from './store/store';

/**
 * Builds a release again from the commit that it says it is of, in a folder of its own, and compares every byte. Gives what differs: empty
 * where it is what that commit makes. Rejects where the commit is unknown, was not whole, or does not build.
 */
export async function verify(store: Store, name: string, version: string, repository: string): Promise<string[]> {
  await stored(store, name, version);
  const { commit } = (await originOf(store, { name, version })) ?? {};
  if (commit === undefined) throw new Error(`Nobody wrote down which commit ${label({ name, version })} was built from.`);
  if (commit.endsWith('-dirty')) throw new Error(`${label({ name, version })} was built from files that are in no commit (${commit}).`);
  const folder = await mkdtemp(join(tmpdir(), 'release-verify-'));
  try {
    await run('git', ['clone', '--quiet', '--shared', '--no-checkout', repository, folder], repository);
    await run('git', ['checkout', '--quiet', commit], folder);
    return await differences(store, { name, version }, await build(name, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds it as its repository does: the shop's, where it is one of many, or its own. Gives the folder of its files. */
async function build(name: string, folder: string): Promise<string> {
  if (existsSync(join(folder, 'tooling/scripts/build.mjs'))) {
    await run(process.execPath, ['tooling/scripts/build.mjs', name], folder);
    return join(folder, name, 'dist/browser');
  }
  const { packageManager = 'pnpm' } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { packageManager?: string };
  await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], folder);
  await run('npx', ['--no-install', 'release-kit', 'build'], folder);
  return join(folder, 'dist/browser');
}

async function differences(store: Store, { name, version }: { name: string; version: string }, folder: string): Promise<string[]> {
  const built = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const published = await store.listFiles(name, version);
  const files = [...new Set([...built, ...published])].sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const [ours, theirs] = await Promise.all([
        readFile(join(folder, file)).catch(() => undefined),
        store.readFile(name, version, file).catch(() => undefined),
      ]);
      if (!theirs) return `${file} was not published.`;
      if (!ours) return `${file} is not built.`;
      return ours.equals(theirs) ? '' : `${file} differs.`;
    }),
  );
  return found.filter((problem) => problem !== '');
}

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: 16 * 1024 * 1024 }, (error, stdout, stderr) =>
      error ? reject(new Error(`${command} ${args.join(' ')} failed:\n${(stdout + stderr).slice(-2000)}`)) : resolve(),
    );
  });
}
