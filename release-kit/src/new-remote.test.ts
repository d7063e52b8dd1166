import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectRelease } from '../build/written-release.mjs';
import { makeRemote } from './new-remote';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'new-remote-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a remote is a folder of its own: the build finds its page', () => {
  const files = makeRemote(folder, { name: 'mfe-spare-parts', team: 'parts', path: '/spare-parts' });
  for (const file of files) expect(existsSync(join(folder, 'mfe-spare-parts', file))).toBe(true);
  const release = collectRelease(join(folder, 'mfe-spare-parts'));
  expect(release).toMatchObject({
    name: 'mfe-spare-parts',
    team: 'parts',
    routes: [{ path: '/spare-parts', module: './start' }],
    serverRendered: ['./start'],
  });
  expect(files).toContain(String(release.exposes['./start']).slice(2));
  expect(readFileSync(join(folder, 'mfe-spare-parts/src/pages/start/messages/en.json'), 'utf8')).toContain('"Spare parts"');
});

test.each([
  [{ name: 'spare-parts' }, 'a remote is called mfe-'],
  [{ name: 'mfe-../x' }, 'a remote is called mfe-'],
  [{ path: 'spare parts' }, '--path'],
  [{ path: '' }, '--path'],
  [{ team: '<b>' }, '--team'],
])('%j is refused', (facts, reason) => {
  expect(() => makeRemote(folder, { name: 'mfe-a', team: 'a', path: '/a', ...facts })).toThrow(reason);
});

test('one that is there is left alone', () => {
  makeRemote(folder, { name: 'mfe-a', team: 'a', path: '/a' });
  expect(() => makeRemote(folder, { name: 'mfe-a', team: 'b', path: '/b' })).toThrow('mfe-a is there already');
});
