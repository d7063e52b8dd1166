import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { finish } from './build-release.mjs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'build-release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(600))});`;
/** What webpack leaves, and what of it `more` changes. */
function finished(more: Record<string, string> = {}) {
  rmSync(folder, { recursive: true });
  const files = {
    'dist/browser/release.json': JSON.stringify({ name: 'mfe-a', version: '1.0.0', build: { entry: 'entry.js', modules: {} } }),
    'dist/browser/entry.js': SCRIPT,
    'dist/browser/mf-stats.json': String(Math.random()),
    'dist/server/server.cjs': 'module.exports = 1;',
    'public/robots.txt': 'User-agent: *',
    'budgets.json': '{"entry":1}',
    ...more,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return finish(folder, 'production');
}
const read = (name: string) => readFileSync(join(folder, 'dist/browser', name));

test('a description has the server entry’s hash; files are compressed, and weighed beside their budgets', () => {
  const { build } = finished();
  expect(build.server).toEqual({
    file: 'server.cjs',
    integrity: `sha256-${createHash('sha256').update(read('server.cjs')).digest('base64')}`,
  });
  expect(read('public/robots.txt').toString()).toBe('User-agent: *');
  expect(brotliDecompressSync(read('entry.js.br')).toString()).toBe(SCRIPT);
  expect(existsSync(join(folder, 'dist/browser/mf-stats.json'))).toBe(false);
  expect(JSON.parse(read('sizes.json').toString())).toEqual({ entry: { size: expect.any(Number), budget: 1 } });
});

test('a version follows from all that is served, and from nothing else', () => {
  const { version } = finished();
  expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(finished().version).toBe(version);
  const changes = [
    { 'dist/browser/entry.js': `${SCRIPT}//` },
    { 'dist/server/server.cjs': 'module.exports = 2;' },
    { 'public/robots.txt': 'Disallow: /' },
    { 'public/manifest.webmanifest': '{}' },
    { 'budgets.json': '{"entry":2}' },
  ];
  const versions = changes.map((change) => finished(change as Record<string, string>).version);
  expect(new Set([version, ...versions]).size).toBe(6);
});
