// Builds a release of the package in this folder: types of its operations, the browser's bundle, the server's, and the description.
// Usage: node build-release.mjs [--development]
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { distOf } from '../webpack/preset.mjs';
import { generateOperations } from './codegen.mjs';

const root = join(import.meta.dirname, '../..');

export async function buildRelease(folder, { mode = 'production' } = {}) {
  process.env.NODE_ENV = mode;
  await generateOperations([folder, 'shared-host']);
  const { default: configurations } = await import(`${pathToFileURL(join(folder, 'webpack.config.mjs')).href}?mode=${mode}`);
  await run(configurations);
  return finish(folder, mode);
}

/** Builds again whenever a file changes; `onBuilt` gets each new description, `onFailed` what is wrong. Gives what ends it. */
export async function watchRelease(folder, { onBuilt, onFailed }) {
  process.env.NODE_ENV = 'development';
  await generateOperations([folder, 'shared-host']);
  const { default: configurations } = await import(`${pathToFileURL(join(folder, 'webpack.config.mjs')).href}?watch`);
  const compiler = webpack(configurations);
  compiler.hooks.watchRun.tapPromise('operations', () => generateOperations([folder, 'shared-host']).then(() => undefined));
  const watching = compiler.watch(
    { aggregateTimeout: 100, ignored: ['**/node_modules/**', '**/dist*/**', '**/*.graphql.ts'] },
    (error, stats) => {
      if (error) onFailed(error.message);
      else if (stats.hasErrors()) onFailed(stats.toString({ all: false, errors: true }));
      else onBuilt(finish(folder, 'development'));
    },
  );
  return () => new Promise((resolve) => watching.close(resolve));
}

function run(configurations) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      const warnings = stats.toString({ all: false, warnings: true });
      if (warnings.trim()) console.warn(warnings);
      return resolve();
    });
  });
}

/** Puts the server entry's hash and the release's version into its description, and compresses what is served. */
function finish(folder, mode) {
  const dist = join(folder, distOf(mode === 'production'));
  const browser = join(dist, 'browser');
  const file = join(browser, 'release.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  const server = join(dist, 'server/server.cjs');
  if (existsSync(server)) {
    cpSync(server, join(browser, 'server.cjs'));
    description.build.server = {
      file: 'server.cjs',
      integrity: `sha256-${createHash('sha256').update(readFileSync(server)).digest('base64')}`,
    };
  }
  const publicFiles = join(folder, 'public');
  if (existsSync(publicFiles)) cpSync(publicFiles, join(browser, 'public'), { recursive: true });
  // What federation counts of a build, in the order in which files happened to be done; nobody reads it.
  rmSync(join(browser, 'mf-stats.json'), { force: true });
  for (const name of filesOf(browser)) if (name.endsWith('.map')) forgetFolder(join(browser, name));
  // Another robots.txt, manifest or source map is another release, too.
  const content = createHash('sha256').update(JSON.stringify(description));
  for (const name of filesOf(browser))
    if (!/\.(br|gz)$/.test(name) && name !== 'release.json') content.update(name).update(readFileSync(join(browser, name)));
  description.version = `${description.version}-${content.digest('hex').slice(0, 8)}`;
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
  if (mode === 'production') compressFolder(browser);
  return description;
}

/**
 * A source map names the folder that it was built in: by names of scripts before their final hash, in `file` and in webpack's own runtime,
 * and by the entry that federation writes for itself.
 */
function forgetFolder(file) {
  const { sourcesContent = [], ...map } = JSON.parse(readFileSync(file, 'utf8'));
  delete map.file;
  const contents = sourcesContent.map((content, at) => (/\/webpack\/runtime\//.test(map.sources[at]) ? null : content));
  writeFileSync(
    file,
    JSON.stringify({ ...map, sourcesContent: contents })
      .replace(/(\.federation\/entry)\.[0-9a-f]{32}\.js/g, '$1.js')
      .replaceAll(root, ''),
  );
}

/** Paths of all files below a folder, always in the same order; none where there is no folder. */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(file);
    if (content.length < 512) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = Date.now();
  const description = await buildRelease(process.cwd(), { mode: process.argv.includes('--development') ? 'development' : 'production' });
  console.log(`${description.name} ${description.version} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
