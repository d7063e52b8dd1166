import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { tusServer } from './testing/tus-server';
import { NoUploadToken } from './tus-upload';
import { UploadField } from './upload-field';
import { Uploads } from './uploads';

const LIMITS = { largest: 20 * 1024 * 1024, most: 10, types: ['pdf', 'step', 'stp', 'jpg', 'jpeg'] };
const pdf = (name = 'bush.pdf') => new File(['%PDF-1.7\n'], name);

function show(more: { wait?: () => Promise<void>; token?: () => Promise<string>; error?: string; language?: 'en' | 'ar' } = {}) {
  const server = tusServer();
  const uploads = new Uploads({
    endpoint: '/rest/V1/uploads',
    limits: LIMITS,
    send: server.send,
    token: more.token ?? (async () => 'token'),
    wait: more.wait ?? (async () => undefined),
    isOnline: () => true,
  });
  const Form = () => {
    const [held] = useState(uploads);
    const [error, setError] = useState(more.error);
    const [isSending, setSending] = useState(false);
    return (
      <>
        <UploadField label="Drawings" error={error} uploads={held} limits={LIMITS} isSending={isSending} required />
        <button onClick={() => setSending(!isSending)}>Send</button>
        {/* As a form does: what was said is taken back before it is said again. */}
        <button onClick={() => setError(undefined)}>Begin sending</button>
        <button onClick={() => setError(more.error)}>Refuse</button>
      </>
    );
  };
  renderInHost(Form, {}, { host: createStubHost({}, { language: more.language ?? 'en' }) });
  return { server, input: screen.getByLabelText(/Drawings/) };
}

test('says what may be sent, and takes what is chosen, again and again', async () => {
  const { input } = show();
  expect(input).toHaveAccessibleDescription('PDF, STEP, JPEG. Up to 10 files, 20 MB each.');
  expect(input).toHaveAttribute('accept', '.pdf,.step,.stp,.jpg,.jpeg');
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  fireEvent.change(input, { target: { files: [pdf('second.pdf')] } });
  expect(await screen.findByText('2 of 2 uploaded')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove bush.pdf' }));
  expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument();
});

test('has its place, and takes nothing, until it is known whose the files are', () => {
  renderInHost(UploadField, { label: 'Drawings', uploads: undefined, limits: LIMITS, required: true });
  expect(screen.getByLabelText(/Drawings/)).toBeDisabled();
  expect(screen.getByText('PDF, STEP, JPEG. Up to 10 files, 20 MB each.')).toBeInTheDocument();
});

test('a file that is removed leaves the focus to the next one, the last one to the field', async () => {
  const { input } = show();
  fireEvent.change(input, { target: { files: [pdf(), pdf('second.pdf'), pdf('third.pdf')] } });
  expect(await screen.findByText('3 of 3 uploaded')).toBeInTheDocument();
  const removal = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  fireEvent.click(removal('second.pdf'));
  expect(removal('third.pdf')).toHaveFocus();
  fireEvent.click(removal('third.pdf'));
  expect(removal('bush.pdf')).toHaveFocus();
  fireEvent.click(removal('bush.pdf'));
  expect(input).toHaveFocus();
});

test('without a connection it says that it waits; what is cancelled is gone', async () => {
  const { server, input } = show({ wait: () => new Promise(() => undefined) });
  server.plan.push(
    () => undefined,
    () => 'cut',
  );
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload of bush.pdf' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload of bush.pdf' }));
  expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument();
});

test('what was refused for no reason of its own can be sent again', async () => {
  const { server, input } = show();
  server.plan.push(() => 403);
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('The file was not accepted.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});

test.each([
  ['there is no room', 507, 'There is no room for files at the moment. Please try again later.', 'Try again'],
  ['there are too many loose files', 429, /^Too many files have been uploaded without being sent with a form\./, 'Try again'],
  ['it was refused', 403, 'The file was not accepted.', 'Upload again'],
])('where %s, the file says so, and can be sent again', async (_what, status, sentence, action) => {
  const { server, input } = show();
  server.plan.push(() => status);
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: action }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});

test('where the platform gives no token, the file says that, not that there is no connection', async () => {
  let isGiven = false;
  const { input } = show({
    token: async () => {
      if (isGiven) return 'token';
      throw new NoUploadToken();
    },
  });
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('The upload could not be started. Please try again.')).toBeInTheDocument();
  isGiven = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});

test('why a file was not sent is announced once, with its name', async () => {
  const { input } = show();
  const log = screen.getByRole('log');
  expect(log).toBeEmptyDOMElement();
  fireEvent.change(input, { target: { files: [new File([], 'empty.pdf')] } });
  expect(await screen.findByText('empty.pdf: The file is empty.')).toBeInTheDocument();
  expect(log).toContainElement(screen.getByText('empty.pdf: The file is empty.'));
  const first = log.firstElementChild;
  fireEvent.change(input, { target: { files: [pdf(), pdf('run.exe')] } });
  expect(await screen.findByText('run.exe: Files of this type are not accepted.')).toBeInTheDocument();
  // What was read stays as it is; only what is added is read.
  expect(log.firstElementChild).toBe(first);
  expect(log.children).toHaveLength(2);
});

test('an error of the form is over once a file is there, and is said again where it holds again', async () => {
  const { input } = show({ error: 'Add your CV.' });
  expect(input).toHaveAccessibleDescription(/Add your CV\./);
  fireEvent.change(input, { target: { files: [new File([], 'empty.pdf')] } });
  expect(await screen.findByText('The file is empty.')).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription(/Add your CV\./);
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  expect(input).not.toHaveAccessibleDescription(/Add your CV\./);
  expect(input).toBeValid();
  fireEvent.click(screen.getByRole('button', { name: 'Remove bush.pdf' }));
  fireEvent.click(screen.getByRole('button', { name: 'Begin sending' }));
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(input).toHaveAccessibleDescription(/Add your CV\./);
  // One that could not be sent is gone: what was said of it is over, too.
  fireEvent.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
  expect(input).not.toHaveAccessibleDescription(/Add your CV\./);
});

test('while the form is sent it says so, takes no more, and keeps what has arrived; it keeps the focus', async () => {
  const { server, input } = show({ wait: () => new Promise(() => undefined) });
  fireEvent.change(input, { target: { files: [pdf()] } });
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  server.plan.push(() => 'cut');
  fireEvent.change(input, { target: { files: [pdf('waits.pdf')] } });
  expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
  input.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('It is being sent. Please keep this page open until it has arrived.')).toHaveRole('status');
  expect(input).toHaveFocus();
  expect(input).toBeEnabled();
  expect(input).toHaveAttribute('aria-disabled', 'true');
  for (const event of [createEvent.click(input), createEvent.drop(input)]) {
    fireEvent(input, event);
    expect(event.defaultPrevented).toBe(true);
  }
  fireEvent.change(input, { target: { files: [pdf('late.pdf')] } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove bush.pdf' }));
  expect(screen.getByText('bush.pdf')).toBeInTheDocument();
  expect(screen.queryByText('late.pdf')).not.toBeInTheDocument();
  // The way out where there is no connection.
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload of waits.pdf' }));
  expect(screen.queryByText('waits.pdf')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByText(/It is being sent/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Remove bush.pdf' }));
  expect(screen.queryByText('bush.pdf')).not.toBeInTheDocument();
});

describe('a chosen picture', () => {
  const picture = { width: 200, height: 100, close: jest.fn() };
  const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name);
  const drawn = jest.fn();
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'createImageBitmap');
    jest.clearAllMocks();
  });
  const preview = () => document.querySelector('canvas');

  test('is shown small, whole, in the middle; a document is not', async () => {
    window.createImageBitmap = jest.fn(async () => picture) as never;
    const { input } = show();
    fireEvent.change(input, { target: { files: [jpeg('bush.jpg')] } });
    await waitFor(() => expect(drawn).toHaveBeenCalledWith(picture, 0, 20, 80, 40));
    expect(picture.close).toHaveBeenCalledTimes(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove bush.jpg' }));
    fireEvent.change(input, { target: { files: [pdf()] } });
    expect(await screen.findByText('bush.pdf')).toBeInTheDocument();
    expect(preview()).toBeNull();
  });

  test('bad input: one that cannot be read has none, and is sent all the same', async () => {
    window.createImageBitmap = jest.fn(async () => Promise.reject(new Error('InvalidStateError')));
    const { input } = show();
    fireEvent.change(input, { target: { files: [jpeg('broken.jpg')] } });
    expect(await screen.findByText('Uploaded')).toBeInTheDocument();
    await waitFor(() => expect(preview()).toBeNull());
  });
});

describe('in Arabic', () => {
  const same = new File(['%PDF-1.7\n'], 'رسم.pdf', { lastModified: 1 });
  test.each([
    ['an empty file', [new File([], 'a.pdf')], 'الملف فارغ.'],
    ['one of another type', [new File(['x'], 'a.exe')], 'لا يُقبل هذا النوع من الملفات.'],
    ['eleven', Array.from({ length: 11 }, (_each, index) => pdf(`${index}.pdf`)), 'يمكن إضافة 10 ملفات كحد أقصى.'],
    ['the same twice', [same, same], 'سبقت إضافة هذا الملف.'],
  ])('%s: says why, at the file and aloud', async (_what, files, reason) => {
    const { input } = show({ language: 'ar' });
    fireEvent.change(input, { target: { files } });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveTextContent(reason);
    expect(input).toHaveAccessibleDescription('PDF, STEP, JPEG. حتى 10 ملفات، 20 ميغابايت لكل ملف.');
  });
});
