// What tests alone use is reported (knip.config.ts), in a package as small as can be.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

const shop = mkdtempSync(join(tmpdir(), 'unused-'));
afterAll(() => rmSync(shop, { recursive: true, force: true }));

const FILES = {
  'package.json': JSON.stringify({ name: 'shop', private: true }),
  'pnpm-workspace.yaml': 'packages: [shared-ui, shell]\n',
  'shared-ui/package.json': JSON.stringify({ name: 'shared-ui', exports: { '.': './src/index.ts' }, devDependencies: { jest: '1.0.0' } }),
  'shared-ui/src/index.ts': "export { tested, used, used as again } from './button';\n",
  'shared-ui/src/button.ts': 'export const used = 1;\nexport const tested = 2;\nexport const helped = 3;\n',
  'shared-ui/src/button.test.ts':
    "import { again, tested } from './index';\nimport { helped } from './testing/help';\nvoid [again, tested, helped];\n",
  'shared-ui/src/testing/help.ts': "export { helped } from '../button';\n",
  'shared-ui/src/forgotten.ts': 'export const forgotten = 1;\n',
  'shared-ui/src/forgotten.test.ts': "import { forgotten } from './forgotten';\nvoid forgotten;\n",
  'shell/package.json': JSON.stringify({ name: 'shell', dependencies: { 'shared-ui': 'workspace:*' } }),
  'shell/src/main.tsx': "import { used } from 'shared-ui';\nvoid used;\n",
};

test('exports and files that tests alone use, those of a package’s surface too', () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), text);
  }
  cpSync(join(root, 'knip.config.ts'), join(shop, 'knip.config.ts'));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/knip'), ['--production', '--files', '--exports', '--reporter', 'json'], {
    cwd: shop,
    encoding: 'utf8',
  });
  const unused = JSON.parse(stdout).issues.flatMap(({ file, files, exports }) => [
    ...files.map(() => file),
    ...exports.map(({ name }) => `${file}: ${name}`),
  ]);
  expect(unused.sort()).toEqual([
    'shared-ui/src/button.ts: helped',
    'shared-ui/src/button.ts: tested',
    'shared-ui/src/forgotten.ts',
    'shared-ui/src/index.ts: again',
    'shared-ui/src/index.ts: tested',
  ]);
});
