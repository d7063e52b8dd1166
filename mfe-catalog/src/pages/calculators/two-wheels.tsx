import styles from './calculator.module.css';
import { formatSignificant } from './significant';

export interface TwoWheelsProps {
  /** What is drawn, for those who cannot see it. */
  name: string;
  /** Diameters and distance, mm. */
  d1: number;
  d2: number;
  a: number;
  /** What stands in the wheels. */
  labels: readonly [string, string];
}

const WIDTH = 360;
const MARGIN = 14;
const FOOT = 54;

/** Two wheels and what runs around them, to scale. */
export function TwoWheels({ name, d1, d2, a, labels }: TwoWheelsProps) {
  const scale = (WIDTH - 2 * MARGIN) / (d1 / 2 + a + d2 / 2);
  const [r1, r2, distance] = [(d1 / 2) * scale, (d2 / 2) * scale, a * scale];
  const largest = Math.max(r1, r2, 12);
  const height = 2 * largest + MARGIN + FOOT;
  const middle = largest + MARGIN;
  const x1 = MARGIN + r1;
  const x2 = x1 + distance;
  // Where the straight parts touch the wheels.
  const sin = (r1 - r2) / distance;
  const cos = Math.sqrt(Math.max(0, 1 - sin ** 2));
  const touch = (x: number, r: number, side: 1 | -1) => `${round(x + r * sin)} ${round(middle + side * r * cos)}`;
  const belt =
    `M${touch(x1, r1, -1)}L${touch(x2, r2, -1)}A${round(r2)} ${round(r2)} 0 ${r2 > r1 ? 1 : 0} 1 ${touch(x2, r2, 1)}` +
    `L${touch(x1, r1, 1)}A${round(r1)} ${round(r1)} 0 ${r1 >= r2 ? 1 : 0} 1 ${touch(x1, r1, -1)}Z`;
  const foot = height - FOOT + 28;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${round(height)}`} role="img" aria-label={name}>
      <g className={styles.wheel}>
        <circle cx={round(x1)} cy={round(middle)} r={round(r1)} />
        <circle cx={round(x2)} cy={round(middle)} r={round(r2)} />
      </g>
      <path className={styles.curve} d={belt} />
      <g className={styles.dimension}>
        <path d={`M${round(x1)} ${round(middle)}V${foot + 6}M${round(x2)} ${round(middle)}V${foot + 6}`} />
        <path d={`M${round(x1)} ${foot}H${round(x2)}`} />
        <path d={`M${round(x1) + 7} ${foot - 4}L${round(x1)} ${foot}l7 4M${round(x2) - 7} ${foot - 4}L${round(x2)} ${foot}l-7 4`} />
      </g>
      <g className={styles.ticks}>
        <text x={round((x1 + x2) / 2)} y={foot + 19} textAnchor="middle">
          a = {formatSignificant(a)} mm
        </text>
        <text x={round(x1)} y={round(middle) - 6} textAnchor="middle">
          {labels[0]}
        </text>
        <text x={round(x2)} y={round(middle) - 6} textAnchor="middle">
          {labels[1]}
        </text>
      </g>
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
