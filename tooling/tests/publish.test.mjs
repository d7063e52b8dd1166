import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PUBLISH = join(__dirname, '../scripts/publish.mjs');
const MODULE = { js: [], css: [], messages: {} };
let folder;
let store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  store = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a build leaves: a folder with a description and its files. */
function build(name, { version = '1.0.0', files = { 'remote-entry.js': `"${name} ${version}"` }, ...facts } = {}) {
  const dist = join(folder, `${name}-${version}`, 'dist/browser');
  mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, content]) => [file, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
  const description = {
    name,
    version,
    team: 'demo',
    contract: '^2.0.0',
    routes: [],
    entities: {},
    slots: {},
    services: {},
    links: [],
    serverRendered: [],
    build: { entry: 'remote-entry.js', modules: {}, react: '19.3.1', platform: '2.0.0', integrity, ...facts.build },
    ...Object.fromEntries(Object.entries(facts).filter(([key]) => key !== 'build')),
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(description));
  return join(folder, `${name}-${version}`);
}
const shell = (facts = {}) => build('shell', { serves: '2.0.0', ...facts });
const page = (name, path, facts = {}) =>
  build(name, { routes: [{ path, module: './page' }], ...facts, build: { modules: { './page': MODULE }, ...facts.build } });

const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [PUBLISH, store, ...args], (error, stdout, stderr) => resolve({ isDone: !error, said: stdout + stderr }));
  });
const registry = () => JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));
const live = () => Object.fromEntries(Object.entries(registry().releases).map(([name, { version }]) => [name, version]));
/** Refused with a reason, and the shop is as it was. */
async function refused(args, reason) {
  const before = registry();
  const { isDone, said } = await run(...args);
  expect(said).toContain(reason);
  expect(isDone).toBe(false);
  expect(registry()).toEqual(before);
}

test('what is published is live; an earlier version can be live again, and a remote can go', async () => {
  expect((await run(shell(), page('mfe-a', '/a'))).isDone).toBe(true);
  expect((await run(page('mfe-a', '/a', { version: '1.1.0' }))).isDone).toBe(true);
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-a': '1.1.0' });
  expect(readdirSync(join(store, 'mfe-a')).sort()).toEqual(['1.0.0', '1.1.0']);
  await run('--rollback', 'mfe-a', '1.0.0');
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-a': '1.0.0' });
  const { generation } = registry();
  await run('--withdraw', 'mfe-a');
  expect(live()).toEqual({ shell: '1.0.0' });
  expect(registry().generation).toBeGreaterThan(generation);
});

test('a remote that the live shell does not serve is refused, whichever of the two changes', async () => {
  await run(shell(), page('mfe-a', '/a'));
  await refused([page('mfe-b', '/b', { contract: '^3.0.0' })], '^3.0.0');
  await refused([page('mfe-c', '/c', { build: { platform: '2.9.0' } })], '2.9.0');
  await refused([shell({ version: '2.0.0', serves: '3.0.0' })], 'mfe-a');
  // Both together can.
  expect(
    (await run(shell({ version: '2.0.0', serves: '3.0.0' }), page('mfe-a', '/a', { version: '2.0.0', contract: '^3.0.0' }))).isDone,
  ).toBe(true);
  // And then the earlier one alone cannot come back.
  await refused(['--rollback', 'mfe-a', '1.0.0'], 'mfe-a');
});

test('two owners of one route are refused', async () => {
  await run(shell(), page('mfe-a', '/a'));
  await refused([page('mfe-b', '/a')], '/a');
});

test('files that are not what the description says, or are missing, are refused', async () => {
  await run(shell());
  const forged = page('mfe-a', '/a');
  writeFileSync(join(forged, 'dist/browser/remote-entry.js'), 'something else');
  await refused([forged], 'remote-entry.js is not what the description says');
  rmSync(join(forged, 'dist/browser/remote-entry.js'));
  await refused([forged], 'remote-entry.js is missing');
});

test.each([
  ['an unknown slot', { slots: { nowhere: './page' } }, 'nowhere'],
  ['a link with a script', { links: [{ menu: 'account', path: 'javascript:alert(1)', order: 1, label: { en: 'A', ar: 'ا' } }] }, 'links'],
  ['a link to another origin', { links: [{ menu: 'account', path: '//evil.example', order: 1, label: { en: 'A', ar: 'ا' } }] }, 'links'],
  ['5,000 routes', { routes: Array.from({ length: 5000 }, (_, at) => ({ path: `/p${at}`, module: './page' })) }, 'routes'],
])('%s is refused', async (_name, facts, reason) => {
  await run(shell());
  await refused([page('mfe-a', '/a', facts)], reason);
});

test('nothing there is said, and so is a description that is not JSON', async () => {
  await run(shell());
  await refused([join(folder, 'nowhere')], 'holds no release');
  const half = page('mfe-a', '/a');
  writeFileSync(join(half, 'dist/browser/release.json'), '{"name": "mfe-a", ');
  await refused([half], 'release.json is not JSON');
});

test('a registry that was half written is refused and left as it is', async () => {
  await run(shell());
  writeFileSync(join(store, 'registry.json'), '{"format":2,"releases":{"she');
  const { isDone, said } = await run(page('mfe-a', '/a'));
  expect(isDone).toBe(false);
  expect(said).toContain('registry.json is not JSON');
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe('{"format":2,"releases":{"she');
});

test('a store of an earlier format begins anew; one of a later format is refused', async () => {
  mkdirSync(store);
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ generation: 7, releases: { 'mfe-old': {} } }));
  await run(shell());
  expect(live()).toEqual({ shell: '1.0.0' });
  expect(registry().generation).toBeGreaterThan(7);
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ format: 99, generation: 1, releases: {} }));
  await refused([page('mfe-a', '/a')], 'format 99');
});

test('publishers at once: each change is there', async () => {
  await run(shell());
  const folders = ['a', 'b', 'c'].map((name) => page(`mfe-${name}`, `/${name}`));
  expect((await Promise.all(folders.map((one) => run(one)))).map(({ isDone }) => isDone)).toEqual([true, true, true]);
  expect(Object.keys(live()).sort()).toEqual(['mfe-a', 'mfe-b', 'mfe-c', 'shell']);
});
