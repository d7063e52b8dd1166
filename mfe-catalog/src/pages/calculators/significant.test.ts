import { formatSignificant } from './significant';

test.each([
  [0, '0'],
  [1834.6, '1,835'],
  [123456.7, '123,457'],
  [12.3456, '12.35'],
  [0.45359237, '0.4536'],
  [0.00012346, '0.0001235'],
  [-40, '\u221240'],
  [100, '100'],
  [2.5e-9, '2.5e\u22129'],
  [1e21, '1e21'],
])('%d is shown as %s', (value, shown) => expect(formatSignificant(value)).toBe(shown));

test('more figures where a conversion is exact', () => expect(formatSignificant(6.894757293, 7)).toBe('6.894757'));
