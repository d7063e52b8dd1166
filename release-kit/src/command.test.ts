import { mkdtempSync, mkdirSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decidedAgainst } from './changes';
import { runCommand } from './command';
import { readPreview } from './preview';
import type { StoredRegistry } from './registry';
import { shareOf } from './sets';
import { createFolderStore } from './store/folder-store';
import { buildRelease, MODULE, type Facts } from './testing/build-release';

const SECRET = 'a secret of this shop alone, 32 characters';
let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-kit-'));
  store = join(folder, 'store');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete process.env.PREVIEW_SECRET;
});

const shell = (facts: Facts = {}) => buildRelease(folder, 'shell', { serves: '2.0.0', ...facts });
const page = (name: string, path: string, facts: Facts = {}) =>
  buildRelease(folder, name, { routes: [{ path, module: './page' }], ...facts, build: { modules: { './page': MODULE }, ...facts.build } });

async function run(...args: string[]): Promise<{ isDone: boolean; said: string }> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await runCommand(['--store', store, '--by', 'a tester', '--commit', 'c0ffee', ...args], { say, complain: say });
  return { isDone: code === 0, said: said.join('\n') };
}
const publish = (...folders: string[]) => run('publish', ...folders, '--activate');
const registry = (): StoredRegistry => JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));
const live = () => Object.fromEntries(Object.entries(registry().releases).map(([name, { version }]) => [name, version]));
/** Refused with a reason, and the shop is as it was. */
async function refused(args: string[], reason: string) {
  const before = registry();
  const { isDone, said } = await run(...args);
  expect(said).toContain(reason);
  expect(isDone).toBe(false);
  expect(registry()).toEqual(before);
}

test('what is published is live; an earlier version can be live again, and a remote can go', async () => {
  expect((await publish(shell(), page('mfe-a', '/a'))).isDone).toBe(true);
  expect((await publish(page('mfe-a', '/a', { version: '1.1.0' }))).isDone).toBe(true);
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-a': '1.1.0' });
  expect(readdirSync(join(store, 'mfe-a')).sort()).toEqual(['1.0.0', '1.1.0']);
  await run('rollback', 'mfe-a');
  expect(live()).toEqual({ shell: '1.0.0', 'mfe-a': '1.0.0' });
  const { generation } = registry();
  await run('withdraw', 'mfe-a');
  expect(live()).toEqual({ shell: '1.0.0' });
  expect(registry().generation).toBeGreaterThan(generation);
});

test('whether somebody has decided against a stored release is told from one that is only older', async () => {
  const against = async (version: string) => (await decidedAgainst(createFolderStore(store), { name: 'mfe-a', version }))?.action;
  await publish(shell(), page('mfe-a', '/a'));
  await publish(page('mfe-a', '/a', { version: '1.1.0' }));
  expect(await against('1.0.0')).toBeUndefined();
  expect(await against('1.1.0')).toBeUndefined();
  expect(await against('9.9.9')).toBeUndefined();
  await run('rollback', 'mfe-a');
  await publish(page('mfe-b', '/b'));
  expect([await against('1.0.0'), await against('1.1.0'), await against('9.9.9')]).toEqual([undefined, 'rollback', undefined]);
  await run('withdraw', 'mfe-a');
  expect(await against('1.0.0')).toBe('withdraw');
  await publish(page('mfe-a', '/a', { version: '1.2.0' }));
  expect(await against('1.1.0')).toBeUndefined();
});

test('the shell cannot be withdrawn: every page needs it', async () => {
  await publish(shell(), page('mfe-a', '/a'));
  await refused(['withdraw', 'shell'], 'every page needs the shell');
});

test('what was withdrawn is listed with all that is stored and not live, and what brings it back is said', async () => {
  await publish(shell(), page('mfe-a', '/a'));
  await run('publish', page('mfe-a', '/a', { version: '1.1.0' }));
  expect((await run('list')).said).toMatch(/mfe-a +1\.1\.0 +\^2\.0\.0 +stored +c0ffee {2}a tester/);
  await run('withdraw', 'mfe-a');
  const { said } = await run('list', 'mfe-a');
  expect(said).toMatch(/mfe-a +1\.0\.0 +\^2\.0\.0 +stored/);
  expect(said).toMatch(/mfe-a +1\.1\.0 +\^2\.0\.0 +stored/);
  expect(said).toContain('mfe-a is not live. `activate mfe-a VERSION` makes one of these live.');
  await refused(['rollback', 'mfe-a'], 'mfe-a is not live. `activate mfe-a 1.0.0` makes the version live that was so last.');
  expect((await run('activate', 'mfe-a', '1.0.0')).isDone).toBe(true);
  expect(live()['mfe-a']).toBe('1.0.0');
});

test('of many stored versions `list` names the newest three of each release, `list NAME` all', async () => {
  await publish(shell(), page('mfe-a', '/a'));
  for (const minor of [1, 2, 3, 4, 5]) await run('publish', page('mfe-a', '/a', { version: `1.${minor}.0` }));
  const { said } = await run('list');
  expect(said.match(/1\.\d\.0(?= .* stored)/g)).toEqual(['1.5.0', '1.4.0', '1.3.0']);
  expect(said).toContain('2 more stored: list mfe-a');
  expect((await run('list', 'mfe-a')).said.match(/1\.\d\.0(?= .* stored)/g)).toEqual(['1.5.0', '1.4.0', '1.3.0', '1.2.0', '1.1.0']);
});

test('a name that the store does not know is told', async () => {
  await publish(shell(), page('mfe-a', '/a'));
  await refused(['list', 'mfe-x'], 'holds no release mfe-x. There are mfe-a, shell.');
});

test('a package that is not built is told, with what builds it', async () => {
  await publish(shell());
  const home = join(folder, 'mfe-a');
  mkdirSync(home);
  for (const file of ['package.json', 'release.json']) writeFileSync(join(home, file), '{"name":"mfe-a"}');
  await refused(['publish', home], 'mfe-a is not built: `npm run build -- mfe-a`, in a repository of its own `release-kit build`.');
});

test.each(['late.js', 'late.js.br', 'assets/page.abcdef12.css', 'index.html', 'notes.txt', '.env', 'public/tool.mjs'])(
  '%s, which no description names, is refused',
  async (file) => {
    await publish(shell());
    const home = page('mfe-a', '/a');
    for (const part of ['assets', 'public']) mkdirSync(join(home, 'dist/browser', part));
    writeFileSync(join(home, 'dist/browser', file), 'x');
    await refused(['publish', home], `${file} is not in the description.`);
  },
);

test('what a build leaves beside scripts and styles is published with them', async () => {
  await publish(shell());
  const home = page('mfe-a', '/a');
  for (const part of ['assets', 'public']) mkdirSync(join(home, 'dist/browser', part));
  const beside = [
    'remote-entry.js.br',
    'remote-entry.js.gz',
    'remote-entry.js.map',
    'remote-entry.js.LICENSE.txt',
    'assets/plex-latin-400.65b2eda7.woff2',
    '38b05b78f50224cfe229.icc',
    'public/robots.txt',
    'public/manifest.webmanifest.br',
    'mf-manifest.json',
    'mf-manifest.json.gz',
    'mf-stats.json',
    'mf-stats.json.br',
    'sizes.json',
  ];
  for (const file of beside) writeFileSync(join(home, 'dist/browser', file), 'x');
  expect(await run('publish', home)).toMatchObject({ isDone: true });
});

test.each([['beside it'], ['in its own folder']])('a version may be what was built here last, %s', async (place) => {
  await publish(shell(), page('mfe-a', '/a'));
  await run('publish', page('mfe-a', '/a', { version: '1.1.0' }));
  const home = place === 'beside it' ? folder : join(folder, 'mfe-a');
  jest.spyOn(process, 'cwd').mockReturnValue(home);
  await refused(['activate', 'mfe-a', 'built'], 'Nothing of mfe-a is built here.');
  const built = join(folder, 'mfe-a/dist/browser');
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'release.json'), JSON.stringify({ name: 'mfe-a', version: '1.1.0' }));
  await run('activate', 'mfe-a', 'built');
  expect(live()['mfe-a']).toBe('1.1.0');
  await refused(['activate', 'mfe-b', 'built'], 'Nothing of mfe-b is built here.');
});

test('a remote that the live shell does not serve is refused, whichever of the two changes', async () => {
  await publish(shell(), page('mfe-a', '/a'));
  await refused(['publish', '--activate', page('mfe-b', '/b', { contract: '^3.0.0' })], '^3.0.0');
  await refused(['publish', '--activate', page('mfe-c', '/c', { build: { platform: '2.9.0' } })], '2.9.0');
  await refused(['publish', '--activate', shell({ version: '2.0.0', serves: '3.0.0' })], 'mfe-a');
  // Both together can.
  expect(
    (await publish(shell({ version: '2.0.0', serves: '3.0.0' }), page('mfe-a', '/a', { version: '2.0.0', contract: '^3.0.0' }))).isDone,
  ).toBe(true);
  // And then the earlier one alone cannot come back.
  await refused(['rollback', 'mfe-a', '1.0.0'], 'mfe-a');
});

test('two owners of one route are refused', async () => {
  await publish(shell(), page('mfe-a', '/a'));
  await refused(['publish', '--activate', page('mfe-b', '/a')], '/a');
});

test('files that are not what the description says, or are missing, are refused', async () => {
  await publish(shell());
  const forged = page('mfe-a', '/a');
  writeFileSync(join(forged, 'dist/browser/remote-entry.js'), 'something else');
  await refused(['publish', '--activate', forged], 'remote-entry.js is not what the description says');
  rmSync(join(forged, 'dist/browser/remote-entry.js'));
  await refused(['publish', '--activate', forged], 'remote-entry.js is missing');
});

test.each([
  ['an unknown slot', { slots: { nowhere: './page' } }, 'nowhere'],
  ['a link with a script', { links: [{ menu: 'account', path: 'javascript:alert(1)', order: 1, label: { en: 'A', ar: 'ا' } }] }, 'links'],
  ['a link to another origin', { links: [{ menu: 'account', path: '//evil.example', order: 1, label: { en: 'A', ar: 'ا' } }] }, 'links'],
  ['5,000 routes', { routes: Array.from({ length: 5000 }, (_, at) => ({ path: `/p${at}`, module: './page' })) }, 'routes'],
])('%s is refused', async (_name: string, facts: Facts, reason: string) => {
  await publish(shell());
  await refused(['publish', '--activate', page('mfe-a', '/a', facts)], reason);
});

test('nothing there is said, and so is a description that is not JSON', async () => {
  await publish(shell());
  await refused(['publish', '--activate', join(folder, 'nowhere')], 'holds no release');
  const half = page('mfe-a', '/a');
  writeFileSync(join(half, 'dist/browser/release.json'), '{"name": "mfe-a", ');
  await refused(['publish', '--activate', half], 'release.json is not JSON');
});

test('a registry that was half written is refused and left as it is', async () => {
  await publish(shell());
  writeFileSync(join(store, 'registry.json'), '{"format":2,"releases":{"she');
  const { isDone, said } = await publish(page('mfe-a', '/a'));
  expect(isDone).toBe(false);
  expect(said).toContain('registry.json is not JSON');
  expect(said).not.toContain('restore');
  expect(readFileSync(join(store, 'registry.json'), 'utf8')).toBe('{"format":2,"releases":{"she');
});

test.each([['list'], ['rollback', 'mfe-a'], ['activate', 'mfe-a', '1.0.0']])(
  'where registry.json was half written, %s says how the last state before it comes back',
  async (...args) => {
    await publish(shell(), page('mfe-a', '/a'));
    await publish(page('mfe-a', '/a', { version: '1.1.0' }));
    await publish(page('mfe-a', '/a', { version: '1.2.0' }));
    const { generation } = registry();
    expect((await run('restore')).said).toContain('registry.json can be read: `rollback` goes back.');
    writeFileSync(join(store, 'registry.json'), '{"format":2,"releases":{"she');
    const { isDone, said } = await run(...args);
    expect(isDone).toBe(false);
    expect(said).toContain('registry.json is not JSON');
    expect(said).toContain('`restore` puts the last state of the history in its place');
    expect(await run('restore', '--reason', 'a full disk')).toMatchObject({ isDone: true });
    // The state that was lost stands in no history.
    expect(live()).toEqual({ shell: '1.0.0', 'mfe-a': '1.1.0' });
    expect(registry().generation).toBeGreaterThan(generation);
    expect((await run('list')).said).toMatch(/restore +state 2 {2}by a tester: a full disk/);
  },
);

test('a store of an earlier format begins anew; one of a later format is refused', async () => {
  mkdirSync(store);
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ generation: 7, releases: { 'mfe-old': {} } }));
  await publish(shell());
  expect(live()).toEqual({ shell: '1.0.0' });
  expect(registry().generation).toBeGreaterThan(7);
  writeFileSync(join(store, 'registry.json'), JSON.stringify({ format: 99, generation: 1, releases: {} }));
  await refused(['publish', '--activate', page('mfe-a', '/a')], 'format 99');
});

test('publishers at once: each change is there', async () => {
  await publish(shell());
  const folders = ['a', 'b', 'c'].map((name) => page(`mfe-${name}`, `/${name}`));
  expect((await Promise.all(folders.map((one) => publish(one)))).map(({ isDone }) => isDone)).toEqual([true, true, true]);
  expect(Object.keys(live()).sort()).toEqual(['mfe-a', 'mfe-b', 'mfe-c', 'shell']);
});

describe('with a shop', () => {
  beforeEach(async () => {
    await publish(shell(), page('mfe-a', '/a'), page('mfe-b', '/b'));
    await run('publish', page('mfe-a', '/a', { version: '1.1.0' }));
  });

  test('what is published without more is live for nobody, until it is activated', async () => {
    expect(live()).toEqual({ shell: '1.0.0', 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' });
    expect((await run('activate', 'mfe-a', '1.1.0')).isDone).toBe(true);
    expect(live()['mfe-a']).toBe('1.1.0');
  });

  test('what is live already is told so', async () => {
    const { generation } = registry();
    expect(await run('activate', 'mfe-a', '1.0.0')).toEqual({ isDone: true, said: 'mfe-a@1.0.0 is live already; nothing was changed.' });
    expect(await run('rollback', 'mfe-a', '1.0.0')).toEqual({ isDone: true, said: 'mfe-a@1.0.0 is live already; nothing was changed.' });
    expect(registry().generation).toBe(generation);
  });

  test('a canary that was ended stands in the history with its version', async () => {
    await run('canary', 'mfe-a', '1.1.0', '10');
    expect((await run('canary', 'mfe-a', 'end')).said).toMatch(/^mfe-a@1\.1\.0, canary ended: rollback \(state \d+\)$/);
    expect((await run('list', 'mfe-a')).said).toMatch(/rollback +mfe-a@1\.1\.0, canary ended {2}by a tester/);
  });

  test('a change names the commit of the release that it is about, not of where it was made', async () => {
    await run('--commit', 'beef', 'activate', 'mfe-a', '1.1.0');
    await run('--commit', 'beef', 'rollback', 'mfe-a');
    await run('--commit', 'beef', 'withdraw', 'mfe-b');
    const { said } = await run('list');
    expect(said).not.toContain('beef');
    expect(said).toMatch(/rollback +mfe-a@1\.0\.0 {2}by a tester from c0ffee/);
    expect(JSON.stringify(registry())).not.toContain('beef');
  });

  test('the same once more changes nothing', async () => {
    const { generation } = registry();
    await publish(page('mfe-a', '/a'));
    expect(registry().generation).toBe(generation);
  });

  test('a release never changes: other content of the same version is refused', async () => {
    await refused(['publish', page('mfe-a', '/other')], 'never changes');
  });

  test('a roll-back goes to what was live before, and a second one further back', async () => {
    await run('activate', 'mfe-a', '1.1.0');
    await publish(page('mfe-a', '/a', { version: '1.2.0' }));
    await run('rollback', 'mfe-a', '--reason', 'prices were missing');
    expect(live()['mfe-a']).toBe('1.1.0');
    await run('rollback', 'mfe-a');
    expect(live()['mfe-a']).toBe('1.0.0');
    await refused(['rollback', 'mfe-a'], 'No version of mfe-a was live before 1.0.0');
    const { said } = await run('list', 'mfe-a');
    expect(said).toMatch(/rollback +mfe-a@1\.1\.0 {2}by a tester from c0ffee: prices were missing/);
    expect(said).toMatch(/mfe-a +1\.0\.0 +\^2\.0\.0 +live +c0ffee {2}a tester/);
  });

  test('what is not in the store cannot be live', async () => {
    await refused(['activate', 'mfe-a', '9.9.9'], 'holds no release mfe-a@9.9.9');
    await refused(['activate', '../mfe-a', '1.0.0'], 'holds no release');
    await refused(['rollback', 'mfe-x'], 'mfe-x is not live');
    await refused(['withdraw', 'mfe-x'], 'mfe-x is not live');
  });

  test('a canary takes a share, with a control of its size; growing, its visitors stay; promoted, all have it', async () => {
    await run('canary', 'mfe-a', '1.1.0', '5');
    expect(live()['mfe-a']).toBe('1.0.0');
    expect(shareOf(registry(), 499)).toEqual({ kind: 'canary', remote: 'mfe-a' });
    expect(shareOf(registry(), 500)).toEqual({ kind: 'control', remote: 'mfe-a' });
    expect(shareOf(registry(), 1000)).toEqual({ kind: 'live', remote: '' });
    await run('canary', 'mfe-a', '1.1.0', '20');
    expect(shareOf(registry(), 499)).toEqual({ kind: 'canary', remote: 'mfe-a' });
    const { said } = await run('list');
    expect(said).toMatch(/mfe-a +1\.1\.0 +\^2\.0\.0 +canary 20% from 0 to 20 of the draw/);
    expect(said).toMatch(/shell +1\.0\.0 +serves 2\.\d\.0 +live/);
    await run('promote', 'mfe-a');
    expect(live()['mfe-a']).toBe('1.1.0');
    expect(registry().canaries).toEqual({});
  });

  test('two canaries have shares of their own, and only so much room', async () => {
    await run('publish', page('mfe-b', '/b', { version: '2.0.0' }));
    await run('canary', 'mfe-a', '1.1.0', '20');
    await run('canary', 'mfe-b', '2.0.0', '25');
    expect(shareOf(registry(), 4000)).toEqual({ kind: 'canary', remote: 'mfe-b' });
    await refused(['canary', 'mfe-a', '1.1.0', '30'], 'There is no room for 30%');
    await run('canary', 'mfe-a', 'end');
    expect(shareOf(registry(), 0)).toEqual({ kind: 'live', remote: '' });
    expect(shareOf(registry(), 4000)).toEqual({ kind: 'canary', remote: 'mfe-b' });
  });

  test.each(['0', '101', '-1', 'ten', '51', 'NaN'])('a share of %s is refused', async (percent) => {
    await refused(['canary', 'mfe-a', '1.1.0', '--', percent], 'A share is a number of percent');
  });

  test('a canary is judged like what is live', async () => {
    await run('publish', page('mfe-b', '/a', { version: '3.0.0' }));
    await refused(['canary', 'mfe-b', '3.0.0', '10'], '/a');
    await refused(['canary', 'mfe-a', '1.0.0', '10'], 'live for everybody already');
    await refused(['canary', 'mfe-a', 'end'], 'has no canary');
    await refused(['promote', 'mfe-a'], 'has no canary');
  });

  test('another release of the same remote ends its canary', async () => {
    await run('canary', 'mfe-a', '1.1.0', '10');
    await publish(page('mfe-a', '/a', { version: '1.2.0' }));
    expect(registry().canaries).toEqual({});
  });

  test('the address of a preview is signed, for one shop and for a while', async () => {
    await refused(
      ['preview', 'mfe-a', '1.1.0', '--shop', 'https://shop.example'],
      'PREVIEW_SECRET must be set, as the edge has it: at least 32 characters',
    );
    process.env.PREVIEW_SECRET = SECRET;
    const { said } = await run('preview', 'mfe-a', '1.1.0', '--shop', 'https://shop.example/en', '--hours', '2');
    const value = new URL(said.split('\n')[0] ?? '').searchParams.get('preview') ?? '';
    expect(readPreview(value, SECRET, ['https://shop.example'])).toMatchObject({ releases: { 'mfe-a': '1.1.0' } });
    expect(readPreview(value, SECRET, ['https://other.example'])).toBeUndefined();
    expect(readPreview(value, SECRET, ['https://shop.example'], Date.now() + 3 * 60 * 60 * 1000)).toBeUndefined();
    expect(readPreview(`${value}x`, SECRET, ['https://shop.example'])).toBeUndefined();
    expect(readPreview('junk', SECRET, ['https://shop.example'])).toBeUndefined();
    await refused(['preview', 'mfe-a', '9.9.9', '--shop', 'https://shop.example'], 'holds no release');
    await refused(['preview', 'mfe-a', '1.1.0'], '--shop');
  });

  test('a change of the same release by somebody else at the same moment is told', async () => {
    await run('publish', page('mfe-a', '/a', { version: '1.2.0' }));
    const done = await Promise.all([run('activate', 'mfe-a', '1.1.0'), run('activate', 'mfe-a', '1.2.0')]);
    const lost = done.filter(({ isDone }) => !isDone);
    // One after the other is as good: then both are done, and the history has both.
    for (const { said } of lost) expect(said).toContain('mfe-a was changed at the same moment (activate by a tester)');
    expect(registry().generation).toBe(3 - lost.length);
  });

  test('pruning keeps what documents of the last days may need', async () => {
    await run('activate', 'mfe-a', '1.1.0');
    expect((await run('prune', '--days', '2')).said).toBe('Nothing to remove.');
    const long = Date.now() - 10 * 24 * 60 * 60 * 1000;
    const kit = createFolderStore(store);
    for (const note of await kit.listNotes('')) {
      const text = (await kit.readNote(note)) ?? '';
      await kit.writeNote(note, text.replaceAll(/"at":"[^"]+"/g, `"at":"${new Date(long).toISOString()}"`));
    }
    // 1.0.0 was live until just now.
    expect((await run('prune', '--days', '2')).said).toBe('Nothing to remove.');
    writeFileSync(
      join(store, 'registry.json'),
      readFileSync(join(store, 'registry.json'), 'utf8').replaceAll(/"at":"[^"]+"/g, `"at":"${new Date(long).toISOString()}"`),
    );
    expect((await run('prune', '--days', '2')).said).toBe('Removed:\nmfe-a@1.0.0');
    expect(readdirSync(join(store, 'mfe-a'))).toEqual(['1.1.0']);
    await refused(['prune', '--days', '0'], 'at least 1');
  });
});

test('a store that is no folder, and none at all, are told', async () => {
  writeFileSync(store, '');
  expect((await publish(shell())).said).toContain('is no folder');
  const said: string[] = [];
  expect(await runCommand(['list'], { say: () => undefined, complain: (text) => void said.push(text) })).toBe(1);
  expect(said[0]).toContain('Where is the store?');
});

test('what is no command shows how it is used', async () => {
  const { isDone, said } = await run('constructor');
  expect(isDone).toBe(false);
  expect(said).toContain('release-kit COMMAND');
});
