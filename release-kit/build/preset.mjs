// The webpack preset of a remote. Its `webpack.config.mjs` is a few lines over `remote()`, which gives two configurations: the browser's
// bundle and the server's. What both have in common with the shell's (tooling/webpack) is `base()`.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { MESSAGES_FILE, messagesModule } from './messages.mjs';
import { isForeign, placeless, readJson, versionOf } from './places.mjs';
import { LIBRARY, pure } from './pure.mjs';
import { ReleaseDescriptionPlugin, resourceOf } from './release-description-plugin.mjs';
import { SecondTryPlugin } from './second-try-plugin.mjs';
import { SourcePlugin } from './source-plugin.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';
import { writeChanged } from './write-changed.mjs';

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {'production' | 'development'} Mode
 * @typedef {{mode?: Mode, refresh?: boolean}} PresetOptions
 * @typedef {import('./release-description-plugin.mjs').WrittenRelease} WrittenRelease
 */

const require = createRequire(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));

/** A file that has not come by then does not come: webpack would wait two minutes. */
export const CHUNK_TIMEOUT_MS = 10_000;

/**
 * The major and minor of the facade that a release is built with.
 * @param {string} folder
 */
export const facadeVersion = (folder) => versionOf('shared-platform', folder);

/** @returns {Mode} */
export const modeOf = () => (process.env.NODE_ENV === 'development' ? 'development' : 'production');

/**
 * @param {{isServer: boolean, isProduction: boolean, packageName: string, packageVersion: string, layer: string, refresh: boolean}} options
 */
function rules({ isServer, isProduction, packageName, packageVersion, layer, refresh }) {
  const cssModules = {
    ...(isProduction
      ? { getLocalIdent: classNames(`${packageName}@${packageVersion}`) }
      : { localIdentName: `${packageName}__[name]__[local]`, localIdentHashSalt: `${packageName}@${packageVersion}` }),
    exportLocalsConvention: 'as-is',
    namedExport: false,
    exportOnlyLocals: isServer,
  };
  /** @param {boolean} modules */
  const styles = (modules) => [
    ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: modules ? cssModules : false,
        importLoaders: 2,
        ...(isServer && !modules ? { modules: { exportOnlyLocals: true, mode: 'global' } } : {}),
      },
    },
    { loader: join(here, 'layer-loader.mjs'), options: { layer } },
    { loader: join(here, 'breakpoints-loader.mjs') },
  ];
  return [
    {
      test: /\.[cm]?[jt]sx?$/,
      exclude: isForeign,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !isProduction, refresh } },
          },
        },
      },
    },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    // Compiled by a plug-in.
    { test: MESSAGES_FILE, type: 'javascript/auto' },
    { test: /\.module\.css$/, use: styles(true) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: styles(false) },
    {
      test: /\.(woff2?|svg|png|webp)$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: !isServer },
    },
  ];
}

/**
 * A short name for each class of each file, the same wherever the file is.
 * @param {string} salt
 * @returns {(context: {resourcePath: string, rootContext: string}, template: unknown, name: string) => string}
 */
function classNames(salt) {
  return ({ resourcePath, rootContext }, _template, name) => {
    const file = placeless(`./${relative(rootContext, resourcePath)}`);
    const hash = createHash('sha256').update(`${salt}\n${file}\n${name}`).digest('base64url').slice(0, 7);
    return /^[a-z]/i.test(hash) ? hash : `_${hash.slice(1)}`;
  };
}

/**
 * What every bundle has in common.
 * @param {string} folder the package's
 * @param {{isProduction: boolean, isServer: boolean, layer: string, refresh?: boolean, scope?: string}} options `layer`: the cascade layer
 *   of its own styles. `scope`: for whom class names are unique, where that is not the package.
 * @returns {Configuration & {module: {rules: import('webpack').RuleSetRule[]}, resolve: {alias: object}, plugins: SourcePlugin[], cache: object | false}}
 */
export function base(folder, { isProduction, isServer, layer, refresh = false, scope }) {
  const manifest = scope ? { name: scope, version: '1.0.0' } : readJson(join(folder, 'package.json'));
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    target: isServer ? 'node20' : ['web', 'es2022'],
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        // Messages are compiled ahead: no parser in the bundle.
        '@formatjs/icu-messageformat-parser$': require.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
        // Documents are written with fonts of the older format: what opens the newer one stays out.
        'brotli/decompress.js$': false,
      },
    },
    module: {
      rules: rules({
        isServer,
        isProduction,
        packageName: manifest.name,
        packageVersion: manifest.version,
        layer,
        refresh,
      }),
    },
    plugins: [new SourcePlugin({ test: MESSAGES_FILE, change: messagesModule }), new SourcePlugin({ test: LIBRARY, change: pure })],
    cache: isProduction ? false : { type: 'filesystem', cacheDirectory: join(folder, '.cache/webpack') },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** @param {boolean} isProduction */
export const minimize = (isProduction) => ({
  minimize: isProduction,
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: { compress: { passes: 2 }, mangle: { disableCharFreq: true } },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ],
});

/** @param {import('webpack').Module} module */
const isOfForeignPackage = (module) => isForeign(resourceOf(module) ?? '');

/**
 * How code that several modules load is divided, the same wherever the packages are: webpack takes all of node_modules for foreign.
 * @param {number} [minSize] bytes
 * @returns {NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>}
 */
export const splitChunks = (minSize) => ({
  chunks: 'async',
  ...(minSize === undefined ? {} : { minSize }),
  cacheGroups: {
    defaultVendors: { test: isOfForeignPackage, priority: -10, reuseExistingChunk: true },
  },
});

/**
 * Development builds lie beside the production ones.
 * @param {boolean} isProduction
 */
export const distOf = (isProduction) => (isProduction ? 'dist' : 'dist-development');

/** @param {string} folder */
export const serverOutput = (folder, isProduction = true) => ({
  path: join(folder, distOf(isProduction), 'server'),
  filename: '[name].cjs',
  library: { type: 'commonjs2' },
  chunkFormat: 'commonjs',
  clean: true,
});
/**
 * @param {boolean} isProduction
 * @returns {NonNullable<Configuration['optimization']>}
 */
export const serverOptimization = (isProduction) => ({
  minimize: false,
  splitChunks: false,
  nodeEnv: isProduction ? 'production' : 'development',
});

/**
 * What is shared at run time, and how. The shell gives all of it eagerly; a remote keeps a lazy copy for when the range is not met.
 * @param {string} folder
 * @param {boolean} eager
 */
export function shared(folder, eager) {
  const react = versionOf('react', folder);
  const facade = facadeVersion(folder);
  const single = { singleton: true, strictVersion: true, requiredVersion: `^${react}`, eager };
  return {
    react: single,
    'react/jsx-runtime': { ...single, version: react },
    'react-dom': { ...single, requiredVersion: `^${versionOf('react-dom', folder)}` },
    // A remote's copy is for itself: a shell whose facade is older must not find a newer one, which knows nothing of its roots.
    'shared-platform': { requiredVersion: `^${facade}`, version: eager ? facade : '0.0.0', eager },
  };
}

/** What federation brings for its runtime in a bundle. */
export const BUNDLER_RUNTIME = /webpack-bundler-runtime\/(dist\/)?bundler(\.js)?$/;

/**
 * A remote's two configurations. `folder` is its package folder; `release.json` there names what it exposes and owns.
 * @param {string} folder
 * @param {PresetOptions} [options]
 * @returns {Configuration[]}
 */
export function remote(folder, { mode = modeOf(), refresh = false } = {}) {
  const isProduction = mode === 'production';
  /** @type {WrittenRelease} */
  const release = readJson(join(folder, 'release.json'));
  const container = release.name.replaceAll('-', '_');
  const common = base(folder, { isProduction, isServer: false, layer: 'remote', refresh });
  /** @type {Configuration} */
  const browser = {
    ...common,
    name: `${release.name} browser`,
    entry: {},
    output: {
      path: join(folder, distOf(isProduction), 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      uniqueName: release.name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...minimize(isProduction),
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: splitChunks(24_000),
      runtimeChunk: false,
    },
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: container,
        filename: isProduction ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
        library: { type: 'var', name: container },
        exposes: Object.fromEntries(
          Object.entries(release.exposes).map(([name, file]) => [name, { import: file, name: name.replace('./', '') }]),
        ),
        shared: shared(folder, false),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(isProduction ? [new StableIdsPlugin()] : []),
      new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, join(here, 'federation/remote-runtime.mjs')),
      new SecondTryPlugin({ timeoutMs: CHUNK_TIMEOUT_MS }),
      new ReleaseDescriptionPlugin({ folder, release }),
    ],
  };
  const configurations = [browser];
  if (release.serverRendered.length > 0) configurations.push(remoteServer(folder, release, isProduction));
  return configurations;
}

/**
 * @param {string} folder
 * @param {WrittenRelease} release
 * @param {boolean} isProduction
 * @returns {Configuration}
 */
function remoteServer(folder, release, isProduction) {
  const common = base(folder, { isProduction, isServer: true, layer: 'remote' });
  return {
    ...common,
    name: `${release.name} server`,
    entry: { server: serverSource(folder, release) },
    output: serverOutput(folder, isProduction),
    // Taken from the live shell's release, so that what renders is what hydrates; the facade where it is new enough.
    externalsPresets: { node: true },
    externals: [REACT, 'react-dom', Object.fromEntries([...FACADE, 'shared-platform/version'].map((name) => [`given/${name}`, name]))],
    externalsType: 'commonjs',
    optimization: serverOptimization(isProduction),
    plugins: [
      ...common.plugins,
      new webpack.NormalModuleReplacementPlugin(/^shared-platform(\/server)?$/, facadeOf(folder)),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(isProduction ? [new StableIdsPlugin()] : []),
    ],
  };
}

/**
 * Writes what a remote's server entry is made of; gives the file. Its imports are relative: the bytes name no folder.
 * @param {string} folder
 * @param {Pick<WrittenRelease, 'serverRendered' | 'exposes'>} release
 */
export function serverSource(folder, release) {
  const imports = release.serverRendered.map(
    (name, index) => `import page${index} from ${JSON.stringify(`../${(release.exposes[name] ?? '').replace(/^\.\//, '')}`)};`,
  );
  const pages = release.serverRendered.map((name, index) => `${JSON.stringify(name)}: toServerPage(page${index})`);
  const file = join(folder, '.cache/server-entry.mjs');
  writeChanged(
    file,
    `import { toServerPage } from 'shared-platform/server';\n${imports.join('\n')}\nexport const pages = { ${pages.join(', ')} };\n`,
  );
  return file;
}

/**
 * Writes what a remote's server entry takes for the facade, by the browser's rule: the shell's where that is as new as the remote's, and
 * otherwise the remote's own. Gives what puts it in the place of each import.
 * @param {string} folder
 * @returns {(asked: {request: string, contextInfo: {issuer: string}}) => void}
 */
function facadeOf(folder) {
  /** @param {string} name */
  const fileOf = (name) => join(folder, `.cache/given-${name.replace('/', '-')}.cjs`);
  writeChanged(
    fileOf('version'),
    `const { acceptsVersion } = require('shared-contracts');
try {
  exports.isServed = acceptsVersion('${facadeVersion(folder)}', require('given/shared-platform/version'));
} catch {} // A shell of contract 2.0 does not say it.
`,
  );
  for (const name of FACADE)
    writeChanged(
      fileOf(name),
      `module.exports = require('./given-version.cjs').isServed ? require('given/${name}') : require('${name}');\n`,
    );
  return (asked) => {
    if (!FACADE.map(fileOf).includes(asked.contextInfo.issuer)) asked.request = fileOf(asked.request);
  };
}

const REACT = /^react(\/.*)?$/;
const FACADE = ['shared-platform', 'shared-platform/server'];

/** Modules that the live shell gives to server entries. */
export const GIVEN_TO_SERVER_ENTRIES = [REACT, /^react-dom(\/.*)?$/, /^shared-platform(\/server)?$/];
