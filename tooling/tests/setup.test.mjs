import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inParallel, isNewEnough, run } from '../scripts/run.mjs';
import { publishingOf } from '../scripts/setup.mjs';
import { createStamps } from '../scripts/stamps.mjs';
import { buildJobs, PACKAGES, readBy, RELEASES, SERVICES } from '../scripts/workspace.mjs';

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['18.20.8', false],
])('Node %s: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough);
});

describe('a step whose inputs are hashed', () => {
  let home;
  beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'stamps-'))));
  afterEach(() => rmSync(home, { recursive: true }));
  const write = (name, text = name) => {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  };
  const hash = () => createStamps(home).hashOf(['shell', 'pnpm-lock.yaml', 'not-there']);

  test('names and contents count, in files and folders; so does a file that is gone', () => {
    write('shell/src/a.ts', '1');
    write('pnpm-lock.yaml');
    const seen = [hash()];
    write('shell/src/a.ts', '2');
    seen.push(hash());
    write('shell/src/b.ts', '');
    seen.push(hash());
    write('pnpm-lock.yaml', 'other');
    seen.push(hash());
    expect(new Set(seen).size).toBe(4);
    rmSync(join(home, 'shell/src/b.ts'));
    write('shell/src/a.ts', '1');
    write('pnpm-lock.yaml');
    expect(hash()).toBe(seen[0]);
  });

  test.each([
    'shell/dist/a.js',
    'shell/node_modules/x/index.js',
    'shell/generated/list.ts',
    'shell/.cache/x',
    'shell/src/a.test.ts',
    'shell/src/a.test.tsx',
    'shell/src/a.graphql.ts',
    'shell/README.md',
    'edge/src/main.ts',
  ])('%s does not count', (name) => {
    write('shell/src/a.ts');
    const before = hash();
    write(name);
    expect(hash()).toBe(before);
  });

  test('it is done once for the same inputs, and again for others, or where its output is gone', async () => {
    const { once } = createStamps(home);
    const done = [];
    const step = (inputs) =>
      once('step', inputs, ['dist/out'], async () => {
        done.push(inputs);
        write('dist/out');
      });
    expect([await step('1'), await step('1'), await step('2'), await step('2')]).toEqual([true, false, true, false]);
    rmSync(join(home, 'dist/out'));
    expect(await step('2')).toBe(true);
    expect(done).toEqual(['1', '2', '2']);
  });

  test('one that fails is done again, although it was done for the same inputs before', async () => {
    const { once } = createStamps(home);
    await once('step', '1', [], async () => undefined);
    await expect(once('step', '2', [], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await once('step', '1', [], async () => undefined)).toBe(true);
  });
});

describe('what is built', () => {
  test('are services, then releases, the shell first', () => {
    expect(buildJobs().map(({ name }) => name)).toEqual([...SERVICES, ...RELEASES]);
    expect(RELEASES[0]).toBe('shell');
    expect(RELEASES).toContain('mfe-catalog');
    expect(PACKAGES).toEqual(expect.arrayContaining([...RELEASES, ...SERVICES]));
    expect(buildJobs({ services: [], releases: ['mfe-catalog'] })).toEqual([
      {
        name: 'mfe-catalog',
        output: 'mfe-catalog/dist/browser/release.json',
        command: ['release-kit/bin/release-kit.mjs', 'build'],
        isRelease: true,
      },
    ]);
  });

  test('is built again for what is bundled into it, and for no other package', () => {
    const anew = (folder) => [...SERVICES, ...RELEASES].filter((name) => readBy(name).includes(folder));
    expect(anew('shared-contracts')).toEqual([...SERVICES, ...RELEASES]);
    expect(anew('pnpm-lock.yaml')).toEqual([...SERVICES, ...RELEASES]);
    expect(anew('release-kit')).toEqual(SERVICES);
    expect(anew('release-kit/build')).toEqual([...SERVICES, ...RELEASES]);
    expect(anew('shared-ui')).toEqual(RELEASES);
    expect(anew('commerce-sandbox/schema')).toEqual(RELEASES);
    expect(anew('shared-host')).toEqual(['shell']);
    expect(anew('tooling/webpack')).toEqual(['shell']);
    expect(anew('mfe-catalog')).toEqual(['mfe-catalog']);
  });
});

test('what is built and not live is published; what somebody has decided against is left, and told', async () => {
  const asked = [];
  const found = await publishingOf(['shell', 'mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'], {
    live: { shell: { version: '1' }, 'mfe-a': { version: '0' }, 'mfe-b': { version: '0' } },
    versionOf: () => '1',
    async decidedAgainst(release) {
      asked.push(release);
      return {
        'mfe-b': { action: 'rollback', by: 'Ann' },
        'mfe-c': { action: 'withdraw', by: 'Ben' },
      }[release.name];
    },
  });
  expect(found).toEqual({
    wanted: ['mfe-a', 'mfe-d'],
    said: [
      'mfe-b: 0 stays live (rollback by Ann). What is built: npm run release-kit -- activate mfe-b built',
      'mfe-c: stays out (withdraw by Ben). What is built: npm run release-kit -- activate mfe-c built',
    ],
  });
  expect(asked).toEqual(['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d'].map((name) => ({ name, version: '1' })));
});

describe('commands', () => {
  test('give what they print; one that fails says so with it', async () => {
    await expect(run('sh', ['-c', 'echo $WORD'], { env: { WORD: 'yes' } })).resolves.toBe('yes\n');
    await expect(run('sh', ['-c', 'echo out; echo err >&2; exit 4'])).rejects.toThrow(/^sh -c .* ended with 4\nout\nerr\n$/);
  });

  test('in parallel each item is done once; the first that fails is told, and no further one begins on its core', async () => {
    const done = [];
    await inParallel([1, 2, 3, 4, 5], async (item) => void done.push(item));
    expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
    await expect(inParallel([1, 2], async (item) => Promise.reject(new Error(`item ${item}`)))).rejects.toThrow('item 1');
  });
});
