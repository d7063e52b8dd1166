/** Loads the browser's sanitizer once. A failed load is tried again the next time. */
export function loadPurifier(): Promise<typeof import('./purify').purify> {
  purifier ??= import(/* webpackChunkName: "purify" */ './purify').then(({ purify }) => purify);
  purifier.catch(() => (purifier = undefined));
  return purifier;
}

let purifier: Promise<typeof import('./purify').purify> | undefined;
