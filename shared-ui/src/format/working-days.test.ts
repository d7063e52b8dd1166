import { addWorkingDays, isWorkingDay, SAUDI_WEEKEND, weekdayOf } from './working-days';

test.each([
  ['2026-11-26', 4, true],
  ['2026-11-27', 5, false],
  ['2026-11-28', 6, false],
  ['2026-11-29', 0, true],
])('%s is day %i of the week; a working day: %s', (day, weekday, isWork) => {
  expect(weekdayOf(day)).toBe(weekday);
  expect(isWorkingDay(day, SAUDI_WEEKEND)).toBe(isWork);
});

test.each([
  ['2026-11-22', 0, '2026-11-22'],
  ['2026-11-26', 1, '2026-11-29'],
  ['2026-11-27', 1, '2026-11-29'],
  ['2026-11-28', 1, '2026-11-29'],
  ['2026-11-22', 5, '2026-11-29'],
  // Friday and Saturday are the first two days of January 2027.
  ['2026-12-31', 1, '2027-01-03'],
  ['2028-02-28', 2, '2028-03-01'],
])('of %s, %i working days later: %s', (day, count, later) => expect(addWorkingDays(day, count, SAUDI_WEEKEND)).toBe(later));

test('holidays are no working days, nor those of another weekend', () => {
  const off = { weekend: [0, 6], holidays: ['2026-11-30'] };
  expect(addWorkingDays('2026-11-27', 1, off)).toBe('2026-12-01');
  expect(isWorkingDay('2026-11-27', off)).toBe(true);
});

test('a calendar without working days ends', () => {
  expect(addWorkingDays('2026-11-22', 1, { weekend: [0, 1, 2, 3, 4, 5, 6], holidays: [] })).toBeUndefined();
});
