import { parseNumber, readInputs, searchWith, type NumberInput } from './inputs';

const INPUTS = {
  kind: { kind: 'choice', options: ['ball', 'roller'] },
  C: { kind: 'number', unit: 'kN', min: 0.01, max: 1000, initial: '14' },
  z: { kind: 'number', unit: '', min: 5, max: 500, isWhole: true, initial: '19' },
  d: { kind: 'number', unit: 'mm', min: 0, max: 100, isOptional: true, initial: '' } satisfies NumberInput & { isOptional: true },
} as const;

test.each([
  ['14', 14],
  [' 14.5 ', 14.5],
  ['١٤٫٥', 14.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['۱۲', 12],
  ['1,234.5', 1234.5],
  ['1,500', 1500],
  ['1,5', 1.5],
  ['12,3456', 12.3456],
  ['−3', -3],
  ['.5', 0.5],
  ['2e3', 2000],
  ['\u200f7\u200e', 7],
])('%s is a number', (text, value) => expect(parseNumber(text)).toBe(value));

test.each(['abc', '1.2.3', '--1', '1,23,4', '0x10', 'Infinity', 'NaN', '12 mm', '<b>'])('%s is none', (text) =>
  expect(parseNumber(text)).toBeNaN(),
);

test('nothing is not a number that is wrong', () => expect(parseNumber(' \u200e')).toBeUndefined());

test('without an address, what stands there at first', () => {
  expect(readInputs(INPUTS, '')).toEqual({
    typed: { kind: 'ball', C: '14', z: '19', d: '' },
    problems: {},
    values: { kind: 'ball', C: 14, z: 19 },
  });
});

test.each([
  ['?C=', 'C', { kind: 'empty' }],
  ['?C=abc', 'C', { kind: 'not-a-number' }],
  ['?C=0', 'C', { kind: 'not-above', limit: 0 }],
  ['?C=-3', 'C', { kind: 'not-above', limit: 0 }],
  ['?C=0.001', 'C', { kind: 'too-small', limit: 0.01 }],
  ['?C=1e300', 'C', { kind: 'too-large', limit: 1000 }],
  ['?z=19.5', 'z', { kind: 'not-whole' }],
  ['?z=4', 'z', { kind: 'too-small', limit: 5 }],
  ['?d=-1', 'd', { kind: 'too-small', limit: 0 }],
])('%s is told by its field, and nothing is calculated', (search, name, problem) => {
  const { problems, values } = readInputs(INPUTS, search);
  expect(problems).toEqual({ [name]: problem });
  expect(values).toBeUndefined();
});

test('what is typed stays as it was typed; what nobody could mean is cut', () => {
  expect(readInputs(INPUTS, `?C=${encodeURIComponent('١٤')}&kind=nonsense`)).toMatchObject({
    typed: { C: '١٤', kind: 'ball' },
    values: { C: 14 },
  });
  expect(readInputs(INPUTS, `?C=${'9'.repeat(5000)}`).typed.C).toHaveLength(24);
});

test('what is not asked for has its first value, whatever an address says of it', () => {
  const inputs = {
    ...INPUTS,
    X: { kind: 'number', unit: '', min: 0, max: 9, onlyFor: { choice: 'kind', options: ['roller'] }, initial: '1' },
  } as const;
  expect(readInputs(inputs, '?X=abc').values).toMatchObject({ X: 1 });
  expect(readInputs(inputs, '?X=abc&kind=roller').problems).toEqual({ X: { kind: 'not-a-number' } });
  expect(readInputs(inputs, '?X=2&kind=roller').values).toMatchObject({ X: 2 });
});

test('an address says everything, in one order', () => {
  const { typed } = readInputs(INPUTS, '?C=20');
  expect(searchWith(INPUTS, typed, 'kind', 'roller')).toBe('?kind=roller&C=20&z=19&d=');
  expect(readInputs(INPUTS, searchWith(INPUTS, typed, 'z', '21')).values).toEqual({ kind: 'ball', C: 20, z: 21 });
});
