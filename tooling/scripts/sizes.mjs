// Bytes that a shopper loads, held to budgets: `npm test` fails where a release outgrows its own. A budget is a file of the package,
// budgets.json: for each exposed module (for the shell: its start) kilobytes of JavaScript, brotli, with the longest of its messages.
// Raising one is a decision that a review sees. Usage: node sizes.mjs [PACKAGE …]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { RELEASES, root } from './setup.mjs';

/** Kilobytes, brotli, of what each entry of a built release loads. */
export function sizesOf(name) {
  const folder = join(root, name, 'dist/browser');
  const { build } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const kB = (files) =>
    [...new Set(files)].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + bytesOf(folder, file), 0) / 1000;
  const longest = (messages = {}) => Math.max(0, ...Object.values(messages).map(kB));
  return {
    entry: kB(build.scripts ?? [build.entry]) + longest(build.messages),
    ...Object.fromEntries(Object.entries(build.modules).map(([module, { js, messages }]) => [module, kB(js) + longest(messages)])),
  };
}

function bytesOf(folder, file) {
  const compressed = join(folder, `${file}.br`);
  return existsSync(compressed) ? readFileSync(compressed).length : brotliCompressSync(readFileSync(join(folder, file))).length;
}

/** What is wrong with the sizes of a built release, in sentences. */
export function overBudget(name) {
  const file = join(root, name, 'budgets.json');
  const budgets = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.entries(sizesOf(name)).flatMap(([entry, size]) => {
    if (budgets[entry] === undefined) return [`${name} ${entry} has no budget; it is ${size.toFixed(1)} kB.`];
    return size > budgets[entry] ? [`${name} ${entry} is ${size.toFixed(1)} kB; its budget is ${budgets[entry]} kB.`] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : RELEASES)
    console.log(
      name,
      JSON.stringify(Object.fromEntries(Object.entries(sizesOf(name)).map(([entry, size]) => [entry, Number(size.toFixed(1))]))),
    );
}
