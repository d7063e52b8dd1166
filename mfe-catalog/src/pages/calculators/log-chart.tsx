import styles from './calculator.module.css';
import { formatSignificant } from './significant';

export interface LogChartProps {
  /** What the chart shows, for those who cannot see it. */
  name: string;
  xLabel: string;
  yLabel: string;
  /** Undefined where there is no value. */
  curve: (x: number) => number | undefined;
  /** Where the calculated case lies; the chart shows what is around it. */
  point: { x: number; y: number };
  /** A second, dashed line: what is wanted. */
  wanted?: number;
}

const WIDTH = 360;
const HEIGHT = 240;
const LEFT = 84;
const RIGHT = 16;
const TOP = 14;
const BOTTOM = 46;
const STEPS = 60;
/** The curve reaches so many times below and above the case. */
const SPAN = 5;
const LARGE = 1000;

/** A curve on two logarithmic scales, with the calculated case on it. */
export function LogChart({ name, xLabel, yLabel, curve, point, wanted }: LogChartProps) {
  const from = point.x / SPAN;
  const to = point.x * SPAN;
  const values = Array.from({ length: STEPS + 1 }, (_, step) => from * (to / from) ** (step / STEPS)).flatMap((x) => {
    const y = curve(x);
    return y !== undefined && y > 0 ? [{ x, y }] : [];
  });
  const heights = [...values.map(({ y }) => y), point.y];
  const low = 10 ** Math.floor(Math.log10(Math.max(Math.min(...heights), Math.max(...heights) / 1e6)));
  const high = 10 ** Math.ceil(Math.log10(Math.max(...heights)) + 1e-9);
  const toX = (x: number) => LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(x / from)) / Math.log(to / from);
  const toY = (y: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * Math.log(y / low)) / Math.log(high / low);
  const path = values.filter(({ y }) => y >= low).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(toX(x))} ${round(toY(y))}`);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <g className={styles.grid}>
        {decades(low, high).map((y) => (
          <path key={y} d={`M${LEFT} ${round(toY(y))}H${WIDTH - RIGHT}`} />
        ))}
        {ticks(from, to).map((x) => (
          <path key={x} d={`M${round(toX(x))} ${TOP}V${HEIGHT - BOTTOM}`} />
        ))}
      </g>
      <g className={styles.ticks}>
        {decades(low, high).map((y) => (
          <text key={y} x={LEFT - 6} y={round(toY(y)) + 4} textAnchor="end">
            {formatSignificant(y)}
          </text>
        ))}
        {ticks(from, to).map((x) => (
          <text key={x} x={round(toX(x))} y={HEIGHT - BOTTOM + 16} textAnchor="middle">
            {formatSignificant(x)}
          </text>
        ))}
        <text x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 8} textAnchor="middle">
          {xLabel}
        </text>
        <text transform={`translate(12 ${(HEIGHT - BOTTOM + TOP) / 2}) rotate(-90)`} textAnchor="middle">
          {yLabel}
        </text>
      </g>
      {wanted !== undefined && wanted >= low && wanted <= high && (
        <path className={styles.wanted} d={`M${LEFT} ${round(toY(wanted))}H${WIDTH - RIGHT}`} />
      )}
      <path className={styles.curve} d={path.join('')} />
      <circle className={styles.point} cx={round(toX(point.x))} cy={round(toY(Math.max(point.y, low)))} r="6" />
    </svg>
  );
}

function decades(low: number, high: number): number[] {
  const count = Math.round(Math.log10(high / low));
  return Array.from({ length: count + 1 }, (_, index) => low * 10 ** index);
}

/** 1, 2 and 5 of each decade; of large numbers, whose labels are long, fewer. */
function ticks(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from));
  const last = Math.ceil(Math.log10(to));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
    .flatMap((decade) => (to < LARGE ? [decade, 2 * decade, 5 * decade] : [decade, 3 * decade]))
    .filter((x) => x >= from && x <= to);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
