// The webpack preset of the shell: the browser's bundle, with what documents name beside it, and the server's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import {
  base,
  BUNDLER_RUNTIME,
  CHUNK_TIMEOUT_MS,
  distOf,
  minimize,
  modeOf,
  serverOptimization,
  serverOutput,
  shared,
  splitChunks,
} from '../../release-kit/build/preset.mjs';
import { ReleaseDescriptionPlugin } from '../../release-kit/build/release-description-plugin.mjs';
import { StableIdsPlugin } from '../../release-kit/build/stable-ids-plugin.mjs';
import { ScriptAssetPlugin } from './script-asset-plugin.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

/** Scripts that a document names beside the shell's, each a file of its own. */
export const DOCUMENT_SCRIPTS = ['early-clicks', 'late-start', 'place-personal-page'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The host's federation runtime without what the shop never asks of it: docs/decisions, 0061. */
function hostRuntime() {
  const replace = (request, file) => new webpack.NormalModuleReplacementPlugin(request, join(here, 'federation', file));
  return [
    replace(BUNDLER_RUNTIME, 'host-runtime.mjs'),
    replace(/\/snapshot\/SnapshotHandler\.js$/, 'no-snapshots.mjs'),
    replace(/^\.\.?\/utils\/preload\.js$/, 'no-preloading.mjs'),
    replace(/\/semver\/index\.js$/, 'ranges.mjs'),
    replace(/^\.\.?\/utils\/load\.js$/, 'script-entries.mjs'),
    replace(/[\\/]@module-federation[\\/]sdk[\\/]dist[\\/]logger\.js$/, 'console-logger.mjs'),
    replace(/^\.\/desc\.mjs$/, 'no-error-texts.mjs'),
  ];
}

/** The shell's two configurations. */
export function shell(folder, { mode = modeOf(), refresh = false } = {}) {
  const isProduction = mode === 'production';
  const manifest = readJson(join(folder, 'package.json'));
  const common = base(folder, { isProduction, isServer: false, layer: 'ui', refresh });
  const browser = {
    ...common,
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
    optimization: { ...minimize(isProduction), chunkIds: isProduction ? 'deterministic' : 'named', splitChunks: splitChunks() },
    plugins: [
      ...common.plugins,
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
  const onServer = base(folder, { isProduction, isServer: true, layer: 'ui' });
  const server = {
    ...onServer,
    name: 'shell server',
    entry: { server: './src/server.tsx' },
    output: serverOutput(folder, isProduction),
    externalsPresets: { node: true },
    optimization: serverOptimization(isProduction),
    plugins: [
      ...onServer.plugins,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
      ...(isProduction ? [new StableIdsPlugin()] : []),
    ],
  };
  return [browser, server];
}
