import { greasing, type GreaseValues } from './grease';

const values = (given: Partial<GreaseValues>): GreaseValues => ({
  type: 'ball',
  d: 45,
  D: 100,
  B: 25,
  n: 1800,
  temperature: 'below-65',
  dirt: 'light',
  moisture: 'dry',
  vibration: 'low',
  position: 'horizontal',
  ...given,
});

/** Worked by hand from the source's equation, T = K · (14,000,000 / (n · √d) − 4 · d), and its table of factors. */
describe('worked by hand from the equation and table of the source', () => {
  test('6309 at 1800 r/min, clean and cool: 10 · (1159.4 − 180) = 9794 hours; 0.005 · 100 · 25 = 12.5 g', () => {
    expect(greasing(values({})).hours).toBeCloseTo(9794, 0);
    expect(greasing(values({})).grams).toBe(12.5);
  });

  test('NU 210 (50 × 90 × 20) at 1450 r/min, 70 °C: 5 · 0.5 · (1365.45 − 200) = 2913.6 hours; 9 g', () => {
    const { K, hours, grams } = greasing(values({ type: 'cylindrical', d: 50, D: 90, B: 20, n: 1450, temperature: '65-80' }));
    expect(K).toBe(2.5);
    expect(hours).toBeCloseTo(2913.6, 0);
    expect(grams).toBe(9);
  });

  test('22220 (100 × 180 × 46) at 600 r/min, vertical, humid: 0.21 · (2333.3 − 400) = 406 hours; 41.4 g', () => {
    const { hours, grams } = greasing(
      values({ type: 'spherical', d: 100, D: 180, B: 46, n: 600, moisture: 'humid', position: 'vertical' }),
    );
    expect(hours).toBeCloseTo(406, 0);
    expect(grams).toBeCloseTo(41.4);
  });
});

test('a slow bearing is greased when the grease is old, a fast one not by this rule', () => {
  expect(greasing(values({ n: 10 }))).toMatchObject({ hours: 32_000, isLimitedByAge: true });
  expect(greasing(values({ n: 20_000 }))).toMatchObject({ hours: undefined, isLimitedByAge: false });
});
