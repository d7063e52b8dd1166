/** A sentence without what differs between generations: curly quotes and backticks, the full stop at its end. */
export function plain(sentence: string): string {
  return sentence
    .trim()
    .replace(/[`“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '');
}
