/** The zone of all days and times that the shop writes. */
export const RIYADH = 'Asia/Riyadh';

/** The locale that dates are written with: Gregorian and with Western digits in both languages, of which `ar-SA` alone has neither. */
export function shopLocale(locale: string): string {
  return `${locale}-u-ca-gregory-nu-latn`;
}
