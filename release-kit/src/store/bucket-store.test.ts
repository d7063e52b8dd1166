import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { until } from 'shared-testing';
import { runCommand } from '../command';
import { buildRelease, MODULE } from '../testing/build-release';
import { startBucketServer, type BucketServer } from '../testing/bucket-server';
import { createMirror } from './mirror';
import { openStore } from './open-store';
import { Conflict } from './store';

/** Another server that speaks S3, for all of these but those that need its faults. */
const OTHER = process.env.BUCKET_SERVER;
const own = (name: string, action: () => Promise<void>) => {
  if (!OTHER) test(name, action);
};

const before = { ...process.env };
let folder: string;
let bucket: string;
let server: BucketServer | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bucket-store-'));
  bucket = `shop-${randomUUID().slice(0, 8)}`;
  server = OTHER ? undefined : await startBucketServer([bucket]);
  process.env.AWS_ENDPOINT_URL_S3 = OTHER ?? server?.endpoint ?? '';
  process.env.AWS_ACCESS_KEY_ID = before.AWS_ACCESS_KEY_ID ?? 'test';
  process.env.AWS_SECRET_ACCESS_KEY = before.AWS_SECRET_ACCESS_KEY ?? 'testtesttest';
  process.env.AWS_REGION = 'us-east-1';
  if (OTHER) await new S3Client({ endpoint: OTHER, forcePathStyle: true }).send(new CreateBucketCommand({ Bucket: bucket }));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server?.close();
  process.env = { ...before };
});

const open = () => openStore(`s3://${bucket}/releases`);

test('two who write at the same state: one wins, the other is told', async () => {
  const store = open();
  expect(await store.readRegistry()).toBeUndefined();
  await store.writeRegistry('{"generation":1}', undefined);
  const revision = (await store.readRegistry())?.revision;
  const done = await Promise.allSettled(['{"generation":2}', '{"generation":22}'].map((text) => open().writeRegistry(text, revision)));
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(Conflict) });
  await expect(store.writeRegistry('{"generation":3}', undefined)).rejects.toThrow(Conflict);
  await expect(store.writeRegistry('{"generation":3}', revision)).rejects.toThrow(Conflict);
  expect((await store.readRegistry())?.text).toMatch(/^\{"generation":2{1,2}\}$/);
});

test('a registry that has not changed is known, and one that has is read', async () => {
  const store = open();
  await store.writeRegistry('{"generation":1}', undefined);
  const first = await store.readRegistry();
  expect(await store.readRegistry()).toBe(first);
  await open().writeRegistry('{"generation":2}', first?.revision);
  expect((await store.readRegistry())?.text).toBe('{"generation":2}');
});

test('a release is there once and whole, and goes whole', async () => {
  const built = join(folder, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'release.json'), '{"name":"mfe-a"}');
  writeFileSync(join(built, 'assets/a b.svg'), '<svg/>');
  const store = open();
  await Promise.all([1, 2, 3].map(() => open().addRelease('mfe-a', '1.0.0', built)));
  await store.writeNote('releases/mfe-a', 'by somebody');
  expect(await store.listReleases()).toEqual([{ name: 'mfe-a', version: '1.0.0' }]);
  expect((await store.listFiles('mfe-a', '1.0.0')).sort()).toEqual(['assets/a b.svg', 'release.json']);
  expect(String(await store.readFile('mfe-a', '1.0.0', 'assets/a b.svg'))).toBe('<svg/>');
  expect(await store.readDescription('mfe-a', '1.0.0')).toBe('{"name":"mfe-a"}');
  await store.removeRelease('mfe-a', '1.0.0');
  expect(await store.listReleases()).toEqual([]);
  expect(await store.readDescription('mfe-a', '1.0.0')).toBeUndefined();
});

test('notes are listed by how they begin, in order', async () => {
  const store = open();
  for (const note of ['history/2', 'history/1', 'other/1']) await store.writeNote(note, note);
  expect(await store.listNotes('history/')).toEqual(['history/1', 'history/2']);
  expect(await store.readNote('history/3')).toBeUndefined();
  expect(await store.readNote('history/2')).toBe('history/2');
});

test('a list longer than a page of the server is whole', async () => {
  const store = open();
  const notes = Array.from({ length: 1_005 }, (_, index) => `many/${index}`);
  const next = async () => {
    for (let note = notes.pop(); note !== undefined; note = notes.pop()) await store.writeNote(note, '');
  };
  await Promise.all(Array.from({ length: 20 }, next));
  expect(await store.listNotes('many/')).toHaveLength(1_005);
}, 60_000);

test('the kit works on a bucket as on a folder, and a mirror shows it to an edge', async () => {
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const code = await runCommand(['--store', `s3://${bucket}/releases`, '--by', 'a tester', '--commit', 'c0ffee', ...args], {
      say,
      complain: say,
    });
    return `${code} ${said.join('\n')}`;
  };
  const page = (version: string) =>
    buildRelease(folder, 'mfe-a', { version, routes: [{ path: '/a', module: './page' }], build: { modules: { './page': MODULE } } });
  expect(await run('publish', '--activate', buildRelease(folder, 'shell', { serves: '2.0.0' }), page('1.0.0'))).toMatch(/^0 /);
  const mirror = createMirror(open(), join(folder, 'mirror'), { everyMs: 50 });
  const seen = async (version: string) => {
    const mirrored = () => {
      try {
        return JSON.parse(readFileSync(join(folder, 'mirror/registry.json'), 'utf8')).releases['mfe-a'].version;
      } catch {
        // Not there yet.
        return undefined;
      }
    };
    await until(() => mirrored() === version);
  };
  await seen('1.0.0');
  expect(readFileSync(join(folder, 'mirror/mfe-a/1.0.0/release.json'), 'utf8')).toContain('"1.0.0"');
  await run('publish', page('1.1.0'));
  expect(await mirror.bring('mfe-a', '1.1.0')).toBe(true);
  expect(await mirror.bring('mfe-a', '9.9.9')).toBe(false);
  await run('activate', 'mfe-a', '1.1.0');
  await seen('1.1.0');
  expect(await run('rollback', 'mfe-a')).toMatch(/^0 /);
  await seen('1.0.0');
  mirror.close();
  expect(await run('list')).toContain('a tester');
}, 60_000);

own('a lost answer to a change that was made is no conflict', async () => {
  let isLost = false;
  if (server)
    server.fault = (request, response) => {
      if (isLost || request.method !== 'PUT') return false;
      isLost = true;
      server?.objects.set(`${bucket}/releases/registry.json`, Buffer.from('{"generation":1}'));
      response.destroy();
      return true;
    };
  await open().writeRegistry('{"generation":1}', undefined);
  expect(isLost).toBe(true);
});

own('a server that overlooks conditions is refused', async () => {
  if (server)
    server.fault = (request) => {
      delete request.headers['if-none-match'];
      return false;
    };
  await expect(open().writeRegistry('{}', undefined)).rejects.toThrow('overlooks If-None-Match');
});

own('a store that is away keeps what is mirrored, and that is said once', async () => {
  const store = open();
  await store.writeRegistry('{"format":2,"generation":1,"releases":{}}', undefined);
  const onProblem = jest.fn();
  const mirror = createMirror(store, join(folder, 'mirror'), { everyMs: 20, onProblem });
  const mirrored = () => {
    try {
      return readFileSync(join(folder, 'mirror/registry.json'), 'utf8');
    } catch {
      return '';
    }
  };
  await until(() => mirrored() !== '');
  let asked = 0;
  if (server)
    server.fault = (_request, response) => {
      asked += 1;
      response.writeHead(403).end();
      return true;
    };
  await until(() => asked > 3);
  expect(onProblem).toHaveBeenCalledTimes(1);
  expect(onProblem.mock.calls[0][0]).toContain('may not be used with these keys');
  expect(mirrored()).toContain('"generation":1');
  mirror.close();
});

test('a bucket that is not there is told in words', async () => {
  await expect(openStore('s3://no-such-bucket-here').writeRegistry('{}', undefined)).rejects.toThrow('has no such bucket');
});

test.each(['s3://', 's3://A', 's3://bucket/../other', 's3://bucket/a b'])('%s is no address of a bucket', (address) => {
  expect(() => openStore(address)).toThrow('s3://bucket');
});

test('a server that cannot be reached is told in words', async () => {
  process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:9';
  await expect(open().readRegistry()).rejects.toThrow('cannot be reached');
});
