// What folders declare, as one list: `collects: { 'src/methods': 'method.ts' }` in a `release.config.ts` has the build write
// `src/generated/methods.ts` (not committed), which imports what `method.ts` of each folder below `src/methods` exports by default.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeChanged } from './write-changed.mjs';

/**
 * Writes the lists of a remote's folder, in the order of the folders' names.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} collects
 */
export function writeCollections(folder, collects) {
  for (const [place, name] of Object.entries(collects)) {
    if (!existsSync(join(folder, place))) throw new Error(`release.config.ts collects from ${place}, which is not there.`);
    const folders = readdirSync(join(folder, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
    const whole = folders.filter((each) => existsSync(join(folder, place, each, name)));
    const without = folders.find((each) => !whole.includes(each) && isWritten(join(folder, place, each)));
    if (without) throw new Error(`${place}/${without} has no ${name}.`);
    const module = name.replace(/\.tsx?$/, '');
    const imports = whole.map((each, index) => `import each${index} from '../${basename(place)}/${each}/${module}';\n`);
    const list = whole.map((_each, index) => `each${index}`).join(', ');
    writeChanged(
      join(folder, dirname(place), 'generated', `${basename(place)}.ts`),
      `// Collected from ${place}/*/${name}; not committed.\n${imports.join('')}\nexport default [${list}];\n`,
    );
  }
}

/**
 * Whether somebody has written anything in a folder: what another branch had there leaves what was generated from it.
 * @param {string} folder
 */
function isWritten(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.some((entry) => !entry.name.endsWith('.graphql.ts'));
}
