import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './debian.mjs';
import { say } from './run.mjs';

/** Where a system puts the programs of each version. */
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt'];

/**
 * The folder with `initdb` and `postgres`: the one that is named, one on the path, else the newest version of those that are installed.
 *
 * @param {NodeJS.ProcessEnv} [env] `POSTGRES_BIN`, `PATH`
 * @param {readonly string[]} [places] each with a folder for a version
 * @returns {string | undefined} undefined where none is installed
 */
export function findPostgres(env = process.env, places = PLACES) {
  const versionsIn = (parent) => {
    if (!existsSync(parent)) return [];
    const names = readdirSync(parent).filter((name) => /^\d|^postgresql/.test(name));
    return names.sort((a, b) => versionOf(b) - versionOf(a)).map((name) => join(parent, name, 'bin'));
  };
  const folders = [env.POSTGRES_BIN, ...(env.PATH ?? '').split(':'), ...places.flatMap(versionsIn)];
  return folders.find((folder) => folder && ['initdb', 'postgres', 'createdb'].every((program) => existsSync(join(folder, program))));
}

/** Of `15`, `9.6` and `postgresql@16`; one without a version is older than those with one. */
const versionOf = (name) => parseFloat(name.replace(/^\D+/, '')) || 0;

/** As `findPostgres`; where there is none, Debian's package is asked for (as root only). */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  say('Getting PostgreSQL (Debian) …');
  await installPackages(['postgresql']).catch((error) => say(`  Debian gave none: ${String(error.message).slice(-300)}`));
  return findPostgres();
}
