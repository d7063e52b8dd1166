// The baseline: the same shop as one bundle. Builds it and lays it out as a store that the same edge serves, so that federation is
// the only difference: same pages, same server rendering, same hints, same minifier.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { compressFolder } from '../../release-kit/build/build-release.mjs';
import { say } from '../scripts/run.mjs';
import { RELEASES, root } from '../scripts/workspace.mjs';
import { GIVEN_TO_SERVER_ENTRIES, serverSource } from '../../release-kit/build/preset.mjs';
import { oneBundle } from '../webpack/one-bundle.mjs';
import { messagesOf } from '../../release-kit/build/release-description-plugin.mjs';

const REMOTES = RELEASES.filter((name) => name !== 'shell');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const sha = (algorithm, content) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
const sha256 = (file) => sha('sha256', readFileSync(file));

/** Builds the baseline and gives the folder of its store. */
export async function buildBaseline(federatedStore) {
  const output = join(root, '.cache/bench/one-bundle');
  const releases = Object.fromEntries(REMOTES.map((name) => [name, readJson(join(root, name, 'release.json'))]));
  const entry = join(output, 'main.tsx');
  mkdirSync(output, { recursive: true });
  writeFileSync(entry, startWithImports(releases));
  const { browser, server } = oneBundle(entry, output);
  const servers = [
    server('shell', join(root, 'shell'), './src/server.tsx', []),
    ...REMOTES.filter((name) => releases[name].serverRendered.length > 0).map((name) =>
      server(name, join(root, name), serverSource(join(root, name), releases[name]), GIVEN_TO_SERVER_ENTRIES),
    ),
  ];
  say('Building the one-bundle baseline …');
  const stats = await run([browser, ...servers]);
  return layOut(output, stats, releases, federatedStore);
}

/** The shop's start with a plain import for every module that a remote exposes. */
function startWithImports(releases) {
  const lines = Object.values(releases).flatMap(({ name, exposes }) =>
    Object.entries(exposes).map(
      ([module, file]) =>
        `  ${JSON.stringify(`${name} ${module}`)}: () => import(/* webpackChunkName: ${JSON.stringify(`${name}-${module.slice(2)}`)} */ ${JSON.stringify(join(root, name, file))}),`,
    ),
  );
  return `import ${JSON.stringify(join(root, 'shell/src/trusted-types.ts'))};
import ${JSON.stringify(join(root, 'shell/src/shell.css'))};
import ${JSON.stringify(join(root, 'shared-ui/src/tokens.css'))};
import { startShop } from ${JSON.stringify(join(root, 'shell/src/start-shop.tsx'))};
const modules: Record<string, () => Promise<unknown>> = {
${lines.join('\n')}
};
void startShop({ load: (name, _release, module) => modules[\`\${name} \${module}\`]?.() ?? Promise.reject(new Error(module)) });
`;
}

function run(configurations) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(/** @type {import('webpack').MultiConfiguration} */ (configurations));
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
      else resolve(stats.stats);
    });
  });
}

function layOut(output, [browserStats], releases, federatedStore) {
  const store = join(root, '.cache/bench/store-one-bundle');
  rmSync(store, { recursive: true, force: true });
  const version = 'baseline';
  const folder = join(store, 'shell', version);
  const base = `/releases/shell/${version}/`;
  cpSync(join(output, 'browser'), folder, { recursive: true });
  if (existsSync(join(root, 'shell/public'))) cpSync(join(root, 'shell/public'), join(folder, 'public'), { recursive: true });
  const { compilation } = browserStats;
  const groups = [...compilation.chunkGroups];
  const initial = compilation.entrypoints.get('shell').getFiles();
  const filesOf = (name) => (groups.find((group) => group.name === name)?.getFiles() ?? []).filter((file) => !initial.includes(file));
  const childrenOf = (name) => groups.find((group) => group.name === name)?.getChildren() ?? [];
  // Loaded by the shell's start; a page's own are named with the page.
  const shellMessages = compilation.entrypoints.get('shell').getChildren();
  const federated = readJson(join(federatedStore, 'registry.json')).releases;
  // What the edge asks for before it puts a stylesheet into a document.
  const integrity = Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, sha('sha384', readFileSync(join(folder, file)))]),
  );
  const live = {};
  for (const [name, release] of Object.entries(releases)) {
    const { build } = federated[name].description;
    const serverFile = `server-${name}.cjs`;
    if (build.server) cpSync(join(output, `server-${name}`, `${name}.cjs`), join(folder, serverFile));
    const modules = Object.fromEntries(
      Object.keys(release.exposes).map((module) => {
        const files = filesOf(`${name}-${module.slice(2)}`);
        return [
          module,
          {
            js: files.filter((file) => file.endsWith('.js')),
            css: files.filter((file) => file.endsWith('.css')),
            messages: messagesOf(compilation, childrenOf(`${name}-${module.slice(2)}`)),
          },
        ];
      }),
    );
    live[name] = {
      version,
      base,
      description: {
        ...federated[name].description,
        build: {
          ...build,
          entry: '',
          modules,
          integrity,
          ...(build.server ? { server: { file: serverFile, integrity: sha256(join(folder, serverFile)) } } : {}),
        },
      },
    };
  }
  const shellFile = 'server-shell.cjs';
  cpSync(join(output, 'server-shell', 'shell.cjs'), join(folder, shellFile));
  const names = readdirSync(folder);
  const nameOf = (script) => names.find((name) => name.startsWith(`${script}.`) && name.endsWith('.js'));
  live.shell = {
    version,
    base,
    description: {
      ...federated.shell.description,
      build: {
        ...federated.shell.description.build,
        entry: initial.find((file) => file.endsWith('.js')),
        scripts: initial.filter((file) => file.endsWith('.js')),
        styles: initial.filter((file) => file.endsWith('.css')),
        early: nameOf('early-clicks'),
        fallback: nameOf('late-start'),
        personal: nameOf('place-personal-page'),
        fonts: readdirSync(join(folder, 'assets')).map((file) => `assets/${file}`),
        messages: messagesOf(compilation, shellMessages),
        integrity,
        server: { file: shellFile, integrity: sha256(join(folder, shellFile)) },
      },
    },
  };
  compressFolder(folder);
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ generation: 1, releases: live }));
  return store;
}
