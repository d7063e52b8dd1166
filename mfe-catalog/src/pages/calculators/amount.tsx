import { formatSignificant } from './significant';

/** A value with the symbol of its unit, the same in both languages: symbols of the SI are international. */
export function Amount({ value, unit, figures }: { value: number; unit: string; figures?: number }) {
  return (
    <bdi dir="ltr">
      {formatSignificant(value, figures)}
      {unit && (unit === '°' ? unit : `\u00a0${unit}`)}
    </bdi>
  );
}
