/** A moment in a document's language, as the shop's own clock shows it. */
export function timeIn(language: string, at: number): string {
  return new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(at);
}
