import { createStubHost, failed } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import type { UseUploadsOptions } from 'shared-ui';
import { useApplicationFiles, type ApplicationFiles } from './use-application-files';

let given: UseUploadsOptions | undefined;
jest.mock('shared-ui', () => ({
  ...jest.requireActual('shared-ui'),
  useUploads: (options: UseUploadsOptions) => void (given = options),
}));

const OPTIONS = {
  __typename: 'FileUploadOptions' as const,
  url: '/rest/V1/uploads',
  vacancy_application_max_file_size: 5 * 1024 * 1024,
  vacancy_application_types: ['pdf', null, 'docx'],
};

/** The form's files on a fresh page; the tokens that the platform gives are counted over all pages. */
let tokens = 0;
function show(status: 'guest' | 'customer' = 'guest', refusal?: ReturnType<typeof failed>) {
  const host = createStubHost();
  if (status === 'customer') host.set.session.set({ status, expiresAt: Infinity, isKept: true, customer: undefined });
  else host.set.session.set({ status });
  host.answer = (operation) => {
    if (refusal) return refusal;
    tokens += 1;
    const name = operation === 'CreateGuestUploadToken' ? 'createGuestUploadToken' : 'createCustomerUploadToken';
    return { data: { [name]: { token: `${status}-${tokens}` } }, error: undefined };
  };
  let files: ApplicationFiles | undefined;
  const Shown = () => {
    files = useApplicationFiles(OPTIONS);
    return null;
  };
  const { unmount } = renderInHost(Shown, {}, { host });
  return { unmount, askToken: () => given?.askToken(), guestToken: () => files?.guestToken(), limits: files?.limits };
}

beforeEach(() => {
  tokens = 0;
  sessionStorage.clear();
});

test('a CV has at most what the platform says of applications, and says what it is for', () => {
  expect(show().limits).toEqual({ largest: 5 * 1024 * 1024, most: 1, types: ['pdf', 'docx'] });
  expect(given).toMatchObject({ use: 'vacancy_application', keep: 'application' });
});

test('a guest’s token outlives a reload, as the files do that came with it; one that was refused is replaced', async () => {
  const first = show();
  expect(first.guestToken()).toBeUndefined();
  expect(await first.askToken()).toBe('guest-1');
  expect(first.guestToken()).toBe('guest-1');
  first.unmount();
  const second = show();
  expect(second.guestToken()).toBe('guest-1');
  expect(await second.askToken()).toBe('guest-1');
  expect(tokens).toBe(1);
  // It is over: the uploads ask once more.
  expect(await second.askToken()).toBe('guest-2');
  expect(second.guestToken()).toBe('guest-2');
  second.unmount();
  expect(show().guestToken()).toBe('guest-2');
});

test('where the browser keeps nothing for the tab, the application names the token all the same', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const { askToken, guestToken } = show();
  expect(await askToken()).toBe('guest-1');
  expect(guestToken()).toBe('guest-1');
});

test('a customer’s files need no token in the application', async () => {
  const { askToken, guestToken } = show('customer');
  expect(await askToken()).toBe('customer-1');
  expect(guestToken()).toBeUndefined();
});

test.each(['guest', 'customer'] as const)('a refused token is told from a lost connection (%s)', async (status) => {
  const refused = show(status, failed('Too Many Requests'));
  await expect(refused.askToken()).rejects.toMatchObject({ name: 'NoUploadToken' });
  refused.unmount();
  await expect(show(status, failed('Offline', { isNetworkError: true })).askToken()).rejects.not.toMatchObject({ name: 'NoUploadToken' });
});
