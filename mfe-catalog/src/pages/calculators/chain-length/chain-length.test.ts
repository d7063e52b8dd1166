import { chainDrive, type ChainValues } from './chain-length';

const values = (given: Partial<ChainValues>): ChainValues => ({ chain: '16B', z1: 19, z2: 38, a: 40 * 25.4, n: 300, ...given });

describe('worked examples', () => {
  test('Budynas and Nisbett, solutions to Shigley, chapter 17: 19 and 38 teeth, 40 pitches apart: 108.7, so 110; 40.64 pitches apart', () => {
    const drive = chainDrive(values({}));
    expect(drive?.exact).toBeCloseTo(108.7, 1);
    expect(drive?.pitches).toBe(110);
    expect((drive?.distance ?? 0) / 25.4).toBeCloseTo(40.64, 2);
  });

  test('Machinery’s Handbook’s example as quoted in the literature: 20 and 63 teeth, 36 pitches apart: 114.8', () => {
    expect(chainDrive(values({ z1: 20, z2: 63, a: 36 * 25.4 }))?.exact).toBeCloseTo(114.8, 1);
  });

  test('Machine design, chain drive, example 30-3: 21 and 42 teeth of 9.525 mm, 50 pitches apart, 1000 r/min: 131.7 pitches, 3.33 m/s', () => {
    const drive = chainDrive(values({ chain: '06B', z1: 21, z2: 42, a: 50 * 9.525, n: 1000 }));
    // The book has 9.52 mm, and so 1254.01 mm.
    expect((drive?.exact ?? 0) * 9.52).toBeCloseTo(1254.01, 1);
    expect(drive?.pitches).toBe(132);
    expect(drive?.speed).toBeCloseTo(3.33, 2);
  });
});

test('a length that is even already stays', () => {
  // Two equal sprockets: 2 · 40 + 20.
  expect(chainDrive(values({ z1: 20, z2: 20 }))).toMatchObject({ pitches: 100, ratio: 1 });
});

test('sprockets that touch make no drive', () => {
  expect(chainDrive(values({ a: 200 }))).toBeUndefined();
});
