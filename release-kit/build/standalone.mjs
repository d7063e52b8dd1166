// One remote alone, for development: a plain bundle of its exposed modules and what is in `standalone`, without federation.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { folderOf, kit, readJson, versionOf } from './places.mjs';
import { base, facadeVersion } from './preset.mjs';

const source = join(kit, 'standalone');

/**
 * @param {string} folder the remote's
 * @returns {import('webpack').Configuration}
 */
export function standalone(folder) {
  const common = base(folder, { isProduction: false, isServer: false, layer: 'remote', refresh: true });
  return {
    ...common,
    name: 'standalone',
    entry: { main: join(source, 'main.tsx') },
    output: { path: join(folder, '.cache/standalone'), filename: '[name].js', publicPath: '/standalone/', uniqueName: 'standalone' },
    resolve: {
      ...common.resolve,
      alias: {
        ...common.resolve.alias,
        'standalone-release$': writeStandaloneRelease(folder),
        'shared-host': join(folderOf('shared-host'), 'src'),
        'shared-platform$': join(folderOf('shared-platform', folder), 'src/index.ts'),
      },
      // What it imports is the remote's: one React, one facade.
      modules: ['node_modules', join(folder, 'node_modules')],
    },
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    // Its own, since the federated build's has other rules.
    cache: { ...common.cache, type: 'filesystem', name: 'standalone' },
  };
}

/**
 * Writes down what the remote exposes, as a module; gives the file.
 * @param {string} folder
 */
export function writeStandaloneRelease(folder) {
  /** @type {import('./release-description-plugin.mjs').WrittenRelease} */
  const { exposes, ...written } = readJson(join(folder, 'release.json'));
  const { version } = readJson(join(folder, 'package.json'));
  const description = {
    version,
    contract: `^${versionOf('shared-contracts', folder)}`,
    links: [],
    services: {},
    ...written,
    build: { entry: '', modules: {}, react: '', platform: facadeVersion(folder), integrity: {} },
  };
  const modules = Object.entries(exposes).map(
    ([name, path]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(join(folder, path))}),`,
  );
  const file = join(folder, '.cache/standalone-release.js');
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(file, `export const description = ${JSON.stringify(description)};\nexport const modules = {\n${modules.join('\n')}\n};\n`);
  return file;
}
