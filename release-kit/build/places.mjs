// Where things are: the same in the shop's repository, where packages are folders beside each other, and in a remote's own, where they are
// in node_modules.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of release-kit. */
export const kit = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} file */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The folder of a package, as seen from another one; by default as release-kit sees it. Throws where it is not installed.
 * @param {string} name
 * @param {string} [from] a folder
 */
export function folderOf(name, from = kit) {
  return dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`));
}

/**
 * The version of a package, as seen from another one.
 * @param {string} name
 * @param {string} [from] a folder
 * @returns {string}
 */
export const versionOf = (name, from) => readJson(join(folderOf(name, from), 'package.json')).version;

/** Packages of the shop: they come as source, which each release's own build transpiles. */
const OURS = /^(shared-[a-z]+|release-kit)[\\/]/;

/**
 * Whether a file is of a package from elsewhere, which is ready to run.
 * @param {string} file
 */
export function isForeign(file) {
  const parts = file.split(/[\\/]node_modules[\\/]/);
  return parts.length > 1 && !OURS.test(parts.at(-1) ?? '');
}

/**
 * A path or a webpack identifier by packages alone: `shared-ui/src/button.tsx`, wherever shared-ui is. What is built is the same bytes then.
 * @param {string} name relative to the release's folder, or with parts that are
 */
export function placeless(name) {
  return name.replace(/[^!|\s]*[\\/]node_modules[\\/](?!\.)/g, '').replace(/(^|[!|\s])(?:\.\.?[\\/])+/g, '$1');
}
