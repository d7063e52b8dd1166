import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Writes what does not build, by release, to a store's `failures.json`, where open documents find it (edge/src/reload.ts).
 *
 * @param {string} store a folder
 * @returns {(name: string, message: string | undefined) => void} undefined where it builds. The same again is not written again.
 */
export function createFailureFile(store) {
  /** @type {Record<string, string | undefined>} */
  const failures = {};
  return (name, message) => {
    const text = message === undefined ? undefined : stripVTControlCharacters(message);
    if (text === failures[name]) return;
    failures[name] = text;
    mkdirSync(store, { recursive: true });
    writeFileSync(join(store, 'failures.json'), JSON.stringify(failures));
  };
}
