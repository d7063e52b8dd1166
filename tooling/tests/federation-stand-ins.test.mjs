// A stand-in has the names of the module in whose place it comes (webpack/shell.mjs), those of a newer version too.
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(__filename);
const runtime = dirname(dirname(realpathSync(require.resolve('@module-federation/runtime-core'))));
const beside = dirname(runtime);
const exportsIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export \{ (.+) \};$/gm)].flatMap(([, names = '']) => names.split(', ')).sort();

test.each([
  ['no-snapshots', join(runtime, 'dist/plugins/snapshot/SnapshotHandler.js')],
  ['no-preloading', join(runtime, 'dist/utils/preload.js')],
  ['script-entries', join(runtime, 'dist/utils/load.js')],
  ['console-logger', join(beside, 'sdk/dist/logger.js')],
  ['no-error-texts', join(beside, 'error-codes/dist/desc.mjs')],
])('%s', async (name, file) => {
  const names = exportsIn(file);
  expect(names).not.toEqual([]);
  expect(Object.keys(await import(`../webpack/federation/${name}.mjs`)).sort()).toEqual(names);
});
