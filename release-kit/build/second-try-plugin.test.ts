import { tryTwice } from './second-try-plugin.mjs';

type Load = (chunk: string | number, parts: Promise<unknown>[]) => void;

const failure = new Error('Loading chunk 7 failed.');

/** Webpack's function of a bundle, whose scripts fail as often as told; notes the addresses that they are asked for at. */
function bundle(path: string, failures: number) {
  const asked: string[] = [];
  const script: Load = (chunk, parts) => {
    asked.push(`${require.p}${chunk}.js`);
    parts.push(asked.length <= failures ? Promise.reject(failure) : Promise.resolve());
  };
  const require = {
    p: path,
    f: { j: script } as Record<string, Load>,
    e: (_chunk: string | number): Promise<unknown> => Promise.resolve(),
  };
  tryTwice(require);
  return { require, asked };
}

test('a chunk that comes is asked for once', async () => {
  const { require, asked } = bundle('https://shop.example/releases/mfe-demo/1.0.0/', 0);
  await require.e(7);
  expect(asked).toEqual(['https://shop.example/releases/mfe-demo/1.0.0/7.js']);
});

test('one that fails is asked for once more by another path; what follows has its own again', async () => {
  const { require, asked } = bundle('https://shop.example/releases/mfe-demo/1.0.0/', 1);
  await require.e(7);
  await require.e(8);
  expect(asked).toEqual([
    'https://shop.example/releases/mfe-demo/1.0.0/7.js',
    'https://shop.example/releases/~100/mfe-demo/1.0.0/7.js',
    'https://shop.example/releases/mfe-demo/1.0.0/8.js',
  ]);
});

test('no path of a failed try is used again, the host’s own tries among them', async () => {
  const { require, asked } = bundle('https://shop.example/releases/~2/mfe-demo/1.0.0/', 3);
  await expect(require.e(7)).rejects.toBe(failure);
  await require.e(7);
  expect(asked.map((address) => /~\d+/.exec(address)?.[0])).toEqual(['~2', '~102', '~2', '~202']);
});

test('the edge knows the paths, however often it fails', async () => {
  const { require, asked } = bundle('https://shop.example/releases/~99/mfe-demo/1.0.0/', Infinity);
  for (let count = 0; count < 20; count += 1) await expect(require.e(7)).rejects.toBe(failure);
  for (const address of asked) expect(address).toMatch(/\/releases\/~\d{2,3}\/mfe-demo\/1\.0\.0\/7\.js$/);
});

test('a chunk whose script and style both hang is tried again once both are given up', async () => {
  jest.useFakeTimers();
  const { require, asked } = bundle('https://shop.example/releases/mfe-demo/1.0.0/', 0);
  // As webpack and the styles' plug-in do: who asks while a file is awaited waits for the same.
  const hangOnce = (limitMs: number): Load => {
    let awaited: Promise<unknown> | undefined;
    let isDone = false;
    return (_chunk, parts) => {
      if (isDone) return;
      if (!awaited) {
        let giveUp: (reason: unknown) => void = () => undefined;
        awaited = new Promise((_resolve, reject) => (giveUp = reject)).finally(() => {
          awaited = undefined;
          isDone = true;
        });
        setTimeout(giveUp, limitMs, failure);
      }
      parts.push(awaited);
    };
  };
  Object.assign(require.f, { css: hangOnce(10_000), later: hangOnce(10_002) });
  const loaded = require.e(7);
  await jest.advanceTimersByTimeAsync(10_001);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toEqual([undefined]);
  expect(asked[1]).toContain('/releases/~100/');
  jest.useRealTimers();
});
