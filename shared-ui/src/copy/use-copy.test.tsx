import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider } from 'shared-platform';
import { renderInHost } from 'shared-platform/testing';
import { createStubHost } from 'shared-testing';
import { pressCopyTwice } from './testing';
import { useCopy, type CopyToasts } from './use-copy';

const host = createStubHost();
const open = () => renderHook(() => useCopy(), { wrapper: ({ children }) => <HostProvider value={host}>{children}</HostProvider> }).result;
afterEach(() => jest.restoreAllMocks());

test('a text is on the clipboard, and that is known', async () => {
  userEvent.setup();
  const copying = open();
  expect(copying.current.outcome).toBeUndefined();
  await act(async () => expect(await copying.current.copy('6205-2RS')).toBe(true));
  expect(copying.current.outcome).toBe('copied');
  expect(await navigator.clipboard.readText()).toBe('6205-2RS');
});

test('a clipboard that refuses is no error', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  const copying = open();
  await act(async () => expect(await copying.current.copy('6205-2RS')).toBe(false));
  expect(copying.current.outcome).toBe('not-copied');
});

test('nor is one that is not there', async () => {
  userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const copying = open();
  await act(async () => expect(await copying.current.copy('6205-2RS')).toBe(false));
  expect(copying.current.outcome).toBe('not-copied');
});

test('of another try the earlier outcome says nothing', async () => {
  userEvent.setup();
  const copying = open();
  await act(async () => void (await copying.current.copy('A')));
  let write: () => void = () => undefined;
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise((resolve) => (write = resolve)));
  await act(async () => void copying.current.copy('B'));
  expect(copying.current.outcome).toBeUndefined();
  await act(async () => write());
  expect(copying.current.outcome).toBe('copied');
});

describe('what came of it', () => {
  function Code({ toasts }: { toasts?: CopyToasts }) {
    const { copy } = useCopy(toasts);
    return <button onClick={() => void copy('6205-2RS')}>Copy</button>;
  }

  test('is said by toasts in the words that are given', async () => {
    const { host } = renderInHost(Code, { toasts: { copied: 'On the clipboard.', notCopied: 'Not on the clipboard.' } });
    expect(await pressCopyTwice('Copy')).toBe('6205-2RS');
    expect(host.callsOf('toasts.add')).toEqual([
      [{ type: 'success', message: 'On the clipboard.' }],
      [{ type: 'error', message: 'Not on the clipboard.' }],
    ]);
  });

  test('is left to the component without them', async () => {
    const { host } = renderInHost(Code, {});
    expect(await pressCopyTwice('Copy')).toBe('6205-2RS');
    expect(host.callsOf('toasts.add')).toEqual([]);
  });
});
