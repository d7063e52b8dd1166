import { anotherTry } from 'shared-host/composition/load-module';

declare let __webpack_public_path__: string;

let tries = 0;

/**
 * Loads a part of the shell that is a file of its own; once more where that fails. The second try is for another address, which the edge
 * serves too: a browser may answer the same one with the failure of its preload.
 */
export async function loadedAnew<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    tries += 1;
    const { origin, pathname } = new URL(__webpack_public_path__, location.href);
    __webpack_public_path__ = origin + anotherTry(pathname, tries);
    return load();
  }
}
