// Builds a release of a package: types of its operations, the browser's bundle, the server's, and the description.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import webpack from 'webpack';
import { generateCode } from './codegen.mjs';
import { generateOnWatch } from './generate-on-watch.mjs';
import { placelessBundle, placelessMap } from './placeless-files.mjs';
import { readJson } from './places.mjs';
import { distOf } from './preset.mjs';
import { budgetsOf, sizesIn } from './sizes.mjs';

/**
 * @typedef {import('./preset.mjs').Mode} Mode
 * @typedef {{name: string, version: string, build: {server?: {file: string, integrity: string}}}} Description what is used here of a
 *   release's own (shared-contracts, release.ts)
 */

/**
 * Builds it in `dist` of the package's folder (`dist-development`); gives its description. Throws what is wrong with it.
 * @param {string} folder
 * @param {{mode?: Mode}} [options]
 * @returns {Promise<Description>}
 */
export async function buildRelease(folder, { mode = 'production' } = {}) {
  process.env.NODE_ENV = mode;
  await generateCode([folder]);
  const { default: configurations } = await import(`${pathToFileURL(join(folder, 'webpack.config.mjs')).href}?mode=${mode}`);
  empty(folder, mode);
  await run(configurations);
  return finish(folder, mode);
}

/**
 * Builds again whenever a file changes; `onBuilt` gets each new description, `onFailed` what is wrong. Gives what ends it.
 * @param {string} folder
 * @param {{onBuilt: (description: Description) => unknown, onFailed: (message: string) => unknown, mode?: Mode}} options
 * @returns {Promise<() => Promise<unknown>>}
 */
export async function watchRelease(folder, { onBuilt, onFailed, mode = 'development' }) {
  process.env.NODE_ENV = mode;
  const { default: configurations } = await import(`${pathToFileURL(join(folder, 'webpack.config.mjs')).href}?watch-${mode}`);
  empty(folder, mode);
  const compiler = webpack(configurations);
  // Before the first build, too.
  generateOnWatch(compiler, folder);
  const watching = compiler.watch(
    { aggregateTimeout: 100, ignored: ['**/node_modules/**', '**/dist*/**', '**/*.graphql.ts'] },
    (error, stats) => {
      if (error || !stats) onFailed(error?.message ?? 'Webpack gave nothing.');
      else if (stats.hasErrors()) onFailed(stats.toString({ all: false, errors: true }));
      else {
        sayWarnings(stats);
        onBuilt(finish(folder, mode, { isCompressed: false }));
      }
    },
  );
  return () => new Promise((resolve) => (watching ? watching.close(resolve) : resolve(undefined)));
}

/**
 * What an earlier build left goes: webpack takes a file with a hash in its name for the same, whatever is in it.
 * @param {string} folder
 * @param {Mode} mode
 */
function empty(folder, mode) {
  rmSync(join(folder, distOf(mode === 'production')), { recursive: true, force: true });
}

/**
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<void>}
 */
function run(configurations) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      sayWarnings(stats);
      return resolve();
    });
  });
}

/**
 * The bundles of browser and server have the same modules: what is said of both is said once.
 * @param {Pick<import('webpack').Stats, 'toJson'>} stats
 */
function sayWarnings(stats) {
  const warnings = stats.toJson({ all: false, warnings: true }).warnings ?? [];
  const messages = new Set(warnings.map(({ moduleName, message }) => [moduleName, message].filter(Boolean).join(': ')));
  for (const message of messages) console.warn(message);
}

/**
 * Puts the server entry's hash and the release's version into its description, and compresses what is served.
 * @param {string} folder
 * @param {Mode} mode
 * @param {{isCompressed?: boolean}} [options]
 * @returns {Description}
 */
export function finish(folder, mode, { isCompressed = mode === 'production' } = {}) {
  const dist = join(folder, distOf(mode === 'production'));
  const browser = join(dist, 'browser');
  const file = join(browser, 'release.json');
  /** @type {Description} */
  const description = readJson(file);
  const server = join(dist, 'server/server.cjs');
  if (existsSync(server)) {
    if (mode === 'production') rewrite(server, placelessBundle);
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
  for (const name of filesOf(browser)) if (name.endsWith('.map')) rewrite(join(browser, name), placelessMap);
  // Another robots.txt, manifest or source map is another release, too.
  const content = createHash('sha256').update(JSON.stringify(description));
  for (const name of filesOf(browser))
    if (!/\.(br|gz)$/.test(name) && name !== 'release.json' && name !== 'sizes.json')
      content.update(name).update(readFileSync(join(browser, name)));
  const budgets = budgetsOf(folder);
  content.update(JSON.stringify(budgets));
  description.version = `${description.version}-${content.digest('hex').slice(0, 8)}`;
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
  if (isCompressed) {
    compressFolder(browser);
    // For whoever watches releases: what each entry weighs, beside what it may.
    const sizes = Object.entries(sizesIn(browser)).map(([entry, size]) => [
      entry,
      { size: Number(size.toFixed(1)), budget: budgets[entry] },
    ]);
    writeFileSync(join(browser, 'sizes.json'), `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
  }
  return description;
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Paths of all files below a folder, always in the same order; none where there is no folder.
 * @param {string} folder
 */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
}

/**
 * Puts compressed files beside those that are worth it.
 * @param {string} folder
 */
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
