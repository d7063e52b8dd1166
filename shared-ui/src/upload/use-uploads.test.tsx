import { act, screen } from '@testing-library/react';
import type { CommerceError } from 'shared-contracts';
import { renderInHost } from 'shared-platform/testing';
import { createStubHost } from 'shared-testing';
import type { StoredFiles } from './stored-files';
import { tusServer } from './testing/tus-server';
import { UploadField } from './upload-field';
import { uploadTokenOf, useUploads, type UseUploadsOptions } from './use-uploads';

let files: StoredFiles;
jest.mock('./stored-files', () => ({ storedFiles: () => files }));
let server: ReturnType<typeof tusServer>;
jest.mock('./send-by-xhr', () => ({ sendByXhr: (request: never) => server.send(request) }));

const LIMITS = { largest: 1000, most: 2, types: ['pdf'] };
const OPTIONS: UseUploadsOptions = {
  endpoint: '/rest/V1/uploads',
  limits: LIMITS,
  use: 'support_ticket',
  keep: 'ticket',
  askToken: async () => 'token',
};
const CUSTOMER = { id: 'c1', email: 'a@example.com', firstName: 'A', lastName: 'B', isSubscribed: false, isCompanyAccount: false };
const pdf = () => new File(['%PDF-1.7\n'], 'bush.pdf');
const failed = (more: Partial<CommerceError>): CommerceError => ({
  message: 'No',
  isNetworkError: false,
  status: 200,
  errors: [],
  ...more,
});
const unauthorized = failed({ errors: [{ message: 'No', category: 'graphql-authorization', path: undefined }] });

beforeEach(() => {
  files = { read: async () => [], write: jest.fn(async () => undefined) };
  server = tusServer();
});
afterEach(() => jest.useRealTimers());

function show(options: UseUploadsOptions | null = OPTIONS, customer: typeof CUSTOMER | null = CUSTOMER) {
  const host = createStubHost();
  const become = (one: typeof CUSTOMER | null) =>
    host.set.session.set({ status: 'customer', expiresAt: 0, isKept: true, customer: one ?? undefined });
  become(customer);
  const Form = () => <UploadField label="Files" error={undefined} uploads={useUploads(options ?? undefined)} limits={LIMITS} />;
  renderInHost(Form, {}, { host });
  return { host, become, input: screen.getByLabelText(/Files/) };
}
const choose = (input: HTMLElement) =>
  act(async () => {
    Object.defineProperty(input, 'files', { value: [pdf()], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('a storage that does not answer keeps the field shut for a second', async () => {
  jest.useFakeTimers();
  files = { ...files, read: () => new Promise(() => undefined) };
  const { input } = show();
  await act(async () => jest.advanceTimersByTimeAsync(900));
  expect(input).toBeDisabled();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(input).toBeEnabled();
});

test('where the customer cannot be read, files are taken after a second, and not stored; they stay once the customer is known', async () => {
  jest.useFakeTimers();
  const { input, become } = show(OPTIONS, null);
  await act(async () => jest.advanceTimersByTimeAsync(900));
  expect(input).toBeDisabled();
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(input).toBeEnabled();
  jest.useRealTimers();
  await choose(input);
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  act(() => become(CUSTOMER));
  expect(screen.getByText('bush.pdf')).toBeInTheDocument();
  expect(files.write).not.toHaveBeenCalled();
});

test('takes nothing as long as it is not known what the platform takes', async () => {
  const { input } = show(null);
  await act(async () => undefined);
  expect(input).toBeDisabled();
});

test('a token that the platform refuses since the session has ended: the file says so, and the session looks', async () => {
  const { host, input } = show({ ...OPTIONS, askToken: async () => uploadTokenOf(undefined, unauthorized) });
  await act(async () => undefined);
  await choose(input);
  expect(await screen.findByText('You are no longer signed in.')).toBeInTheDocument();
  expect(host.callsOf('session.reload')).toHaveLength(1);
});

test.each([
  ['an authorization that has ended', unauthorized, { name: 'NoUploadToken', isSignedOut: true }],
  ['the status of one', failed({ status: 401 }), { name: 'NoUploadToken', isSignedOut: true }],
  ['another refusal', failed({}), { name: 'NoUploadToken', isSignedOut: false }],
  ['no answer', failed({ isNetworkError: true }), { name: 'Error' }],
])('without a token: %s', (_what, error, thrown) => {
  expect(() => uploadTokenOf(undefined, error)).toThrow(expect.objectContaining(thrown));
});
