/** Characters. Whoever has a longer name in an address does not search for all of it. */
const MAX_LENGTH = 60;

/** What an address says of its page, as words to search for: `/bearings/ball-6205-2rs.html` gives "ball 6205 2rs". */
export function wordsOf(pathname: string): string {
  const [last = ''] = pathname.split('/').filter(Boolean).slice(-1);
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // No text is written like this: it is shown as it stands.
  }
  return name
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}
