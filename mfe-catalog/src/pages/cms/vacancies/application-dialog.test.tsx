import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStubHost, failed } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import { tusServer } from 'shared-ui/upload/testing/tus-server.ts';
import { ApplicationDialog } from './application-dialog';

const MB = 1024 * 1024;
const pdf = (name = 'cv.pdf', size = 100) => new File(['%PDF-1.7\n', new Uint8Array(size - 9)], name);

/** The browser's requests, answered by an upload endpoint in memory. */
function requestsTo({ send }: ReturnType<typeof tusServer>) {
  class Answered {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onload = (): void => undefined;
    onerror = (): void => undefined;
    onabort = (): void => undefined;
    #request = { method: 'POST' as const, url: '' };
    #headers: Record<string, string> = {};
    #abort = new AbortController();
    #header = (_name: string): string | null => null;
    open(method: 'POST', url: string) {
      this.#request = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader(name: string) {
      return this.#header(name);
    }
    abort() {
      this.#abort.abort();
      this.onabort();
    }
    send(body?: Blob) {
      const request = { ...this.#request, headers: this.#headers, signal: this.#abort.signal, ...(body ? { body } : {}) };
      send(request).then(
        ({ status, header }) => {
          this.status = status;
          this.#header = header;
          this.onload();
        },
        () => this.onerror(),
      );
    }
  }
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Answered() as unknown as XMLHttpRequest);
}

/** A customer, whom no captcha asks; who has typed all but the CV. */
async function show({ tokenRefused = () => false }: { tokenRefused?: () => boolean } = {}) {
  const server = tusServer();
  requestsTo(server);
  const host = createStubHost();
  const customer = { email: 'sara@example.com', firstname: 'Sara', lastname: 'Ali' };
  host.set.session.set({ status: 'customer', expiresAt: Infinity, isKept: true, customer: customer as never });
  const onClose = jest.fn();
  const options = {
    __typename: 'FileUploadOptions',
    url: 'http://localhost/rest/V1/uploads',
    vacancy_application_max_file_size: 5 * MB,
    vacancy_application_types: ['pdf', 'docx'],
  };
  const user = userEvent.setup({ applyAccept: false });
  const { unmount } = renderInHost(
    ApplicationDialog,
    { vacancy: { code: 'engineer', title: 'Application Engineer' }, onClose },
    {
      host,
      answers: {
        ApplicationFiles: { fileUploadOptions: options },
        CreateApplicantUploadToken: () =>
          tokenRefused() ? new Error('Too Many Requests') : { createCustomerUploadToken: { __typename: 'UploadToken', token: 'token' } },
        ApplyForVacancy: {
          applyForVacancy: {
            __typename: 'VacancyApplicationOutput',
            application: { __typename: 'VacancyApplication', number: 'APP-000001' },
            user_errors: [],
          },
        },
      },
    },
  );
  for (const [name, value] of [
    ['First Name', 'Sara'],
    ['Last Name', 'Ali'],
    ['Email', 'sara@example.com'],
    ['Phone', '0551234567'],
  ] as const)
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  const input = await screen.findByLabelText(/CV/);
  await waitFor(() => expect(input).toBeEnabled());
  const sent = () =>
    host
      .callsOf('commerce.mutate')
      .map(([, variables]) => variables)
      .filter((variables) => JSON.stringify(variables) !== '{}');
  return { user, server, host, input, unmount, sent, onClose };
}
const send = () => screen.getByRole('button', { name: 'Send application' });
const isReceived = async () => expect(await screen.findByRole('heading', { name: 'Application received' })).toBeInTheDocument();

test('says what is taken', async () => {
  const { input } = await show();
  expect(input).toHaveAccessibleDescription('PDF, DOCX. One file, up to 5 MB.');
});

test.each([
  ['nothing in it', [new File([], 'cv.pdf')], 'The file is empty.'],
  ['6 MB', [pdf('cv.pdf', 6 * MB)], 'The file is larger than 5 MB.'],
  ['another type', [new File(['x'], 'cv.exe')], 'Files of this type are not accepted.'],
  ['another content than its name says', [new File(['MZ'], 'cv.pdf')], 'The content is not what the name says: this is no PDF file.'],
  [
    'an archive in it, not a document',
    [new File(['PK\u0003\u0004'], 'cv.docx')],
    'The content is not what the name says: this is no DOCX file.',
  ],
])('a CV with %s is refused before a byte of it is sent; a right one takes its place', async (_what, files, sentence) => {
  const { user, server, input, sent } = await show();
  await user.upload(input, files);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(server.calls).toEqual([]);
  await user.click(send());
  expect(input).toHaveAccessibleDescription(/Your CV has not been received\./);
  expect(sent()).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Sara');
  await user.upload(input, pdf());
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  expect(input).not.toHaveAccessibleDescription(/Your CV has not been received\./);
  await user.click(send());
  await isReceived();
});

test.each([`${'a'.repeat(196)}.pdf`, 'سيرة ذاتية – سارة.pdf'])('a CV may be called %s', async (name) => {
  const { user, server, input } = await show();
  await user.upload(input, pdf(name));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  const [metadata = ''] = [...server.files.values()].map((file) => file.name);
  expect(Buffer.from(metadata.split(/[ ,]/)[1] ?? '', 'base64').toString('utf8')).toBe(name);
  await user.click(send());
  await isReceived();
});

test('of two files at once one is taken; the other is to be removed', async () => {
  const { user, input, sent } = await show();
  fireEvent.change(input, { target: { files: [pdf('one.pdf'), pdf('two.pdf')] } });
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  expect(screen.getByText('Only one file can be added.')).toBeInTheDocument();
  await user.click(send());
  expect(input).toHaveAccessibleDescription(/Remove the files that could not be uploaded, or upload them again\./);
  await user.click(screen.getByRole('button', { name: 'Remove two.pdf' }));
  await user.click(send());
  await isReceived();
  expect(sent()).toMatchObject([{ input: { cv_upload_id: 'id1' } }]);
});

test('the same file twice is one', async () => {
  const { user, input } = await show();
  const file = pdf();
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('This file has been added already.')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Remove cv.pdf' })[1] ?? document.body);
  await user.click(send());
  await isReceived();
});

test('what is sent while the CV is on its way waits for it, however often it is cut', async () => {
  const { user, server, input, sent } = await show();
  let isHeld = true;
  const hold = () => (isHeld ? (server.plan.push(hold), 'cut' as const) : undefined);
  server.plan.push(hold);
  await user.upload(input, pdf('cv.pdf', 3 * MB));
  await user.click(send());
  expect(send()).toHaveAttribute('aria-busy', 'true');
  expect(sent()).toEqual([]);
  isHeld = false;
  await isReceived();
  expect(sent()).toMatchObject([{ input: { cv_upload_id: 'id1' } }]);
});

test.each([
  ['there is no room', 507, 'There is no room for files at the moment. Please try again later.', 'Try again'],
  ['too many files wait', 429, /^Too many files have been uploaded/, 'Try again'],
])('where %s, that is said, Send is free, and the file can be sent again', async (_what, status, sentence, again) => {
  const { user, server, input } = await show();
  server.plan.push(() => status);
  await user.upload(input, pdf());
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.click(send());
  expect(input).toHaveAccessibleDescription(/Your CV has not been received\./);
  expect(send()).not.toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: again }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  await user.click(send());
  await isReceived();
});

test('where the platform gives no token, the file says that', async () => {
  let isRefused = true;
  const { user, input } = await show({ tokenRefused: () => isRefused });
  await user.upload(input, pdf());
  expect(await screen.findByText('The upload could not be started. Please try again.')).toBeInTheDocument();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
});

test('"Add your CV." is over once a file is there', async () => {
  const { user, input } = await show();
  await user.click(send());
  expect(input).toHaveAccessibleDescription(/Add your CV\./);
  await user.upload(input, pdf());
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  expect(input).not.toHaveAccessibleDescription(/Add your CV\./);
});

test('a CV that was cancelled can be chosen and sent again', async () => {
  const { user, server, input } = await show();
  server.plan.push(
    () => undefined,
    () => 423,
  );
  await user.upload(input, pdf());
  await user.click(await screen.findByRole('button', { name: 'Cancel the upload of cv.pdf' }));
  expect(screen.queryByText('cv.pdf')).toBeNull();
  await user.upload(input, pdf());
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  await user.click(send());
  await isReceived();
});

test('a dialog that is closed while its CV is on its way sends nothing, and what was typed is there when it is opened again', async () => {
  const { user, server, input, sent, unmount } = await show();
  let isHeld = true;
  const hold = () => (isHeld ? (server.plan.push(hold), 'cut' as const) : undefined);
  server.plan.push(hold);
  await user.upload(input, pdf());
  await user.click(send());
  unmount();
  isHeld = false;
  server.plan.length = 0;
  const again = await show();
  expect([sent(), again.sent()]).toEqual([[], []]);
  await again.user.upload(again.input, pdf());
  await again.user.click(send());
  await isReceived();
});

test('what fails while it is sent loses nothing', async () => {
  const { user, host, input } = await show();
  const { answer } = host;
  let isDown = true;
  host.answer = (operation, variables) =>
    operation === 'ApplyForVacancy' && isDown ? failed('Down', { isNetworkError: true }) : answer(operation, variables);
  await user.upload(input, pdf());
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('cv.pdf')).toBeInTheDocument();
  isDown = false;
  await user.click(send());
  await isReceived();
});
