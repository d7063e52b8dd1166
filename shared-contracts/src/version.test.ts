import { acceptsContract, CONTRACT_VERSION } from './version';

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.2.3', true],
  ['^2.0.0', '1.9.0', false],
  ['^1.0.0', '2.0.0', false],
  ['1.0.0', '1.0.0', false],
  ['~1.0.0', '1.0.0', false],
  ['^1.0', '1.0.0', false],
  ['*', '1.0.0', false],
  ['', '1.0.0', false],
])('a release for %s on contract %s: %s', (range, version, isAccepted) => expect(acceptsContract(range, version)).toBe(isAccepted));

test('without a version, the one that is served counts', () => expect(acceptsContract(`^${CONTRACT_VERSION}`)).toBe(true));
