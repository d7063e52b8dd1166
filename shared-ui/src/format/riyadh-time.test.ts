import { riyadhMidnight, riyadhTime } from './riyadh-time';

test.each([
  // Midnight in Riyadh is nine in the evening in UTC.
  ['2026-03-01T20:59:59.999Z', '2026-03-01', '23:59'],
  ['2026-03-01T21:00:00Z', '2026-03-02', '00:00'],
  ['2026-12-31T20:59:59Z', '2026-12-31', '23:59'],
  ['2026-12-31T21:00:00Z', '2027-01-01', '00:00'],
  ['2028-02-28T21:30:00Z', '2028-02-29', '00:30'],
  // No summer time: half past ten in the morning all year.
  ['2026-07-01T07:30:00Z', '2026-07-01', '10:30'],
])('%s is %s, %s in Riyadh', (moment, day, time) => {
  expect(riyadhTime(new Date(moment))).toEqual({ day, time });
});

test('the hours ahead are those that the time zone has', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  for (let month = 0; month < 24; month += 1) {
    const moment = new Date(Date.UTC(2026, month, 1, 21));
    const { day, time } = riyadhTime(moment);
    expect(`${day}, ${time}`).toBe(format.format(moment));
  }
});

test('a day begins at its midnight', () => {
  expect(riyadhMidnight('2027-01-01').toISOString()).toBe('2026-12-31T21:00:00.000Z');
  expect(riyadhTime(riyadhMidnight('2026-03-01'))).toEqual({ day: '2026-03-01', time: '00:00' });
});
