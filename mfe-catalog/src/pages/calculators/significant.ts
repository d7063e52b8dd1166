import { formatNumber } from 'shared-ui';

/** Four figures are more than any of these calculations knows. */
const FIGURES = 4;
/** Outside of it, powers of ten. */
const LARGEST = 1e15;
const SMALLEST = 1e-6;

/** A result as it is shown: `1,834`, `0.4536`, `2.5 × 10⁻⁹` as `2.5e-9`. */
export function formatSignificant(value: number, figures = FIGURES): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= LARGEST || size < SMALLEST))
    return value
      .toExponential(figures - 1)
      .replace(/\.?0+e/, 'e')
      .replace('e+', 'e')
      .replace(/-/g, '\u2212');
  // What stands before the point is never rounded away: 12,345 h stays that.
  const whole = size === 0 ? 1 : Math.floor(Math.log10(size)) + 1;
  return formatNumber(Number(value.toFixed(Math.max(0, Math.min(10, figures - whole)))));
}
