import { renderHook } from '@testing-library/react';
import type { CommerceError } from 'shared-contracts';
import { useAskFirst } from './use-ask-first';

const failure = (more: Partial<CommerceError>): { error: CommerceError } => ({
  error: { message: 'x', isNetworkError: false, status: 200, errors: [], ...more },
});
const LOST = failure({ isNetworkError: true, status: undefined });
const DONE = { error: undefined };

/** What the platform answers to each try in turn, and what each look finds. */
async function run(
  answers: readonly { error: CommerceError | undefined }[],
  looks: readonly ({ error: CommerceError | undefined } | undefined)[],
) {
  const { result } = renderHook(() => useAskFirst());
  const send = jest.fn<Promise<{ error: CommerceError | undefined }>, []>();
  const find = jest.fn<Promise<{ error: CommerceError | undefined } | undefined>, []>();
  for (const answer of answers) send.mockResolvedValueOnce(answer);
  for (const look of looks) find.mockResolvedValueOnce(look);
  const told = [];
  for (let index = 0; index < 2; index += 1) told.push(await result.current(send, find));
  return { told, sent: send.mock.calls.length, looked: find.mock.calls.length };
}

test.each([
  ['no answer', LOST],
  ['an answer of a server between', failure({ status: 502 })],
])('after %s the next try looks first, and sends nothing where it was done', async (_what, lost) => {
  expect(await run([lost], [DONE])).toEqual({ told: [lost, DONE], sent: 1, looked: 1 });
});

test('what has not arrived is sent again', async () => {
  expect(await run([LOST, DONE], [undefined])).toEqual({ told: [LOST, DONE], sent: 2, looked: 1 });
});

test('nothing is sent while nobody knows what became of the first try', async () => {
  expect(await run([LOST], [LOST])).toEqual({ told: [LOST, LOST], sent: 1, looked: 1 });
});

test('a refusal is an answer: nobody looks', async () => {
  const refused = failure({});
  expect(await run([refused, DONE], [])).toEqual({ told: [refused, DONE], sent: 2, looked: 0 });
});
