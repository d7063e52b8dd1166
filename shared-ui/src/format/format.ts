/**
 * How numbers and dates are written, the same in both languages: Western digits, "," between thousands, "." before decimals, "−" for
 * less than nothing. Show what they give isolated left to right (`<bdi dir="ltr">`), or as a value of a message that does so.
 */

/** The Kingdom's rate (ZATCA, since July 2020); the platform's prices include it. */
export const VAT_PERCENT = 15;

/** A typographer's minus sign: as wide as the plus, and never mistaken for the hyphen of a part number. */
const MINUS = '\u2212';

/** `1,234.5`. `decimals` fixes how many there are, so that columns align. */
export function formatNumber(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const isNegative = value < 0 && Number(digits) !== 0;
  return `${isNegative ? MINUS : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** `15%`, `−20%`. */
export function formatPercent(value: number): string {
  return `${formatNumber(value)}%`;
}

/** `0 – 200`; an open end is `500 +` or `– 50`. */
export function formatRange(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return from === undefined ? '' : `${formatNumber(from)} +`;
  return from === undefined ? `– ${formatNumber(to)}` : `${formatNumber(from)} – ${formatNumber(to)}`;
}
