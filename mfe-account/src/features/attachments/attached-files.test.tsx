import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommerceError } from 'shared-contracts';
import { renderInHost } from 'shared-platform/testing';
import { customerAt } from '../../testing/account-fixtures';
import { UPLOAD_TOKEN } from '../../testing/attachments-fixtures';
import { AttachedFiles } from './attached-files';

const user = userEvent.setup();
const BYTES = new TextEncoder().encode('%PDF-1.7 and more');

/** The platform's answer, in two pieces: the second comes when it is let go. */
function answerInPieces(size: number | null = BYTES.length) {
  let finish: () => void = () => undefined;
  const signals: AbortSignal[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const signal = init?.signal;
    if (signal) signals.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(BYTES.slice(0, 5));
        finish = () => {
          controller.enqueue(BYTES.slice(5));
          controller.close();
        };
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: size === null ? {} : { 'content-length': String(size) } });
  });
  return { signals, finish: () => act(async () => finish()) };
}

const made: Blob[] = [];
const revoked = jest.fn();
beforeEach(() => {
  made.length = 0;
  URL.createObjectURL = (file: Blob) => `blob:${made.push(file)}`;
  URL.revokeObjectURL = revoked;
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  jest.clearAllMocks();
});

function show(names: readonly string[], answers: Record<string, unknown> = { CreateUploadToken: UPLOAD_TOKEN }) {
  const files = names.map((name, index) => ({ uid: `f${index}`, name, url: `http://localhost/rest/V1/uploads/f${index}` }));
  return renderInHost(AttachedFiles, { files, label: 'Attachments' }, { host: customerAt('/viewSupport/TKT-000007'), answers });
}
const button = (name: string) => screen.getByRole('button', { name });
const opens = () => screen.queryAllByRole('button', { name: /^Open/ }).map((found) => found.textContent);

test('a file is saved under its name, whole; its address stays until the browser has read it', async () => {
  const { finish } = answerInPieces();
  const saved: [string, string][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });
  show(['table.pdf']);
  await user.click(button('table.pdf'));
  const bar = await screen.findByRole('progressbar', { name: 'Download of table.pdf' });
  await waitFor(() => expect(bar).toHaveValue(29));
  await finish();
  await waitFor(() => expect(saved).toEqual([['blob:1', 'table.pdf']]));
  expect(made[0]).toMatchObject({ size: BYTES.length, type: 'application/pdf' });
  expect(revoked).not.toHaveBeenCalled();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('one that comes slowly can be cancelled, by the button that has the focus, and fetched again', async () => {
  const { signals } = answerInPieces(null);
  const { host } = show(['table.pdf']);
  await user.click(button('Open table.pdf in a new tab'));
  expect(await screen.findByRole('progressbar')).not.toHaveAttribute('value');
  expect(button('Cancel the download of table.pdf')).toHaveFocus();
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(signals[0]?.aborted).toBe(true);
  await user.click(button('table.pdf'));
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(host.callsOf('toasts.add')).toEqual([]);
});

test('a page that is left fetches nothing more', async () => {
  const { signals } = answerInPieces();
  const { unmount } = show(['table.pdf']);
  await user.click(button('table.pdf'));
  await waitFor(() => expect(signals).toHaveLength(1));
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

test('pictures and PDF can be opened, in a tab that knows nothing of the shop; what may run code cannot', async () => {
  const { finish } = answerInPieces();
  const tab = { opener: window };
  const opened = jest.spyOn(window, 'open').mockReturnValue(tab as never);
  show(['a.PDF', 'b.png', 'c.jpeg', 'd.svg', 'e.html', 'f.dwg', 'pdf.exe', 'constructor']);
  expect(opens()).toEqual(['a.PDF', 'b.png', 'c.jpeg'].map((name) => `Open ${name} in a new tab`));
  await user.click(button('Open b.png in a new tab'));
  await screen.findByRole('progressbar');
  await finish();
  await waitFor(() => expect(opened).toHaveBeenCalledWith('blob:1', '_blank'));
  // Its type is what its name says: a page that calls itself a picture is none.
  expect(made[0]).toMatchObject({ type: 'image/png' });
  expect(tab.opener).toBeNull();
});

test('where the browser opens no tab by itself, it does with another press', async () => {
  const { finish } = answerInPieces();
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { host } = show(['a.pdf']);
  await user.click(button('Open a.pdf in a new tab'));
  await screen.findByRole('progressbar');
  await finish();
  await waitFor(() =>
    expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'info', message: 'a.pdf is ready.', actionText: 'Open' }]]),
  );
  const [[toast]] = host.callsOf('toasts.add') as [[{ onAction: () => void }]];
  toast.onAction();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('where the session has ended, it says that, and the session looks', async () => {
  const { host } = show(['a.pdf'], {});
  const error: CommerceError = {
    message: "isn't authorized",
    isNetworkError: false,
    status: 200,
    errors: [{ message: "isn't authorized", category: 'graphql-authorization', path: undefined }],
  };
  host.answer = () => ({ data: undefined, error });
  await user.click(button('a.pdf'));
  await waitFor(() => expect(host.callsOf('toasts.add')).toMatchObject([[{ type: 'error', message: 'You are no longer signed in.' }]]));
  expect(host.callsOf('session.reload')).toHaveLength(1);
});
