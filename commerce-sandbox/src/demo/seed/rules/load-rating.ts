import { rounded } from './commerce.ts';

/**
 * Load ratings in kN by the formulas of ISO 281 and ISO 76, on a rolling element geometry that is assumed from the boundary dimensions.
 * The shop marks them "calculated": makers publish their own.
 */
export interface LoadRating {
  readonly dynamic: number;
  readonly static: number;
}

export function ballRating(d: number, D: number, angleDegrees = 0): LoadRating {
  const ball = 0.295 * (D - d);
  const pitch = (D + d) / 2;
  const count = Math.max(6, Math.round((0.6 * Math.PI * pitch) / ball));
  const cosine = Math.cos((angleDegrees * Math.PI) / 180);
  const factor = 59.5 * 1.3;
  return {
    dynamic: rounded((factor * cosine ** 0.7 * count ** (2 / 3) * ball ** 1.8) / 1000, 1),
    static: rounded((14 * count * ball ** 2 * cosine) / 1000, 1),
  };
}

export function rollerRating(d: number, D: number, B: number, rows: number, angleDegrees = 0): LoadRating {
  const roller = 0.26 * (D - d);
  const length = rows === 1 ? 0.62 * B : 0.4 * B;
  const pitch = (D + d) / 2;
  const count = Math.max(8, Math.floor((0.82 * Math.PI * pitch) / roller));
  const cosine = Math.cos((angleDegrees * Math.PI) / 180);
  const factor = 88 * 1.1;
  return {
    dynamic: rounded((factor * (rows * length * cosine) ** (7 / 9) * count ** (3 / 4) * roller ** (29 / 27)) / 1000, 1),
    static: rounded((44 * (1 - roller / pitch) * rows * count * length * roller * cosine) / 1000, 1),
  };
}

export function thrustRating(d: number, D: number): LoadRating {
  const ball = 0.36 * (D - d);
  const count = Math.max(8, Math.floor((0.86 * Math.PI * (D + d)) / 2 / ball));
  return { dynamic: rounded((47 * 1.3 * count ** (2 / 3) * ball ** 1.8) / 1000, 1), static: rounded((62 * count * ball ** 2) / 1000, 1) };
}
