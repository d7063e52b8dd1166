import { formatNumber, formatPercent, formatRange } from './format';
import { formatDate } from './format-date';

test.each([
  [0, undefined, '0'],
  [1234.5, undefined, '1,234.5'],
  [1234567, undefined, '1,234,567'],
  [-12, undefined, '−12'],
  [14, 1, '14.0'],
  [-0.001, 2, '0.00'],
])('%d with %p decimals is %s', (value, decimals, written) => expect(formatNumber(value, decimals)).toBe(written));

test.each([
  [15, '15%'],
  [-20, '−20%'],
  [12.5, '12.5%'],
])('%d is %s', (value, written) => expect(formatPercent(value)).toBe(written));

test.each([
  [0, 200, '0 – 200'],
  [10000, 15000, '10,000 – 15,000'],
  [500, undefined, '500 +'],
  [undefined, 50, '– 50'],
  [undefined, undefined, ''],
])('from %p to %p is "%s"', (from, to, written) => expect(formatRange(from, to)).toBe(written));

test('days are those of Riyadh, Gregorian, with Western digits', () => {
  expect(formatDate('2026-03-01 22:30:00', 'en-US')).toBe('Mar 2, 2026');
  expect(formatDate('2026-03-01T22:30:00Z', 'en-US')).toBe('Mar 2, 2026');
  expect(formatDate('2026-03-01 22:30:00', 'ar-SA')).toMatch(/2026/);
  expect(formatDate('2026-03-01 22:30:00', 'ar-SA')).not.toMatch(/[٠-٩]/);
  expect(formatDate('yesterday', 'en-US')).toBe('yesterday');
});
