import { waitFor } from '@testing-library/react';
import type { StoredFile, StoredFiles } from './stored-files';
import { tusServer } from './testing/tus-server';
import { CHUNK_BYTES } from './tus-client';
import { NoUploadToken } from './tus-upload';
import { Uploads, type UploadsOptions } from './uploads';

const LIMITS = { largest: 20 * 1024 * 1024, most: 3, types: ['pdf', 'png'] };
let filesMade = 0;
/** Each of another time: files of one name, size and time are the same file. */
const pdf = (size: number, name = 'drawing.pdf') =>
  new File(['%PDF-1.7\n', new Uint8Array(size - 9)], name, { lastModified: (filesMade += 1) });

/** What IndexedDB does, in memory. */
function memory(): StoredFiles & { stored: Map<string, readonly StoredFile[]> } {
  const stored = new Map<string, readonly StoredFile[]>();
  return {
    stored,
    read: async (by) => stored.get(by) ?? [],
    write: async (by, files) => void (files.length === 0 ? stored.delete(by) : stored.set(by, files)),
  };
}

function uploads(server: ReturnType<typeof tusServer>, more: Partial<UploadsOptions> = {}) {
  return new Uploads({
    endpoint: '/rest/V1/uploads',
    limits: LIMITS,
    send: server.send,
    token: async () => 'token',
    wait: async () => undefined,
    isOnline: () => true,
    ...more,
  });
}

test('20 MB over a connection that is cut three times arrive whole, and no byte is sent twice beyond one chunk each', async () => {
  const server = tusServer();
  const made = uploads(server);
  const file = pdf(LIMITS.largest);
  let patches = 0;
  const cutAt = new Set([3, 9, 15]);
  const plan = ({ method }: { method: string }) => {
    server.plan.push(plan);
    if (method !== 'PATCH') return undefined;
    patches += 1;
    return cutAt.has(patches) ? ('cut' as const) : undefined;
  };
  server.plan.push(plan);
  await made.add([file]);
  expect(await made.finish()).toBe(true);
  expect([...server.files.values()]).toMatchObject([{ bytes: file.size, size: file.size }]);
  expect(server.calls.filter((method) => method === 'HEAD')).toHaveLength(3);
  expect(server.sentBytes() - file.size).toBeLessThanOrEqual(cutAt.size * CHUNK_BYTES);
  expect(made.ids()).toEqual(['id1']);
  expect(made.items.get()).toMatchObject([{ state: 'done', sent: file.size }]);
});

test('after a reload it goes on where it was, by itself, for the same person only', async () => {
  const server = tusServer();
  const files = memory();
  const first = uploads(server, { storage: { files, by: 'noura' } });
  const chunks = 3 * CHUNK_BYTES;
  server.plan.push(
    () => undefined,
    () => undefined,
    () => (first.stop(), 'cut'),
  );
  await first.add([pdf(chunks)]);
  await waitFor(() => expect(server.calls).toEqual(['POST', 'PATCH', 'PATCH']));
  const before = server.sentBytes();

  const stranger = uploads(server, { storage: { files, by: 'omar' } });
  await stranger.restore();
  expect(stranger.items.get()).toEqual([]);

  const second = uploads(server, { storage: { files, by: 'noura' } });
  await second.restore();
  expect(await second.finish()).toBe(true);
  expect(server.calls.slice(3)[0]).toBe('HEAD');
  expect(server.sentBytes() - before).toBe(chunks - CHUNK_BYTES * 1.5);
  expect(second.ids()).toEqual(['id1']);
  second.clear();
  expect(files.stored.size).toBe(0);
});

test('a file that is chosen while those from before are being read takes the place of none', async () => {
  const server = tusServer();
  const files = memory();
  const first = uploads(server, { storage: { files, by: 'noura' } });
  await first.add([pdf(100)]);
  await first.finish();
  let read: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (read = resolve));
  const slow = { ...files, read: async (by: string) => late.then(async () => files.read(by)) };
  const second = uploads(server, { storage: { files: slow, by: 'noura' } });
  const restoring = second.restore();
  await second.add([pdf(200)]);
  await second.finish();
  read();
  await restoring;
  expect(await second.finish()).toBe(true);
  const third = uploads(server, { storage: { files, by: 'noura' } });
  await third.restore();
  expect(
    third.items
      .get()
      .map(({ size }) => size)
      .sort(),
  ).toEqual([100, 200]);
});

test('what has arrived before a reload is not sent again', async () => {
  const server = tusServer();
  const files = memory();
  const first = uploads(server, { storage: { files, by: 'noura' } });
  await first.add([pdf(100)]);
  await first.finish();
  const second = uploads(server, { storage: { files, by: 'noura' } });
  await second.restore();
  expect(await second.finish()).toBe(true);
  expect(second.ids()).toEqual(['id1']);
  expect(server.calls).toEqual(['POST', 'PATCH']);
});

test.each([
  ['an empty one', new File([], 'a.pdf'), 'empty'],
  ['one of another kind', new File(['x'], 'a.exe'), 'type'],
  ['one without an extension', new File(['%PDF-1.7'], 'drawing'), 'type'],
  ['a wrong one with a right name', new File(['MZ\u0090'], 'a.pdf'), 'content'],
  ['a script that says it is a picture', new File(['<svg onload=alert(1)>'], 'a.png'), 'content'],
  ['one that is too large', Object.defineProperty(new File(['%PDF-1.7'], 'a.pdf'), 'size', { value: LIMITS.largest + 1 }), 'too-large'],
])('%s is not sent', async (_what, file, problem) => {
  const server = tusServer();
  const made = uploads(server);
  await made.add([file]);
  expect(made.items.get()).toMatchObject([{ state: 'failed', problem }]);
  expect(await made.finish()).toBe(false);
  expect(server.calls).toEqual([]);
});

test('more than can be taken are named, and the others are sent', async () => {
  const made = uploads(tusServer());
  await made.add([1, 2, 3, 4].map((index) => pdf(100, `${index}.pdf`)));
  expect(made.items.get().map(({ problem }) => problem)).toEqual([undefined, undefined, undefined, 'too-many']);
  expect(await made.finish()).toBe(false);
  made.remove(made.items.get()[3]?.key ?? '');
  expect(await made.finish()).toBe(true);
  expect(made.ids()).toEqual(['id1', 'id2', 'id3']);
});

test('one that is given up is taken back from the platform, and the next is sent', async () => {
  const server = tusServer();
  const made = uploads(server);
  server.plan.push(
    () => undefined,
    () => (made.remove(made.items.get()[0]?.key ?? ''), undefined),
  );
  await made.add([pdf(5 * CHUNK_BYTES, 'first.pdf'), pdf(100, 'second.pdf')]);
  expect(await made.finish()).toBe(true);
  expect(made.items.get()).toMatchObject([{ name: 'second.pdf', state: 'done' }]);
  expect(server.calls).toContain('DELETE');
  expect([...server.files.values()]).toHaveLength(1);
});

test.each([
  [413, 'too-large'],
  [415, 'content'],
  [429, 'too-many-uploads'],
  [507, 'storage'],
  [403, 'refused'],
])('what the platform refuses (%s) is said', async (status, problem) => {
  const server = tusServer();
  const made = uploads(server);
  server.plan.push(() => status);
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()).toMatchObject([{ state: 'failed', problem }]);
  made.retry(made.items.get()[0]?.key ?? '');
  expect(await made.finish()).toBe(true);
});

test('an expired token is asked for again, once; then one is signed out', async () => {
  const server = tusServer();
  const asked: boolean[] = [];
  const made = uploads(server, { token: async (isRefused) => (asked.push(isRefused), `token${asked.length}`) });
  server.plan.push(() => 401);
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(true);
  expect(asked).toEqual([false, true, false]);
  server.plan.push(
    () => 401,
    () => 401,
  );
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()[1]).toMatchObject({ problem: 'signed-out' });
});

test('one that has expired, or that somebody else writes to, begins again or waits', async () => {
  const server = tusServer();
  const made = uploads(server);
  server.plan.push(
    () => undefined,
    () => 423,
    () => 404,
  );
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(true);
  expect(server.calls).toEqual(['POST', 'PATCH', 'HEAD', 'POST', 'PATCH']);
});

test.each([404, 410])(
  'one that is gone in the middle (%s) begins anew, and its tries count by what has arrived of the new one',
  async (gone) => {
    const server = tusServer();
    const made = uploads(server);
    let patches = 0;
    always(server, ({ method }) => {
      if (method === 'HEAD') return patches === 6 && server.files.size === 1 ? gone : undefined;
      if (method !== 'PATCH') return undefined;
      patches += 1;
      // Five chunks have arrived. Of the new one, three of four chunks fail at first.
      return patches === 6 ? gone : patches > 6 && patches % 4 !== 0 ? 503 : undefined;
    });
    await made.add([pdf(6 * CHUNK_BYTES)]);
    expect(await made.finish()).toBe(true);
    expect(made.ids()).toEqual(['id2']);
    expect(server.files.get('http://localhost/rest/V1/uploads/id2')).toMatchObject({ bytes: 6 * CHUNK_BYTES });
  },
);

test('a platform that loses every upload before it is whole is not sent the file for ever', async () => {
  const server = tusServer();
  const made = uploads(server);
  let patches = 0;
  always(server, ({ method }) => (method === 'HEAD' ? 410 : method === 'PATCH' && (patches += 1) % 2 === 0 ? 410 : undefined));
  await made.add([pdf(3 * CHUNK_BYTES)]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()).toMatchObject([{ state: 'failed', problem: 'unavailable' }]);
});

test('a name in Arabic goes along', async () => {
  const server = tusServer();
  const made = uploads(server);
  await made.add([pdf(100, 'رسم.pdf')]);
  await made.finish();
  const [name = ''] = [...server.files.values()].map((file) => file.name.replace('filename ', ''));
  expect(Buffer.from(name, 'base64').toString('utf8')).toBe('رسم.pdf');
});

/** Plans the same for every request from now on. */
function always(server: ReturnType<typeof tusServer>, outcome: (request: { method: string }) => ReturnType<(typeof server.plan)[number]>) {
  const plan = (request: { method: string }) => (server.plan.push(plan), outcome(request));
  server.plan.push(plan);
}
const keyOf = (made: Uploads) => made.items.get()[0]?.key ?? '';

test.each([
  ['is not well', () => 503],
  ['takes nothing, and says so only by the offset', ({ method }: { method: string }) => (method === 'PATCH' ? 'stuck' : undefined)],
  ['does not answer, though there is a connection', () => 'cut' as const],
] as const)('a platform that %s is tried several times, less and less often, and then the file is refused', async (_what, outcome) => {
  const server = tusServer();
  const waits: number[] = [];
  const made = uploads(server, { wait: async (milliseconds) => void waits.push(milliseconds) });
  always(server, outcome);
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()).toMatchObject([{ state: 'failed', problem: 'unavailable' }]);
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  server.plan.length = 0;
  made.retry(keyOf(made));
  expect(await made.finish()).toBe(true);
});

test('without a connection it waits for as long as that lasts, and goes on by itself', async () => {
  const server = tusServer();
  let cuts = 0;
  const states = new Set<string | undefined>();
  const made = uploads(server, { isOnline: () => false, wait: async () => void states.add(made.items.get()[0]?.state) });
  always(server, () => ((cuts += 1) < 50 ? 'cut' : undefined));
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(true);
  expect([...states]).toEqual(['waiting']);
});

test('tries that failed before more has arrived count no more', async () => {
  const server = tusServer();
  const made = uploads(server);
  let requests = 0;
  // Three of four chunks fail.
  always(server, ({ method }) => (method === 'PATCH' && (requests += 1) % 4 !== 0 ? 503 : undefined));
  await made.add([pdf(6 * CHUNK_BYTES)]);
  expect(await made.finish()).toBe(true);
  expect(requests).toBeGreaterThan(20);
});

test('a platform that is not well for a moment does not make an upload begin again', async () => {
  const server = tusServer();
  const made = uploads(server);
  server.plan.push(
    () => undefined,
    () => undefined,
    () => 'cut',
    () => 503,
    () => 401,
  );
  await made.add([pdf(3 * CHUNK_BYTES)]);
  expect(await made.finish()).toBe(true);
  expect(server.calls).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'HEAD', 'HEAD', 'PATCH', 'PATCH']);
  expect(made.ids()).toEqual(['id1']);
});

test('without room on the platform the file is refused, also after a reload it goes on where it was', async () => {
  const server = tusServer();
  const files = memory();
  const first = uploads(server, { storage: { files, by: 'noura' } });
  server.plan.push(
    () => undefined,
    () => undefined,
    () => 507,
  );
  await first.add([pdf(3 * CHUNK_BYTES)]);
  expect(await first.finish()).toBe(false);
  expect(first.items.get()).toMatchObject([{ state: 'failed', problem: 'storage' }]);
  first.stop();
  const second = uploads(server, { storage: { files, by: 'noura' } });
  await second.restore();
  expect(await second.finish()).toBe(true);
  expect(server.calls).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'PATCH']);
});

test('where the platform gives no token, that is said at once; where it does not answer, the upload waits', async () => {
  const server = tusServer();
  let rejection: Error | undefined = new NoUploadToken('Too Many Requests');
  const token = async () => {
    if (rejection) throw rejection;
    return 'token';
  };
  const made = uploads(server, { token, isOnline: () => false, wait: async () => void (rejection = undefined) });
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()).toMatchObject([{ state: 'failed', problem: 'no-token' }]);
  rejection = new Error('No answer.');
  made.retry(keyOf(made));
  expect(await made.finish()).toBe(true);
});

test('where the session has ended there is no token: that is said, and nothing else', async () => {
  let isOver = true;
  const token = async () => {
    if (isOver) throw new NoUploadToken("The current customer isn't authorized.", true);
    return 'token';
  };
  const made = uploads(tusServer(), { token });
  await made.add([pdf(100)]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()).toMatchObject([{ state: 'failed', problem: 'signed-out' }]);
  isOver = false;
  made.retry(keyOf(made));
  expect(await made.finish()).toBe(true);
});

test('a file that cannot be read any more is not taken for a lost connection', async () => {
  const server = tusServer();
  const made = uploads(server);
  const file = pdf(100);
  server.plan.push(() => {
    file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
    return 'cut';
  });
  await made.add([file]);
  expect(await made.finish()).toBe(false);
  expect(made.items.get()).toMatchObject([{ problem: 'unreadable' }]);
});

test('says what the files are for, and their names whole', async () => {
  const server = tusServer();
  const made = uploads(server, { use: 'vacancy_application' });
  const names = [`${'a'.repeat(196)}.pdf`, `${'سيرة ذاتية '.repeat(17)}.pdf`];
  await made.add(names.map((name) => pdf(100, name)));
  expect(await made.finish()).toBe(true);
  const sent = [...server.files.values()].map(({ name }) =>
    Object.fromEntries(
      name.split(',').map((pair) => {
        const [key = '', value = ''] = pair.split(' ');
        return [key, Buffer.from(value, 'base64').toString('utf8')];
      }),
    ),
  );
  expect(sent).toEqual(names.map((filename) => ({ filename, use: 'vacancy_application' })));
});

describe('where one file is taken', () => {
  const limits = { ...LIMITS, most: 1 };

  test('a second one is too many, chosen with the first or while that is looked at', async () => {
    const made = uploads(tusServer(), { limits });
    void made.add([pdf(100, 'first.pdf')]);
    void made.add([pdf(100, 'second.pdf'), pdf(100, 'third.pdf')]);
    expect(await made.finish()).toBe(false);
    expect(made.items.get().map(({ name, problem }) => [name, problem])).toEqual([
      ['first.pdf', undefined],
      ['second.pdf', 'too-many'],
      ['third.pdf', 'too-many'],
    ]);
  });

  test('another choice takes the place of one that could not be sent', async () => {
    const made = uploads(tusServer(), { limits });
    await made.add([new File([], 'empty.pdf')]);
    await made.add([pdf(100, 'cv.pdf')]);
    expect(await made.finish()).toBe(true);
    expect(made.items.get().map(({ name }) => name)).toEqual(['cv.pdf']);
  });
});

test('the same file is taken once', async () => {
  const server = tusServer();
  const made = uploads(server);
  const file = pdf(100);
  await made.add([file, file, new File(['%PDF-1.7 another'], file.name)]);
  expect(made.items.get().map(({ problem }) => problem)).toEqual([undefined, 'twice', undefined]);
  made.remove(made.items.get()[1]?.key ?? '');
  expect(await made.finish()).toBe(true);
});

test('one that was cancelled can be chosen again', async () => {
  const server = tusServer();
  const made = uploads(server);
  const file = pdf(3 * CHUNK_BYTES);
  server.plan.push(
    () => undefined,
    () => (made.remove(keyOf(made)), undefined),
  );
  await made.add([file]);
  await waitFor(() => expect(server.calls).toContain('DELETE'));
  await made.add([file]);
  expect(await made.finish()).toBe(true);
  expect(made.ids()).toEqual(['id1']);
  expect([...server.files.values()]).toMatchObject([{ bytes: file.size }]);
});

test('what was added after the ids were given stays', async () => {
  const files = memory();
  const made = uploads(tusServer(), { storage: { files, by: 'noura' } });
  await made.add([pdf(100, 'first.pdf')]);
  await made.finish();
  expect(made.ids()).toEqual(['id1']);
  await made.add([pdf(100, 'second.pdf')]);
  await made.finish();
  made.clear();
  expect(made.items.get()).toMatchObject([{ name: 'second.pdf', state: 'done' }]);
  expect(files.stored.get('noura')).toMatchObject([{ address: 'http://localhost/rest/V1/uploads/id2' }]);
  expect(made.ids()).toEqual(['id2']);
});

test('what the platform knows no longer is sent again from what the browser has', async () => {
  const server = tusServer();
  const made = uploads(server);
  await made.add([pdf(100), pdf(200, 'second.pdf')]);
  await made.finish();
  server.files.clear();
  made.sendAgain();
  expect(await made.finish()).toBe(true);
  expect([...server.files.values()]).toMatchObject([{ bytes: 100 }, { bytes: 200 }]);
  expect(made.ids()).toEqual(['id1', 'id2']);
});

test('a form that is closed while it sends sends nothing more', async () => {
  const server = tusServer();
  const made = uploads(server);
  let isOver = false;
  server.plan.push(
    () => undefined,
    () => (made.stop(), undefined),
  );
  await made.add([pdf(3 * CHUNK_BYTES)]);
  void made.finish().then(() => (isOver = true));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  // Another one is sent whole meanwhile.
  const other = uploads(server);
  await other.add([pdf(100)]);
  expect(await other.finish()).toBe(true);
  expect([server.calls, isOver]).toEqual([['POST', 'PATCH', 'POST', 'PATCH'], false]);
});
