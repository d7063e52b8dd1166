/** Loads the browser's sanitizer once. A failed load is tried again the next time. */
export function loadPurifier(): Promise<(html: string) => string> {
  purifier ??= import(/* webpackChunkName: "purify" */ './purify').then(({ purify }) => purify);
  purifier.catch(() => (purifier = undefined));
  return purifier;
}

let purifier: Promise<(html: string) => string> | undefined;
