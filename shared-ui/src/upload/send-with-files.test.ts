import { tusServer } from './testing/tus-server';
import { areFilesLost, sendWithFiles } from './send-with-files';
import { Uploads } from './uploads';

const pdf = () => new File(['%PDF-1.7\n'], 'cv.pdf');

function uploads(server = tusServer()) {
  return new Uploads({
    endpoint: '/rest/V1/uploads',
    limits: { largest: 1000, most: 1, types: ['pdf'] },
    send: server.send,
    token: async () => 'token',
    wait: async () => undefined,
    isOnline: () => true,
  });
}
const isLost = (answer: string) => answer === 'lost';

test('names what has arrived', async () => {
  const made = uploads();
  void made.add([pdf()]);
  expect(await sendWithFiles(made, { send: async (ids) => ids.join(), isLost })).toBe('id1');
});

test.each([
  [['lost', 'done'], 'done', [['id1'], ['id2']]],
  [['lost', 'lost'], 'lost', [['id1'], ['id2']]],
  [['refused'], 'refused', [['id1']]],
])('where the platform answers %j', async (answers, result, named) => {
  const made = uploads();
  const sent: (readonly string[])[] = [];
  await made.add([pdf()]);
  const send = async (ids: readonly string[]) => (sent.push(ids), answers[sent.length - 1] ?? '');
  expect(await sendWithFiles(made, { send, isLost })).toBe(result);
  expect(sent).toEqual(named);
});

test('nothing is sent where a file has not arrived, the second time too', async () => {
  const server = tusServer();
  const made = uploads(server);
  const send = jest.fn(async () => (server.plan.push(() => 403), 'lost'));
  server.plan.push(() => 403);
  await made.add([pdf()]);
  expect(await sendWithFiles(made, { send, isLost })).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
  made.retry(made.items.get()[0]?.key ?? '');
  expect(await sendWithFiles(made, { send, isLost })).toBeUndefined();
  expect(send).toHaveBeenCalledTimes(1);
  expect(made.items.get()).toMatchObject([{ name: 'cv.pdf', problem: 'refused' }]);
});

test('files are lost where the platform does not find them, not where it refuses something else', () => {
  const refusal = (code: string, ...path: string[]) => [{ code, path: ['input', ...path] }];
  expect(areFilesLost(refusal('NOT_FOUND', 'upload_ids'), 'upload_ids')).toBe(true);
  expect(areFilesLost(refusal('NOT_FOUND', 'order_number'), 'upload_ids')).toBe(false);
  expect(areFilesLost(refusal('FILE_TOO_LARGE', 'upload_ids'), 'upload_ids')).toBe(false);
  expect(areFilesLost([null, { code: 'NOT_FOUND', path: null }], 'upload_ids')).toBe(false);
  expect(areFilesLost(undefined, 'upload_ids')).toBe(false);
});
