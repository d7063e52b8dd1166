// `npm run pack -- FOLDER`: the shop's packages as tarballs, and the pnpm-workspace.yaml with which a remote lives in a repository of its
// own: the same versions of everything, and these packages. A registry of the company's stands in for the folder where there is one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pnpm, say } from './run.mjs';
import { buildSchema, installDependencies } from './setup.mjs';
import { root, SHARED_OPERATIONS } from './workspace.mjs';
import { settingsFor } from './pack-settings.mjs';

/** What a remote is made with. */
const PACKED = [
  'shared-contracts',
  'shared-testing',
  'shared-platform',
  'shared-ui',
  'shared-documents',
  'shared-host',
  'platform-schema',
  'release-kit',
];

/**
 * Puts the tarballs into a folder; gives what `settingsFor` needs.
 *
 * @param folder - an absolute path
 */
export async function packAll(folder) {
  await installDependencies();
  await buildSchema();
  const { generateCode } = await import('../../release-kit/build/codegen.mjs');
  await generateCode(SHARED_OPERATIONS.map((name) => join(root, name)));
  mkdirSync(folder, { recursive: true });
  const tarballs = {};
  for (const name of PACKED) {
    say(`Packing ${name} …`);
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    await pnpm(['pack', '--pack-destination', folder], { cwd: join(root, name) });
    tarballs[name] = join(folder, `${name}-${version}.tgz`);
  }
  return tarballs;
}

if (process.argv[1] === import.meta.filename) {
  const folder = resolve(process.argv[2] ?? join(root, '.cache/packages'));
  const tarballs = await packAll(folder);
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settingsFor(folder, tarballs));
  say(`${Object.keys(tarballs).length} packages in ${folder}`);
}
