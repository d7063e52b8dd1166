/** One path a line, empty lines and `#` for remarks. Throws for a line that is no path, with its number. */
export function readGonePaths(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const path = line.trim();
    if (path === '' || path.startsWith('#')) return [];
    if (!/^\/[^\s*?#]*\*?$/.test(path)) throw new Error(`GONE_PATHS, line ${index + 1}: "${path}" is no path such as /old-catalogue/*.`);
    return [path];
  });
}

/** Whether a path is among them. Each is asked for when nothing is found there: a page that has come back is shown. */
export function isAmong(paths: readonly string[]): (pathname: string) => boolean {
  const whole = new Set(paths.filter((path) => !path.endsWith('*')));
  const beginnings = paths.filter((path) => path.endsWith('*')).map((path) => path.slice(0, -1));
  return (pathname) => whole.has(pathname) || beginnings.some((beginning) => pathname.startsWith(beginning));
}
