import { waitFor } from '@testing-library/react';
import type { KeptFile, KeptFiles } from './kept-files';
import { tusServer } from './tus-server';
import { CHUNK_BYTES } from './tus-upload';
import { Uploads, type UploadsOptions } from './uploads';

const LIMITS = { largest: 20 * 1024 * 1024, most: 3, types: ['pdf', 'png'] };
const pdf = (size: number, name = 'drawing.pdf') => new File(['%PDF-1.7\n', new Uint8Array(size - 9)], name);

/** What IndexedDB does, in memory. */
function memory(): KeptFiles & { kept: Map<string, readonly KeptFile[]> } {
  const kept = new Map<string, readonly KeptFile[]>();
  return {
    kept,
    read: async (by) => kept.get(by) ?? [],
    write: async (by, files) => void (files.length === 0 ? kept.delete(by) : kept.set(by, files)),
  };
}

function uploads(server: ReturnType<typeof tusServer>, more: Partial<UploadsOptions> = {}) {
  return new Uploads({
    endpoint: '/rest/V1/uploads',
    limits: LIMITS,
    send: server.send,
    token: async () => 'token',
    wait: async () => undefined,
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
  const first = uploads(server, { kept: { files, by: 'noura' } });
  const chunks = 3 * CHUNK_BYTES;
  server.plan.push(
    () => undefined,
    () => undefined,
    () => (first.stop(), 'cut'),
  );
  await first.add([pdf(chunks)]);
  await waitFor(() => expect(server.calls).toEqual(['POST', 'PATCH', 'PATCH']));
  const before = server.sentBytes();

  const stranger = uploads(server, { kept: { files, by: 'omar' } });
  await stranger.restore();
  expect(stranger.items.get()).toEqual([]);

  const second = uploads(server, { kept: { files, by: 'noura' } });
  await second.restore();
  expect(await second.finish()).toBe(true);
  expect(server.calls.slice(3)[0]).toBe('HEAD');
  expect(server.sentBytes() - before).toBe(chunks - CHUNK_BYTES * 1.5);
  expect(second.ids()).toEqual(['id1']);
  second.clear();
  expect(files.kept.size).toBe(0);
});

test('what has arrived before a reload is not sent again', async () => {
  const server = tusServer();
  const files = memory();
  const first = uploads(server, { kept: { files, by: 'noura' } });
  await first.add([pdf(100)]);
  await first.finish();
  const second = uploads(server, { kept: { files, by: 'noura' } });
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
  [429, 'too-many'],
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

test('a name in Arabic goes along', async () => {
  const server = tusServer();
  const made = uploads(server);
  await made.add([pdf(100, 'رسم.pdf')]);
  await made.finish();
  const [name = ''] = [...server.files.values()].map((file) => file.name.replace('filename ', ''));
  expect(Buffer.from(name, 'base64').toString('utf8')).toBe('رسم.pdf');
});
