import { dispatchDay } from './dispatch-day';

const RIYADH = { cutoff: '14:00', timeZone: 'Asia/Riyadh', weekend: [5, 6], holidays: ['2026-11-29'] };
/** Times of the warehouse: three hours before UTC. */
const at = (text: string) => new Date(`${text}:00+03:00`);

test.each([
  // Thursday, a minute before and after two o'clock: today, or after Friday and Saturday.
  ['2026-11-19T13:59', 0, '2026-11-19', true],
  ['2026-11-19T14:00', 0, '2026-11-22', false],
  ['2026-11-19T14:01', 0, '2026-11-22', false],
  ['2026-11-20T09:00', 0, '2026-11-22', false],
  ['2026-11-22T00:30', 0, '2026-11-22', true],
  ['2026-11-22T23:30', 0, '2026-11-23', false],
  // Sunday the 29th is a holiday.
  ['2026-11-26T14:01', 0, '2026-11-30', false],
  ['2026-11-29T10:00', 0, '2026-11-30', false],
  ['2026-11-18T10:00', 2, '2026-11-22', false],
  ['2026-11-18T15:00', 2, '2026-11-23', false],
  // Thursday, the last minute of a year and the first of a Sunday.
  ['2026-12-31T23:59', 0, '2027-01-03', false],
  ['2027-01-03T00:00', 0, '2027-01-03', true],
])('ordered %s with %d days of lead time: %s', (now, lead, day, isToday) => {
  expect(dispatchDay(at(now), RIYADH, lead)).toEqual({ day, isToday });
});

test('the warehouse’s day counts, wherever the shopper is', () => {
  // Saturday evening in London is Sunday in Riyadh.
  expect(dispatchDay(new Date('2026-11-21T22:00:00Z'), RIYADH)).toEqual({ day: '2026-11-22', isToday: true });
});

test('a calendar that makes no sense says nothing', () => {
  expect(dispatchDay(at('2026-11-19T10:00'), { ...RIYADH, timeZone: 'Mars/Olympus' })).toBeUndefined();
  expect(dispatchDay(at('2026-11-19T10:00'), { ...RIYADH, cutoff: 'noon' })).toBeUndefined();
  expect(dispatchDay(at('2026-11-19T10:00'), { ...RIYADH, weekend: [0, 1, 2, 3, 4, 5, 6] })).toBeUndefined();
});
