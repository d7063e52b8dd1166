// `npm run dev`: the whole shop from source; a save is in the browser a second later. `npm run dev -- mfe-catalog` serves that release
// from source and the others from development builds. Everything is built for development: a development build of React in a
// remote and a production build in the shell do not go together.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readPort } from '../../release-kit/build/numbers.mjs';
import { createFailureFile } from './failure-file.mjs';
import { givenNames } from './named.mjs';
import { requireNode, run, say } from './run.mjs';
import { holdPort, startEdge, startSandbox, whenReady } from './server-process.mjs';
import { buildAll, buildSchema, installDependencies } from './setup.mjs';
import { hashOf, once } from './stamps.mjs';
import { readBy, RELEASE_BUILD, RELEASES, root } from './workspace.mjs';

requireNode();
const fromSource = givenNames(
  process.argv.slice(2).filter((name) => !name.startsWith('-')),
  RELEASES,
  'Unknown release:',
);
const store = join(root, '.cache/dev-store');
const running = [];
const ends = [];

const tellFailure = createFailureFile(store);

const stop = async (code) => {
  await Promise.all([...running.map((process) => process.stop()), ...ends.map((end) => end())]);
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));

try {
  const held = await holdPort(readPort(process.env, 'PORT', 8080));
  await installDependencies();
  await buildSchema();
  await buildAll({ releases: [] });
  // The platform needs as long as a build: both go on beside each other.
  const platform = process.env.COMMERCE_URL ? Promise.resolve(process.env.COMMERCE_URL) : startPlatform();
  const { makeLive } = await import('./release-kit.mjs');
  const { watchRelease } = await import('../../release-kit/build/build-release.mjs');
  rmSync(store, { recursive: true, force: true });

  const built = RELEASES.filter((other) => !fromSource.includes(other));
  for (const name of built)
    await once(
      `development-${name}`,
      hashOf([...readBy(name), 'shared-host']),
      [`${name}/dist-development/browser/release.json`],
      async () => {
        say(`Building ${name} for development …`);
        const [script, ...args] = RELEASE_BUILD;
        await run('node', [join(root, script ?? ''), ...args, '--development'], { cwd: join(root, name) });
      },
    );
  if (built.length > 0) await makeLive(store, built, { dist: 'dist-development' });
  for (const name of fromSource) {
    say(`Watching ${name} …`);
    await new Promise((resolve) => {
      void watchRelease(join(root, name), {
        async onBuilt({ version }) {
          tellFailure(name, undefined);
          await makeLive(store, [name], { dist: 'dist-development' });
          say(`${name} ${version}`);
          resolve(undefined);
        },
        onFailed(message) {
          console.error(`${name} does not build:\n${message}`);
          tellFailure(name, message);
          resolve(undefined);
        },
      }).then((end) => ends.push(end));
    });
  }

  const edge = startEdge({
    held,
    commerceUrl: await platform,
    store,
    env: { NODE_ENV: 'development', DEV_RELOAD: '1', RENDER_TIMEOUT_MS: '15000', TEAM_OUTLINES: process.env.TEAM_OUTLINES ?? '' },
    onLine: (line) => line.startsWith('{') && console.log(line),
  });
  running.push(edge);
  const url = await whenReady(edge);
  console.log(`\n  ${url}  (from source: ${fromSource.join(', ')})\n  TEAM_OUTLINES=1 npm run dev outlines which team owns what.\n`);
} catch (error) {
  const isTaken = error instanceof Error && 'isPortTaken' in error && error.isPortTaken;
  console.error(isTaken ? `${error.message} npm run dev` : error instanceof Error ? error.message : error);
  await stop(1);
}

/** The address of a sandbox, when it answers. */
function startPlatform() {
  const sandbox = startSandbox({ data: join(root, '.data/sandbox') });
  running.push(sandbox);
  const url = whenReady(sandbox);
  // Said where it is waited for.
  url.catch(() => undefined);
  return url;
}
