/** Keeps a phone number or an e-mail address left to right inside an Arabic sentence, where no element can be put around it. */
export function isolateLtr(text: string): string {
  return `\u2066${text}\u2069`;
}
