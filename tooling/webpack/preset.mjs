// Webpack presets. A remote's `webpack.config.mjs` is a few lines over `remote()`; the shell's over `shell()`.
// Each gives two configurations: the browser's bundle and the server's.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { ScriptAssetPlugin } from './script-asset-plugin.mjs';
import { MESSAGES_FILE, ReleaseDescriptionPlugin } from './release-description-plugin.mjs';
import { SecondTryPlugin } from './second-try-plugin.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';

const require = createRequire(import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

/** A file that has not come by then does not come: webpack would wait two minutes. */
const CHUNK_TIMEOUT_MS = 10_000;

/** Scripts that a document names beside the shell's, each a file of its own. */
const DOCUMENT_SCRIPTS = ['early-clicks', 'late-start'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const versionOf = (folder, name) => readJson(join(folder, 'node_modules', name, 'package.json')).version;

/** The major and minor of the facade that a release is built with. */
export const facadeVersion = () => readJson(join(root, 'shared-platform/package.json')).version;

function rules({ isServer, isProduction, packageName, packageVersion, layer, refresh, cssContext }) {
  const cssModules = {
    localIdentName: isProduction ? '[hash:base64:7]' : `${packageName}__[name]__[local]`,
    localIdentHashSalt: `${packageName}@${packageVersion}`,
    ...(cssContext ? { localIdentContext: cssContext } : {}),
    exportLocalsConvention: 'as-is',
    namedExport: false,
    exportOnlyLocals: isServer,
  };
  const styles = (modules) => [
    ...(isServer ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: modules ? cssModules : false,
        importLoaders: 1,
        ...(isServer && !modules ? { modules: { exportOnlyLocals: true, mode: 'global' } } : {}),
      },
    },
    { loader: join(here, 'layer-loader.mjs'), options: { layer } },
  ];
  return [
    {
      test: /\.[cm]?[jt]sx?$/,
      exclude: /node_modules/,
      use: {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: isServer ? 'es2022' : 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: !isProduction, refresh } },
          },
        },
      },
    },
    { test: /\.m?js$/, resolve: { fullySpecified: false } },
    { test: /\/react-router\/dist\/.*\.mjs$/, use: join(here, 'pure-loader.mjs') },
    { test: MESSAGES_FILE, type: 'javascript/auto', use: join(here, 'messages-loader.mjs') },
    { test: /\.module\.css$/, use: styles(true) },
    { test: /\.css$/, exclude: /\.module\.css$/, use: styles(false) },
    {
      test: /\.(woff2|svg|png|webp)$/,
      type: 'asset/resource',
      generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: !isServer },
    },
  ];
}

export function base(folder, { isProduction, isServer, layer, refresh = false, cssScope }) {
  const manifest = cssScope ? { name: cssScope, version: '1.0.0' } : readJson(join(folder, 'package.json'));
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
        cssContext: cssScope ? root : undefined,
      }),
    },
    cache: isProduction ? false : { type: 'filesystem', cacheDirectory: join(folder, '.cache/webpack') },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

const minimize = (isProduction) => ({
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

/** Development builds lie beside the production ones. */
export const distOf = (isProduction) => (isProduction ? 'dist' : 'dist-development');

const serverOutput = (folder, isProduction = true) => ({
  path: join(folder, distOf(isProduction), 'server'),
  filename: '[name].cjs',
  library: { type: 'commonjs2' },
  chunkFormat: 'commonjs',
  clean: true,
});
const serverOptimization = (isProduction) => ({
  minimize: false,
  splitChunks: false,
  nodeEnv: isProduction ? 'production' : 'development',
});

/** What is shared at run time, and how. The shell gives all of it eagerly; a remote keeps a lazy copy for when the range is not met. */
function shared(folder, eager) {
  const react = versionOf(folder, 'react');
  const single = { singleton: true, strictVersion: true, requiredVersion: `^${react}`, eager };
  return {
    react: single,
    'react/jsx-runtime': { ...single, version: react },
    'react-dom': { ...single, requiredVersion: `^${versionOf(folder, 'react-dom')}` },
    'shared-platform': { requiredVersion: `^${facadeVersion()}`, version: facadeVersion(), eager },
  };
}

const BUNDLER_RUNTIME = /webpack-bundler-runtime\/(dist\/)?bundler(\.js)?$/;

/** The host's federation runtime without what the shop never asks of it: docs/decisions, 0061. */
function hostRuntime() {
  const replace = (request, file) => new webpack.NormalModuleReplacementPlugin(request, join(here, 'federation', file));
  return [
    replace(BUNDLER_RUNTIME, 'host-runtime.mjs'),
    replace(/\/snapshot\/SnapshotHandler\.js$/, 'no-snapshots.mjs'),
    replace(/^\.\.?\/utils\/preload\.js$/, 'no-preloading.mjs'),
    replace(/\/semver\/index\.js$/, 'ranges.mjs'),
    replace(/^\.\/desc\.mjs$/, 'no-error-texts.mjs'),
  ];
}

/**
 * A remote's two configurations. `folder` is its package folder; `release.json` there names what it exposes and owns.
 * @param {string} folder
 * @param {{mode?: 'production'|'development', refresh?: boolean}} options
 */
export function remote(folder, { mode = process.env.NODE_ENV === 'development' ? 'development' : 'production', refresh = false } = {}) {
  const isProduction = mode === 'production';
  const release = readJson(join(folder, 'release.json'));
  const container = release.name.replaceAll('-', '_');
  const browser = {
    ...base(folder, { isProduction, isServer: false, layer: 'remote', refresh }),
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
      splitChunks: { chunks: 'async', minSize: 20000 },
      runtimeChunk: false,
    },
    plugins: [
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

function remoteServer(folder, release, isProduction) {
  return {
    ...base(folder, { isProduction, isServer: true, layer: 'remote' }),
    name: `${release.name} server`,
    entry: { server: serverSource(folder, release) },
    output: serverOutput(folder, isProduction),
    // Taken from the live shell's release, so that what renders is what hydrates.
    externalsPresets: { node: true },
    externals: GIVEN_TO_SERVER_ENTRIES,
    externalsType: 'commonjs',
    optimization: serverOptimization(isProduction),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The shell's two configurations. */
export function shell(folder, { mode = process.env.NODE_ENV === 'development' ? 'development' : 'production', refresh = false } = {}) {
  const isProduction = mode === 'production';
  const manifest = readJson(join(folder, 'package.json'));
  const browser = {
    ...base(folder, { isProduction, isServer: false, layer: 'ui', refresh }),
    name: 'shell browser',
    entry: { shell: './src/main.tsx' },
    output: {
      path: join(folder, distOf(isProduction), 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      uniqueName: 'shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: { ...minimize(isProduction), chunkIds: isProduction ? 'deterministic' : 'named', splitChunks: { chunks: 'async' } },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: shared(folder, true),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(isProduction ? [new StableIdsPlugin()] : []),
      ...hostRuntime(),
      ...DOCUMENT_SCRIPTS.map((name) => new ScriptAssetPlugin({ file: join(folder, `src/${name}.ts`), name })),
      // The shell's own code is precached; fonts and what other releases bring are kept as they are used.
      ...(isProduction
        ? [
            new InjectManifest({
              swSrc: join(folder, 'src/service-worker/worker.ts'),
              swDest: 'public/sw.js',
              include: [/\.(js|css)$/],
            }),
          ]
        : []),
      new ReleaseDescriptionPlugin({
        folder,
        release: {
          name: 'shell',
          serves: readJson(join(root, 'shared-contracts/package.json')).version,
          team: 'platform',
          routes: [],
          entities: {},
          slots: {},
          services: {},
          serverRendered: [],
          exposes: {},
          version: manifest.version,
        },
      }),
    ],
  };
  const server = {
    ...base(folder, { isProduction, isServer: true, layer: 'ui' }),
    name: 'shell server',
    entry: { server: './src/server.tsx' },
    output: serverOutput(folder, isProduction),
    externalsPresets: { node: true },
    optimization: serverOptimization(isProduction),
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
  };
  return [browser, server];
}

/**
 * The baseline of the bench: the same code as one bundle, with the same route splitting, minifier and server rendering, without
 * federation. `entry` is a module that starts the shop with plain imports. Gives the browser's configuration and the servers'.
 */
export function oneBundle(entry, output) {
  const cssScope = 'one-bundle';
  const shellFolder = join(root, 'shell');
  const common = base(shellFolder, { isProduction: true, isServer: false, layer: 'remote', cssScope });
  common.module.rules.push({ test: /messages\/source\.ts$/, enforce: 'pre', use: join(here, '../bench/messages-source-loader.mjs') });
  const browser = {
    ...common,
    name: 'one bundle browser',
    entry: { shell: entry },
    output: {
      path: join(output, 'browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      uniqueName: 'one-bundle',
      clean: true,
    },
    optimization: { ...minimize(true), chunkIds: 'deterministic', splitChunks: { chunks: 'async', minSize: 20000 } },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      ...DOCUMENT_SCRIPTS.map((name) => new ScriptAssetPlugin({ file: join(shellFolder, `src/${name}.ts`), name })),
    ],
  };
  const server = (name, folder, serverEntry, externals) => ({
    ...base(folder, { isProduction: true, isServer: true, layer: 'remote', cssScope }),
    name: `one bundle server ${name}`,
    entry: { [name]: serverEntry },
    output: { ...serverOutput(folder), path: join(output, `server-${name}`) },
    externalsPresets: { node: true },
    externals,
    externalsType: 'commonjs',
    optimization: serverOptimization(true),
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    ],
  });
  return { browser, server };
}

/** Writes what a remote's server entry is made of; gives the file. Its imports are relative: the bytes name no folder. */
export function serverSource(folder, release) {
  const imports = release.serverRendered.map(
    (name, index) => `import page${index} from ${JSON.stringify(`../${release.exposes[name].replace(/^\.\//, '')}`)};`,
  );
  const pages = release.serverRendered.map((name, index) => `${JSON.stringify(name)}: toServerPage(page${index})`);
  const file = join(folder, '.cache/server-entry.mjs');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `import { toServerPage } from 'shared-platform/server';\n${imports.join('\n')}\nexport const pages = { ${pages.join(', ')} };\n`,
  );
  return file;
}

/** Modules that server entries take from the live shell. */
export const GIVEN_TO_SERVER_ENTRIES = [/^react(\/.*)?$/, /^react-dom(\/.*)?$/, /^shared-platform(\/server)?$/];

export const sha = (algorithm, content) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
