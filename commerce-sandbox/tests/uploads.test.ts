import { connect } from 'node:net';
import { control, graphql, raw, signIn } from './client.ts';
import { mkdtemp, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { UploadFolder } from '../src/extensions/uploads/upload-folder.ts';
import { ownServer } from './own-server.ts';
import { ask, begin, DOCX, DXF, PDF, PNG, send, upload, XLSX, zip } from './upload-client.ts';

let shopper = '';
let stranger = '';

beforeAll(async () => {
  await control('reset');
  [shopper, stranger] = await Promise.all([signIn('shopper@example.com'), signIn('company.buyer@example.com')]);
});

const CREATE =
  'mutation($i:CreateDrawingRequestInput!){createDrawingRequest(input:$i){request{uid drawings{name type size url}} ' +
  'user_errors{code message path}}}';
const request = (token: string, ids: readonly string[]) => graphql(CREATE, { i: { title: 'Bush', drawing_upload_ids: ids } }, { token });
const location = (answer: Response): string => answer.headers.get('location') ?? '';

test('an upload goes on where it was cut off, and its owner downloads what was sent', async () => {
  const bytes = Buffer.concat([PDF, Buffer.alloc(200_000, 'x')]);
  const begun = await begin(shopper, 'drawing.pdf', bytes.length);
  expect([begun.status, begun.headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
  const path = location(begun);
  expect((await send(shopper, path, 0, bytes.subarray(0, 50_000))).headers.get('upload-offset')).toBe('50000');
  await cutOff(path, shopper, bytes.subarray(50_000), 100_000);
  const status = await ask(shopper, path, 'HEAD');
  const offset = Number(status.headers.get('upload-offset'));
  expect([status.status, status.headers.get('upload-length'), offset > 50_000, offset < bytes.length]).toEqual([
    200,
    String(bytes.length),
    true,
    true,
  ]);
  expect((await send(shopper, path, 0, bytes)).status).toBe(409);
  expect((await send(shopper, path, offset, bytes.subarray(offset))).status).toBe(204);
  const file = await ask(shopper, path, 'GET');
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="drawing.pdf"; filename*=UTF-8''drawing.pdf`);
  expect([file.headers.get('content-type'), file.headers.get('x-content-type-options'), file.headers.get('cache-control')]).toEqual([
    'application/pdf',
    'nosniff',
    'private, no-store',
  ]);
});

/**
 * Sends a PATCH by hand and breaks the connection in the middle, once the server has had time to read: it has answered a HEAD of another
 * upload.
 */
async function cutOff(path: string, token: string, bytes: Buffer, sent: number): Promise<void> {
  const { hostname, port } = new URL(process.env['SANDBOX_TEST_URL'] ?? '');
  const socket = connect(Number(port), hostname);
  const head = `PATCH ${path} HTTP/1.1\r\nHost: x\r\nTus-Resumable: 1.0.0\r\nAuthorization: Bearer ${token}\r\nUpload-Offset: 50000\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${bytes.length}\r\n\r\n`;
  socket.write(head);
  await new Promise((resolve) => socket.write(bytes.subarray(0, sent), resolve));
  let offset = 50_000;
  while (offset === 50_000) offset = Number((await ask(token, path, 'HEAD')).headers.get('upload-offset'));
  socket.destroy();
  let status = 423;
  // The server may still be writing what it has got: it says so, and a client asks again.
  while (status === 423) status = (await send(token, path, 1, Buffer.from('x'))).status;
}

test('only its owner sees an upload, and only customers and guests with a token may begin one', async () => {
  const { id, path } = await upload(shopper, 'part.png', PNG);
  for (const method of ['HEAD', 'GET', 'DELETE'] as const)
    expect([method, (await ask(stranger, path, method)).status, (await ask(undefined, path, method)).status]).toEqual([method, 404, 401]);
  expect((await send(stranger, path, 0, PNG)).status).toBe(404);
  expect((await begin(undefined, 'a.pdf', 10)).status).toBe(401);
  expect((await begin('x'.repeat(32), 'a.pdf', 10)).status).toBe(401);
  expect((await request(stranger, [id])).at('data', 'createDrawingRequest')).toEqual({
    request: null,
    user_errors: [{ code: 'NOT_FOUND', message: `Could not find an upload with ID "${id}"`, path: ['input', 'drawing_upload_ids'] }],
  });
  expect((await request(shopper, [id])).list('data', 'createDrawingRequest', 'request', 'drawings')).toHaveLength(1);
  expect((await request(shopper, [id])).at('data', 'createDrawingRequest', 'user_errors', 0, 'code')).toBe('NOT_FOUND');
  expect((await ask(shopper, path, 'DELETE')).status).toBe(403);
});

test('a customer uploads with a token that is good for nothing else', async () => {
  const token = (await graphql('mutation{createCustomerUploadToken{token}}', {}, { token: shopper })).text(
    'data',
    'createCustomerUploadToken',
    'token',
  );
  const { id, path } = await upload(token, 'part.png', PNG);
  expect((await ask(shopper, path, 'GET')).status).toBe(200);
  expect((await ask(stranger, path, 'GET')).status).toBe(404);
  expect((await request(shopper, [id])).list('data', 'createDrawingRequest', 'request', 'drawings')).toHaveLength(1);
  expect((await ask(token, path, 'GET')).status).toBe(200);
  expect((await graphql('{customer{email}}', {}, { token })).at('data', 'customer')).toBeUndefined();
  expect((await graphql('mutation{createCustomerUploadToken{token}}')).messages).toEqual(["The current customer isn't authorized."]);
});

test('the content counts, not the name', async () => {
  for (const [name, bytes] of [
    ['virus.png', PDF],
    ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['cad.dwg', PNG],
    ['model.step', DXF],
    ['cv.docx', Buffer.from('PK\u0003\u0004 not a document')],
    ['table.docx', XLSX],
    ['archive.docx', zip(['word/document.xml'])],
    ['cut.docx', DOCX.subarray(0, DOCX.length - 22)],
  ] as const) {
    const path = location(await begin(shopper, name, bytes.length));
    expect([name, (await send(shopper, path, 0, bytes)).status]).toEqual([name, 415]);
    expect((await ask(shopper, path, 'HEAD')).status).toBe(404);
  }
  for (const name of ['run.exe', 'page.html', 'image.svg', 'noextension', '', 'a.pdf.js'])
    expect([name, (await begin(shopper, name, 10)).status]).toEqual([name, 415]);
  await upload(shopper, 'letter.docx', DOCX);
  await upload(shopper, 'letter.docx', Buffer.concat([DOCX.subarray(0, -2), Buffer.from([5, 0]), Buffer.from('A4 us')]));
  const { id } = await upload(shopper, 'sketch.dxf', DXF);
  expect((await request(shopper, [id])).at('data', 'createDrawingRequest', 'request', 'drawings', 0, 'type')).toBe('image/vnd.dxf');
});

test('names are made safe, and come back exactly where they are', async () => {
  for (const [name, kept] of [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\boot.pdf', 'boot.pdf'],
    ['.hidden.pdf', 'hidden.pdf'],
    ['a\r\nset-cookie: x=1.pdf', 'aset-cookie x=1.pdf'],
    ['رسم "المحور".pdf', 'رسم المحور.pdf'],
    ['gpj.\u202Efdp.pdf', 'gpj.fdp.pdf'],
  ] as const) {
    const { path } = await upload(shopper, name, PDF);
    const disposition = (await ask(shopper, path, 'GET')).headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')).toBe(kept);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\x21-\x7e]+$/);
    await ask(shopper, path, 'DELETE');
  }
});

test('sizes, offsets, versions', async () => {
  expect((await begin(shopper, 'a.pdf', 20 * 1024 * 1024 + 1)).status).toBe(413);
  for (const size of [0, -1, 1.5, Number.NaN]) expect((await begin(shopper, 'a.pdf', size)).status).toBe(400);
  expect((await begin(shopper, 'a.pdf', 10, { 'tus-resumable': '0.2.2' })).status).toBe(412);
  const path = location(await begin(shopper, 'a.pdf', PDF.length));
  expect((await send(shopper, path, 0, Buffer.concat([PDF, PDF]))).status).toBe(413);
  expect((await send(shopper, path, 5, PDF)).status).toBe(409);
  const json = await raw(path, {
    method: 'PATCH',
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${shopper}`, 'upload-offset': '0', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(json.status).toBe(415);
  expect((await ask(shopper, '/rest/V1/uploads/..%2f..%2fetc%2fpasswd', 'GET')).status).toBe(404);
  const options = await raw('/rest/V1/uploads', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('tus-extension')]).toEqual([204, 'creation,expiration,termination']);
  expect((await ask(shopper, path, 'DELETE')).status).toBe(204);
  expect((await ask(shopper, path, 'HEAD')).status).toBe(404);
});

test('an owner has a limited number of uploads that belong to nothing', async () => {
  const token = (await graphql('mutation{createGuestUploadToken{token expires_at}}')).text('data', 'createGuestUploadToken', 'token');
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await begin(token, `a${count}.pdf`, 10)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses[30]).toBe(429);
});

test('an upload that names its use is held to it from the start', async () => {
  const options = await graphql(
    '{fileUploadOptions{max_file_size support_ticket_max_file_size drawing_request_max_file_size vacancy_application_max_file_size}}',
  );
  const MB = 1024 * 1024;
  expect(options.at('data', 'fileUploadOptions')).toEqual({
    max_file_size: 20 * MB,
    support_ticket_max_file_size: 20 * MB,
    drawing_request_max_file_size: 20 * MB,
    vacancy_application_max_file_size: 5 * MB,
  });
  for (const [use, name, size, status] of [
    ['vacancy_application', 'cv.pdf', 5 * MB, 201],
    ['vacancy_application', 'cv.pdf', 5 * MB + 1, 413],
    ['vacancy_application', 'cv.png', 10, 415],
    ['drawing_request', 'part.dwg', 20 * MB, 201],
    ['drawing_request', 'part.docx', 10, 415],
    ['support_ticket', 'letter.docx', 20 * MB, 201],
    ['portrait', 'me.png', 10, 400],
  ] as const) {
    const metadata = `filename ${Buffer.from(name).toString('base64')},use ${Buffer.from(use).toString('base64')}`;
    const begun = await begin(shopper, name, size, { 'upload-metadata': metadata });
    expect([use, name, size, begun.status]).toEqual([use, name, size, status]);
    if (status === 413) expect(begun.headers.get('tus-max-size')).toBe(String(5 * MB));
    if (status === 201) await ask(shopper, location(begun), 'DELETE');
  }
});

/** A device that has no room for a single byte. */
const FULL = '/dev/full';

async function* cutAfter(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  throw new Error('The client is gone.');
}

test('a full disk is not taken for a broken connection', async () => {
  const path = await mkdtemp(join(tmpdir(), 'full-'));
  const folder = new UploadFolder(path);
  const id = 'a'.repeat(32);
  await symlink(FULL, join(path, id));
  expect(await folder.append(id, Readable.from([Buffer.from('x')]), 10)).toBe('no-room');
  await folder.create('b'.repeat(32));
  expect(await folder.append('b'.repeat(32), cutAfter('abc'), 10)).toBe(3);
  await rm(path, { recursive: true });
});

test('a full disk is said: 507, what has arrived stays, and an upload goes on once there is room', async () => {
  const path = await mkdtemp(join(tmpdir(), 'full-'));
  const server = await ownServer({ SANDBOX_UPLOADS: path });
  const call = (address: string, init: RequestInit) => fetch(`${server.url}${address}`, init);
  const token = (await graphql('mutation{createGuestUploadToken{token}}', {}, { url: server.url })).text(
    'data',
    'createGuestUploadToken',
    'token',
  );
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const bytes = Buffer.concat([PDF, Buffer.alloc(2_000_000, 'x')]);
  const begun = await call('/rest/V1/uploads', {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('cv.pdf').toString('base64')}`,
    },
  });
  const file = join(path, location(begun).split('/').pop() ?? '');
  const patch = () =>
    call(location(begun), {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
  await unlink(file);
  await symlink(FULL, file);
  const refused = await patch();
  expect([refused.status, await refused.json()]).toEqual([507, { message: 'There is no room for more files at the moment.' }]);
  expect((await call(location(begun), { method: 'HEAD', headers })).headers.get('upload-offset')).toBe('0');
  await unlink(file);
  await new UploadFolder(path).create(location(begun).split('/').pop() ?? '');
  expect((await patch()).status).toBe(204);
  await server.end();
  await rm(path, { recursive: true });
});
