import { within } from './within';

const late = () => new Error('late');
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('settles as the promise does, and leaves no timer', async () => {
  await expect(within(100, Promise.resolve('answer'), late)).resolves.toBe('answer');
  await expect(within(100, Promise.reject(new Error('its own')), late)).rejects.toThrow('its own');
  expect(jest.getTimerCount()).toBe(0);
});

test('rejects after the limit', async () => {
  const answer = within(100, new Promise(() => undefined), late);
  const outcome = expect(answer).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(100);
  await outcome;
});
