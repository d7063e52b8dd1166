import styles from '../calculator.module.css';
import { formatSignificant } from '../significant';

interface RulerProps {
  /** What is drawn, for those who cannot see it. */
  name: string;
  value: number;
  /** Symbols of the unit above and of the one below. */
  units: readonly [string, string];
  /** From the unit above to the one below, and back: straight lines. */
  toOther: (value: number) => number;
  toOwn: (value: number) => number;
}

const WIDTH = 360;
const HEIGHT = 120;
const SIDE = 24;
const MIDDLE = 60;

/** Two scales on one line, with the value on both. */
export function Ruler({ name, value, units, toOther, toOwn }: RulerProps) {
  const reach = value === 0 ? 10 : Math.abs(value) * 1.25;
  const from = value < 0 ? -reach : 0;
  const to = value < 0 ? 0 : reach;
  const toX = (each: number) => Math.round((SIDE + ((WIDTH - 2 * SIDE) * (each - from)) / (to - from)) * 10) / 10;
  const below = [toOther(from), toOther(to)] as const;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <path className={styles.dimension} d={`M${SIDE} ${MIDDLE}H${WIDTH - SIDE}`} />
      <g className={styles.dimension}>
        {ticks(from, to).map((each) => (
          <path key={each} d={`M${toX(each)} ${MIDDLE}v-10`} />
        ))}
        {ticks(...below).map((each) => (
          <path key={each} d={`M${toX(toOwn(each))} ${MIDDLE}v10`} />
        ))}
      </g>
      <g className={styles.ticks}>
        {ticks(from, to).map((each) => (
          <text key={each} x={toX(each)} y={MIDDLE - 16} textAnchor="middle">
            {formatSignificant(each)}
          </text>
        ))}
        {ticks(...below).map((each) => (
          <text key={each} x={toX(toOwn(each))} y={MIDDLE + 25} textAnchor="middle">
            {formatSignificant(each)}
          </text>
        ))}
        <text x={WIDTH - 8} y={16} textAnchor="end">
          {units[0]}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 10} textAnchor="end">
          {units[1]}
        </text>
      </g>
      <circle className={styles.point} cx={toX(value)} cy={MIDDLE} r="6" />
    </svg>
  );
}

/** About four round numbers between two. */
function ticks(from: number, to: number): number[] {
  const rough = (to - from) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, Math.min(count, 12)) }, (_, index) => Number(((first + index) * step).toPrecision(10)));
}
