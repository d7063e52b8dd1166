import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kit } from './places.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'service-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('packages stay outside the bundle, except those that package.json names as bundled', () => {
  const dependencies = { outside: '1.0.0', inside: '1.0.0' };
  const files = {
    'package.json': JSON.stringify({ dependencies, bundled: ['inside'] }),
    'src/main.ts': "import { outside } from 'outside';\nimport { inside } from 'inside';\nconsole.log(outside, inside);\n",
    'node_modules/inside/package.json': JSON.stringify({ name: 'inside', main: 'index.js' }),
    'node_modules/inside/index.js': 'export const inside = 1;\n',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  execFileSync(process.execPath, [join(kit, 'build/build-service.mjs')], { cwd: folder });
  const imports = [...readFileSync(join(folder, 'dist/main.mjs'), 'utf8').matchAll(/^import .* from "([^"]+)";$/gm)];
  expect(imports.map(([, name]) => name).filter((name) => name !== 'module')).toEqual(['outside']);
});
