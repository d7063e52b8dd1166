/** The path that a page calls its own: the platform finds one with slashes at its end, and any query, as well. */
export const ownPath = (path: string): string => path.replace(/\/*(\?.*)?$/, '') || '/';
