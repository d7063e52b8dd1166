import { readNumber, readPort } from './numbers.mjs';

test('a number is read; where none is given, it is the other one', () => {
  expect(readNumber({ RUNS: ' 12 ' }, 'RUNS', 5)).toBe(12);
  expect(readNumber({ SECONDS: '0.5' }, 'SECONDS', 3, { isWhole: false })).toBe(0.5);
  for (const env of [{}, { RUNS: undefined }, { RUNS: '' }, { RUNS: ' ' }]) expect(readNumber(env, 'RUNS', 5)).toBe(5);
  expect(readPort({ PORT: '0' }, 'PORT', 8080)).toBe(0);
});

test.each(['many', '5x', '1e3', '0x10', 'NaN', 'Infinity', '-1', '1.5', '1,5', '99999999999999999999'])('%s is refused', (given) =>
  expect(() => readNumber({ RUNS: given }, 'RUNS', 5)).toThrow(`RUNS is "${given}": a whole number of 0 or more is wanted, such as 5.`),
);

test('a refusal says the bounds', () => {
  expect(() => readPort({ PORT: '65536' }, 'PORT', 8080)).toThrow(
    'PORT is "65536": a whole number from 0 to 65535 is wanted, such as 8080.',
  );
  expect(() => readNumber({ RUNS: '0' }, 'RUNS', 5, { least: 1 })).toThrow('RUNS is "0": a whole number of 1 or more is wanted');
});
