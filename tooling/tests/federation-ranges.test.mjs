import { satisfy } from '../webpack/federation/ranges.mjs';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['0.0.4', '^0.0.3', false],
  ['19.3.1', '<=19.3.1', true],
  ['19.10.0', '<=19.9.0', false],
  ['9.0.0', '<=10.0.0', true],
  ['2.0.0', '2.0.0', true],
  ['2.0.1', '2.0.0', false],
  ['2.0.0', '*', true],
  ['2.0.0', '>=1.0.0', false],
  ['2.0.0', '~2.0.0', false],
  ['2.0.0-beta.1', '^2.0.0', false],
  ['', '^2.0.0', false],
])('%s in %s: %s', (version, range, isIn) => {
  expect(satisfy(version, range)).toBe(isIn);
});
