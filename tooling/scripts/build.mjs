// `npm run build [-- PACKAGE …]`: builds the releases and services that have changed.
import { givenNames } from './named.mjs';
import { requireNode, say } from './run.mjs';
import { buildAll, buildSchema, installDependencies } from './setup.mjs';
import { RELEASES, SERVICES } from './workspace.mjs';

requireNode();
const wanted = givenNames(process.argv.slice(2), [...RELEASES, ...SERVICES], 'Nothing to build in');
const isWanted = (name) => wanted.includes(name);
try {
  await installDependencies();
  await buildSchema();
  const built = await buildAll({ releases: RELEASES.filter(isWanted), services: SERVICES.filter(isWanted) });
  say(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Everything was built already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
