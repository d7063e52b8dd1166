/** A release's file whose name holds the hash of its content: release, file. */
const HASHED = /^\/releases\/([\w-]+)\/[^/]+\/(.+\.[0-9a-f]{8}\.\w+)$/;

/**
 * The file of an address, cached of another version of its release: a name that holds the hash of the content means the same bytes. It is
 * then cached under this address, too. Undefined where there is none.
 */
export async function sameFileOfOtherVersion(cache: Cache, address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address, 'https://shop.invalid');
  const [, release, file] = HASHED.exec(pathname) ?? [];
  if (release === undefined || file === undefined) return undefined;
  for (const request of await cache.keys()) {
    const [, otherRelease, otherFile] = HASHED.exec(new URL(request.url).pathname) ?? [];
    if (otherRelease !== release || otherFile !== file) continue;
    const response = await cache.match(request, { ignoreVary: true });
    if (response) await cache.put(address, response.clone());
    return response;
  }
  return undefined;
}
