import { sameFileOfOtherVersion } from './file-cache';

/** A cache that holds these addresses. */
function holding(...paths: string[]) {
  const entries = new Map(paths.map((path) => [`https://shop.example${path}`, new Response(path)]));
  const put = jest.fn();
  return {
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    match: async ({ url }: Request) => entries.get(url),
    put,
  } as unknown as Cache & { put: jest.Mock };
}

test('a file with the hash of its content in its name is the same in another version, and is kept as that, too', async () => {
  const cache = holding('/releases/mfe-catalog/1.0.0-a/product.0123abcd.js');
  const address = 'https://shop.example/releases/mfe-catalog/1.0.0-b/product.0123abcd.js';
  expect(await (await sameFileOfOtherVersion(cache, address))?.text()).toBe('/releases/mfe-catalog/1.0.0-a/product.0123abcd.js');
  expect(cache.put).toHaveBeenCalledWith(address, expect.any(Response));
});

test.each([
  '/releases/mfe-catalog/1.0.0-b/product.ffffffff.js',
  '/releases/mfe-company/1.0.0-b/product.0123abcd.js',
  '/releases/mfe-catalog/1.0.0-b/assets/product.0123abcd.js',
  '/releases/mfe-catalog/1.0.0-b/release.json',
  '/media/product.0123abcd.js',
])('%s is another file', async (path) => {
  const cache = holding('/releases/mfe-catalog/1.0.0-a/product.0123abcd.js', '/releases/mfe-catalog/1.0.0-a/release.json');
  expect(await sameFileOfOtherVersion(cache, `https://shop.example${path}`)).toBeUndefined();
  expect(cache.put).not.toHaveBeenCalled();
});
