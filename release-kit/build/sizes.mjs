// Bytes that a shopper loads, held to budgets. A budget is a file of the package, budgets.json: for each exposed module (for the shell: its
// start) kilobytes of JavaScript, brotli, with the longest of its messages. Raising one is a decision that a review sees.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readJson } from './places.mjs';

/** @typedef {Record<string, number>} Sizes kilobytes by entry */

/**
 * Kilobytes, brotli, of what each entry loads.
 * @param {string} browser the folder that a build has left
 * @returns {Sizes}
 */
export function sizesIn(browser) {
  /** @type {{build: {entry: string, scripts?: string[], messages?: Record<string, string[]>, modules: Record<string, import('./release-description-plugin.mjs').ModuleFiles>}}} */
  const { build } = readJson(join(browser, 'release.json'));
  /** @param {string[]} files */
  const kB = (files) =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + bytesOf(browser, file), 0) / 1000;
  /** @param {Record<string, string[]>} [messages] */
  const longest = (messages = {}) => Math.max(0, ...Object.values(messages).map(kB));
  return {
    entry: kB(build.scripts ?? [build.entry]) + longest(build.messages),
    ...Object.fromEntries(Object.entries(build.modules).map(([module, { js, messages }]) => [module, kB(js) + longest(messages)])),
  };
}

/**
 * The budgets of a package's folder; none where it has no such file.
 * @param {string} folder
 * @returns {Sizes}
 */
export function budgetsOf(folder) {
  const file = join(folder, 'budgets.json');
  return existsSync(file) ? readJson(file) : {};
}

/**
 * What is wrong with the sizes of a release that was built in a package's folder, in sentences.
 * @param {string} folder
 */
export function overBudget(folder) {
  const budgets = budgetsOf(folder);
  return Object.entries(sizesIn(join(folder, 'dist/browser'))).flatMap(([entry, size]) => {
    const budget = budgets[entry];
    if (budget === undefined) return [`${entry} has no budget; it is ${size.toFixed(1)} kB.`];
    return size > budget ? [`${entry} is ${size.toFixed(1)} kB; its budget is ${budget} kB.`] : [];
  });
}

/**
 * @param {string} folder
 * @param {string} file
 */
function bytesOf(folder, file) {
  const compressed = join(folder, `${file}.br`);
  return existsSync(compressed) ? readFileSync(compressed).length : brotliCompressSync(readFileSync(join(folder, file))).length;
}
