import { formatBothCalendars } from './both-calendars';
import { formatNumber, formatPercent, formatRange } from './format';
import { formatDate } from './format-date';
import { formatDay } from './format-day';

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

test('a moment around midnight and the end of the year is of its day in Riyadh, in both calendars', () => {
  const [before, after] = [new Date('2026-12-31T20:59:59Z'), new Date('2026-12-31T21:00:00Z')];
  expect(formatBothCalendars(before, 'en-US')).toBe('Dec 31, 2026 (Raj. 22, 1448 AH)');
  expect(formatBothCalendars(after, 'en-US')).toBe('Jan 1, 2027 (Raj. 23, 1448 AH)');
  expect(formatDate(before.toISOString(), 'en-US')).toBe('Dec 31, 2026');
  expect(formatDate(after.toISOString(), 'en-US')).toBe('Jan 1, 2027');
  const arabic = formatBothCalendars(after, 'ar-SA');
  expect(arabic).toMatch(/2027.*\(.*1448.*\)$/);
  expect(arabic).not.toMatch(/[٠-٩]/);
});

test('the Hijri year ends at midnight in Riyadh, too', () => {
  expect(formatBothCalendars(new Date('2026-06-15T20:59:59Z'), 'en-US')).toBe('Jun 15, 2026 (Dhuʻl-H. 29, 1447 AH)');
  expect(formatBothCalendars(new Date('2026-06-15T21:00:00Z'), 'en-US')).toBe('Jun 16, 2026 (Muh. 1, 1448 AH)');
});

test('a day is written in the parts that are asked for, wherever that is', () => {
  expect(formatDay('2027-01-01', 'en-US')).toBe('Fri, Jan 1');
  expect(formatDay('2026-12-01', 'en-US', { month: 'long', year: 'numeric' })).toBe('December 2026');
});

test('days in both languages', () => {
  expect(formatDay('2026-11-29', 'en-US')).toBe('Sun, Nov 29');
  expect(formatDay('2026-11-29', 'ar-SA')).toContain('29');
  expect(formatDay('soon', 'en-US')).toBe('soon');
});
