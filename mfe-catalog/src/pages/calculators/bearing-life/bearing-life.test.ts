import { bearingLife, type BearingLifeValues } from './bearing-life';

const values = (given: Partial<BearingLifeValues>): BearingLifeValues => ({
  type: 'deep-groove',
  C: 29.1,
  C0: 17.9,
  f0: 14,
  Fr: 3.2,
  Fa: 0,
  X: 1,
  Y: 0,
  n: 650,
  reliability: '90',
  hours: 20_000,
  d: undefined,
  ...given,
});

/** Two figures read off a catalogue's diagram. */
const NEARLY = 0.02;
const expectNearly = (value: number | undefined, wanted: number, part = NEARLY) => {
  expect(value).toBeGreaterThan(wanted * (1 - part));
  expect(value).toBeLessThan(wanted * (1 + part));
};

describe('worked examples', () => {
  test('SKF, Rolling bearings, selection example: 6309, 8 kN, 3000 r/min: 330 million revolutions, 1830 hours', () => {
    const life = bearingLife(values({ C: 55.3, Fr: 8, n: 3000 }));
    expectNearly(life?.L10, 330, 0.002);
    expectNearly(life?.L10h, 1830, 0.005);
  });

  test('NTN, Ball and roller bearings, examples 1 and 2: 6208, 3.2 kN, 650 r/min: 19,000 hours; with 1.8 kN axially 7,500', () => {
    expectNearly(bearingLife(values({}))?.L10h, 19_000);
    const both = bearingLife(values({ Fa: 1.8, C0: 17.8 }));
    expectNearly(both?.P, 4.38);
    expectNearly(both?.L10h, 7500, 0.03);
  });

  test('NSK, Rolling bearings, example 3: 6208, 2500 N and 1000 N, 900 r/min: P = 3070 N, 15,800 hours', () => {
    const life = bearingLife(values({ Fr: 2.5, Fa: 1, n: 900 }));
    expectNearly(life?.P, 3.07, 0.005);
    expect(life?.Y).toBeCloseTo(1.67, 2);
    expectNearly(life?.L10h, 15_800, 0.01);
  });

  test('NTN, example 3: a cylindrical roller bearing for 200 kN, 450 r/min and 20,000 hours needs C = 1313 kN', () => {
    expectNearly(bearingLife(values({ type: 'roller', C: 1500, Fr: 200, n: 450 }))?.neededC, 1313, 0.01);
  });
});

test('more certainty is a shorter life: 99 of 100 reach a quarter of it', () => {
  const life = bearingLife(values({ reliability: '99' }));
  expect(life?.Lnmh).toBeCloseTo((life?.L10h ?? 0) / 4);
  expect(bearingLife(values({ C: life?.neededC ?? 0, reliability: '99' }))?.Lnmh).toBeCloseTo(20_000);
});

test('a small axial load makes no difference, a large one takes the last line of the table', () => {
  expect(bearingLife(values({ Fa: 0.3 }))).toMatchObject({ P: 3.2, X: 1, Y: 0 });
  expect(bearingLife(values({ Fa: 30 }))).toMatchObject({ X: 0.56, Y: 1 });
});

test('own factors', () => {
  expect(bearingLife(values({ type: 'ball', X: 0.44, Y: 1.1, Fa: 2 }))?.P).toBeCloseTo(3.608);
});

test('no load has no life; half of C is too much', () => {
  expect(bearingLife(values({ Fr: 0 }))).toBeUndefined();
  expect(bearingLife(values({ Fr: 15 }))?.isOverloaded).toBe(true);
});
