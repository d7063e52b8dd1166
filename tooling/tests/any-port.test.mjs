import { startAtAnyPort } from '../scripts/any-port.mjs';

const taken = new Error('in use');

test('another port is tried where one is in use', async () => {
  const tried = [];
  const started = startAtAnyPort(
    async (port) => {
      tried.push(port);
      if (tried.length < 3) throw taken;
      return `at ${port}`;
    },
    (error, port) => error === taken && port === tried.at(-1),
  );
  expect(await started).toBe(`at ${tried[2]}`);
  for (const port of tried) expect(port >= 20_000 && port < 32_768).toBe(true);
});

test('five times at most, and never after another failure', async () => {
  const start = jest.fn(async () => {
    throw taken;
  });
  await expect(startAtAnyPort(start, () => true)).rejects.toBe(taken);
  expect(start).toHaveBeenCalledTimes(5);
  start.mockClear();
  await expect(startAtAnyPort(start, () => false)).rejects.toBe(taken);
  expect(start).toHaveBeenCalledTimes(1);
});
