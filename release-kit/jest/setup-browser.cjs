// jest-dom's matchers, loaded by the first that is used: most files use none, and loading them takes longer than many a file's tests.
expect.extend(
  Object.fromEntries(
    (globalThis[Symbol.for('jest-dom matchers')] ?? []).map((name) => [
      name,
      /** @this {jest.MatcherContext} */
      function matcher(...args) {
        return require('@testing-library/jest-dom/matchers')[name].apply(this, args);
      },
    ]),
  ),
);

// A test is a browser of its own. Before each: what is unmounted after a test may still keep something.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  // Whoever goes on with what could not be stored lets go of it.
  if (globalThis.StorageEvent) globalThis.dispatchEvent(new StorageEvent('storage', { key: null }));
});

// jsdom draws nothing, and says so aloud.
if (globalThis.HTMLCanvasElement) globalThis.HTMLCanvasElement.prototype.getContext = () => null;

// jsdom has no layout: nothing comes near what is seen, unless a test says so.
if (!globalThis.IntersectionObserver)
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });

// Of its cryptography jsdom has random numbers only.
if (globalThis.crypto && !globalThis.crypto.subtle)
  Object.defineProperty(globalThis.crypto, 'subtle', {
    value: require('node:crypto').webcrypto.subtle,
    configurable: true,
    writable: true,
  });

// jsdom reads files by FileReader only.
globalThis.Blob.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
