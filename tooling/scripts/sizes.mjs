// What each entry of the built releases loads, in kilobytes, brotli. Usage: node sizes.mjs [PACKAGE …]
import { join } from 'node:path';
import { sizesIn } from '../../release-kit/build/sizes.mjs';
import { RELEASES, root } from './workspace.mjs';

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : RELEASES) {
  const sizes = Object.entries(sizesIn(join(root, name, 'dist/browser'))).map(([entry, size]) => [entry, Number(size.toFixed(1))]);
  console.log(name, JSON.stringify(Object.fromEntries(sizes)));
}
