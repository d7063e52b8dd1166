import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files of tests of all packages below a folder. */
export function testsBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testsBelow(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
