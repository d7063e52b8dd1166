import { getRemoteEntry, getRemoteInfo } from '../webpack/federation/script-entries.mjs';

const remote = (name) => getRemoteInfo({ name, entry: `/releases/${name}/entry.js`, type: 'var', entryGlobalName: name });
const ask = (name) => getRemoteEntry(/** @type {any} */ ({ remoteInfo: remote(name) }));
const scripts = (name) => head.filter(({ src }) => src === `/releases/${name}/entry.js`);

/** What is in the document's head. */
let head = [];
/** @type {any} */
const page = globalThis;
beforeAll(() => {
  page.document = {
    createElement: () => ({
      remove() {
        head = head.filter((script) => script !== this);
      },
    }),
    head: { append: (script) => head.push(script) },
  };
});
afterAll(() => delete page.document);

test('an entry is loaded once for all that ask at the same time, and its script is gone afterwards', async () => {
  const asked = [ask('once'), ask('once')];
  expect(scripts('once')).toHaveLength(1);
  globalThis.once = { get: () => undefined };
  scripts('once')[0].onload();
  expect(await Promise.all(asked)).toEqual([globalThis.once, globalThis.once]);
  expect(scripts('once')).toHaveLength(0);
  expect(await ask('once')).toBe(globalThis.once);
  expect(scripts('once')).toHaveLength(0);
});

test.each([
  ['is not there', 'RUNTIME-008', (script) => script.onerror()],
  ['sets no container', 'RUNTIME-001', (script) => script.onload()],
])('an entry that %s fails with %s, and is asked for anew', async (_what, code, happen) => {
  const name = code.toLowerCase();
  const asked = ask(name);
  happen(scripts(name)[0]);
  await expect(asked).rejects.toThrow(code);
  const again = ask(name);
  globalThis[name] = {};
  scripts(name)[0].onload();
  expect(await again).toBe(globalThis[name]);
});

test('an entry that nobody answers fails after twenty seconds', async () => {
  jest.useFakeTimers();
  const asked = ask('slow');
  const failed = expect(asked).rejects.toThrow('RUNTIME-008');
  jest.advanceTimersByTime(20_000);
  await failed;
  jest.useRealTimers();
});
