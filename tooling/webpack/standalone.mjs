// One remote alone, for development: a plain bundle of its exposed modules and tooling/standalone, without federation.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { base, facadeVersion } from './preset.mjs';
import { describeService } from './release-description-plugin.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'tooling/standalone');

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
        'standalone-release$': writeRelease(folder),
        'shared-host': join(root, 'shared-host/src'),
        'shared-platform$': join(root, 'shared-platform/src/index.ts'),
      },
      // What tooling/standalone imports is the remote's: one React, one facade.
      modules: ['node_modules', join(folder, 'node_modules')],
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }), new ReactRefreshPlugin({ overlay: false })],
    // Its own, since the federated build's has other rules.
    cache: { ...common.cache, name: 'standalone' },
  };
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes down what the remote exposes, as a module. */
function writeRelease(folder) {
  const { exposes, services = {}, ...written } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const described = Object.fromEntries(Object.entries(services).map(([name, service]) => [name, describeService(name, service)]));
  const description = {
    version,
    contract: `^${readJson(join(root, 'shared-contracts/package.json')).version}`,
    links: [],
    ...written,
    services: described,
    build: { entry: '', modules: {}, react: '', platform: facadeVersion(), integrity: {} },
  };
  const modules = Object.entries(exposes).map(
    ([name, path]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(join(folder, path))}),`,
  );
  const file = join(folder, '.cache/standalone-release.js');
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(file, `export const description = ${JSON.stringify(description)};\nexport const modules = {\n${modules.join('\n')}\n};\n`);
  return file;
}
