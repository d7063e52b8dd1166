// The webpack configurations of the bench's baseline.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { base, CHUNK_TIMEOUT_MS, minimize, serverOptimization, serverOutput, splitChunks } from '../../release-kit/build/preset.mjs';
import { ScriptAssetPlugin } from './script-asset-plugin.mjs';
import { DOCUMENT_SCRIPTS } from './shell.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');

/**
 * The baseline of the bench: the same code as one bundle, with the same route splitting, minifier and server rendering, without
 * federation. `entry` is a module that starts the shop with plain imports. Gives the browser's configuration and the servers'.
 */
export function oneBundle(entry, output) {
  const scope = 'one-bundle';
  const shellFolder = join(root, 'shell');
  const common = base(shellFolder, { isProduction: true, isServer: false, layer: 'remote', scope });
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
    optimization: { ...minimize(true), chunkIds: 'deterministic', splitChunks: splitChunks(20_000) },
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      ...DOCUMENT_SCRIPTS.map((name) => new ScriptAssetPlugin({ file: join(shellFolder, `src/${name}.ts`), name })),
    ],
  };
  const onServer = (folder) => base(folder, { isProduction: true, isServer: true, layer: 'remote', scope });
  const server = (name, folder, serverEntry, externals) => ({
    ...onServer(folder),
    name: `one bundle server ${name}`,
    entry: { [name]: serverEntry },
    output: { ...serverOutput(folder), path: join(output, `server-${name}`) },
    externalsPresets: { node: true },
    externals,
    externalsType: 'commonjs',
    optimization: serverOptimization(true),
    plugins: [
      ...onServer(folder).plugins,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    ],
  });
  return { browser, server };
}
