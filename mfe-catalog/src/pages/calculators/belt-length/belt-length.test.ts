import { beltDistance, beltDrive, standardLength } from './belt-length';

const IN = 25.4;
const drive = (d1: number, d2: number, a: number, n: number) => beltDrive({ section: 'SPA', d1: d1 * IN, d2: d2 * IN, a: a * IN, n });

describe('worked examples', () => {
  test('Mott, Machine Elements in Mechanical Design, example problem 7-1: 12.4 and 21.1 in, 24 in apart: 101.4 in', () => {
    expect((drive(12.4, 21.1, 24, 1160)?.length ?? 0) / IN).toBeCloseTo(101.4, 1);
    // A belt of 100 in puts the shafts 23.30 in apart, and lies on 158° of the smaller pulley.
    const distance = (beltDistance(100 * IN, { d1: 12.4 * IN, d2: 21.1 * IN }) ?? 0) / IN;
    expect(distance).toBeCloseTo(23.3, 1);
    expect(drive(12.4, 21.1, distance, 1160)?.wrap).toBeCloseTo(158, 0);
  });

  test('Budynas and Nisbett, solutions to Shigley, chapter 17: 6 and 18 in, 96 in apart: 230.074 in, 3.016 511 rad', () => {
    const { length = 0, wrap = 0 } = drive(6, 18, 96, 1750) ?? {};
    expect(length / IN).toBeCloseTo(230.074, 3);
    expect((wrap * Math.PI) / 180).toBeCloseTo(3.016511, 6);
  });

  test('Shigley, example 17-4: 7.4 and 11 in, a belt of 113.8 in: 42.4 in apart, 3390 feet a minute', () => {
    expect((beltDistance(113.8 * IN, { d1: 7.4 * IN, d2: 11 * IN }) ?? 0) / IN).toBeCloseTo(42.4, 1);
    expect(((drive(7.4, 11, 42.4, 1750)?.speed ?? 0) * 60) / 0.3048).toBeCloseTo(3390, -1);
  });
});

test('pulleys that touch make no drive; a belt that is too short for them neither', () => {
  expect(drive(6, 18, 12, 1000)).toBeUndefined();
  expect(beltDistance(400, { d1: 200, d2: 400 })).toBeUndefined();
  expect(beltDistance(1000, { d1: 200, d2: 400 })).toBeUndefined();
});

test('a fast belt is told', () => {
  expect(drive(12, 12, 30, 2900)?.isFast).toBe(true);
  expect(drive(6, 12, 30, 1450)?.isFast).toBe(false);
});

test.each([
  [1000, 1000],
  [1246, 1250],
  [1605.5, 1600],
  [9900, 10_000],
  [98.6, 100],
])('%d mm: the nearest standard length is %d', (length, standard) => expect(standardLength(length)).toBe(standard));
