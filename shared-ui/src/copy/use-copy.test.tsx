import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopy } from './use-copy';

const open = () => renderHook(() => useCopy()).result;
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
