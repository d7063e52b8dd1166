import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, versionOf } from './places.mjs';
import { writeStandaloneRelease } from './standalone.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standalone-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['shared-contracts', 'shared-platform']) symlinkSync(folderOf(name), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'package.json'), '{"name":"mfe-a","version":"1.2.3"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The module that is written for a release, and the paths that it imports. */
function written(release: object) {
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  const text = readFileSync(writeStandaloneRelease(folder), 'utf8');
  const description = JSON.parse(/^export const description = (.*);$/m.exec(text)?.[1] ?? '');
  return {
    description,
    modules: [...text.matchAll(/^ {2}"([^"]+)": \(\) => import\("([^"]+)"\),$/gm)].map(([, name, path]) => [name, path]),
  };
}

test('a remote alone has its description, with what a build would add, and each of its modules', () => {
  const { description, modules } = written({
    name: 'mfe-a',
    contract: '^2.0.0',
    routes: [{ path: '/a', module: './a' }],
    exposes: { './a': './src/a-page.tsx', './b': './src/b.service.ts' },
  });
  expect(description).toMatchObject({
    name: 'mfe-a',
    version: '1.2.3',
    contract: '^2.0.0',
    links: [],
    services: {},
    routes: [{ path: '/a' }],
  });
  expect(description.build.platform).toBe(versionOf('shared-platform', folder));
  expect(description).not.toHaveProperty('exposes');
  expect(modules).toEqual([
    ['./a', join(folder, 'src/a-page.tsx')],
    ['./b', join(folder, 'src/b.service.ts')],
  ]);
});

test('one that names no contract needs today’s', () => {
  expect(written({ name: 'mfe-a', exposes: {} }).description.contract).toBe(`^${versionOf('shared-contracts', folder)}`);
});
