// `npm run build [-- PACKAGE …]`: builds the releases and services that have changed.
import { buildAll, buildSchema, installDependencies, RELEASES, requireNode, say, SERVICES } from './setup.mjs';

requireNode();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !RELEASES.includes(name) && !SERVICES.includes(name));
if (unknown.length > 0) {
  console.error(`Nothing to build in ${unknown.join(', ')}. There are ${[...RELEASES, ...SERVICES].join(', ')}.`);
  process.exit(1);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
try {
  await installDependencies();
  await buildSchema();
  const built = await buildAll({ releases: RELEASES.filter(isWanted), services: SERVICES.filter(isWanted) });
  say(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Everything was built already.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
