// Steps that are left out where nothing that they read has changed: the hash of what each read last is kept in `.cache/stamps`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** What no build reads: what builds and tests write, and what is only for people or tests. */
const IGNORED =
  /(^|\/)(node_modules|dist|dist-development|generated|\.cache|\.mf|\.data|\.store|coverage|test-results|reports)(\/|$)|\.graphql\.ts$|\.part$|\.test\.tsx?$|\.md$/;

/** @param {string} home the folder that paths are below, and the stamps */
export function createStamps(home) {
  /**
   * A hash of everything below the given paths that a build reads: names and contents.
   *
   * @param {readonly string[]} paths files and folders; those that are not there add nothing
   */
  function hashOf(paths) {
    const hash = createHash('sha256');
    const add = (path) => {
      if (!existsSync(join(home, path))) return;
      if (statSync(join(home, path)).isFile()) {
        hash.update(path).update(readFileSync(join(home, path)));
        return;
      }
      const entries = readdirSync(join(home, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const entry of entries) {
        const child = `${path}/${entry.name}`;
        if (!IGNORED.test(child) && (entry.isDirectory() || entry.isFile())) add(child);
      }
    };
    for (const path of paths) add(path);
    return hash.digest('hex');
  }

  /**
   * Does `action` unless it was done for the same inputs and its output is still there. One that fails is done again.
   *
   * @param {string} name
   * @param {string} inputs what `hashOf` gives
   * @param {readonly string[]} outputs paths
   * @param {() => Promise<unknown>} action
   * @returns whether it was done
   */
  async function once(name, inputs, outputs, action) {
    const stamps = join(home, '.cache/stamps');
    const file = join(stamps, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === inputs && outputs.every((output) => existsSync(join(home, output))))
      return false;
    rmSync(file, { force: true });
    await action();
    mkdirSync(stamps, { recursive: true });
    writeFileSync(file, inputs);
    return true;
  }

  return { hashOf, once };
}

export const { hashOf, once } = createStamps(root);
