import { dayName, openState, toDaySpans, type OpeningHours } from './opening-hours';

const office: OpeningHours[] = [0, 1, 2, 3, 4].map((day) => ({ day, opens: '08:00', closes: '17:00' }));
const withSaturday: OpeningHours[] = [...office, { day: 6, opens: '09:00', closes: '13:00' }];
/** Riyadh is three hours ahead. */
const at = (local: string) => new Date(`${local}:00+03:00`);
// 24 November 2026 is a Tuesday.

test('days with the same times stand in one line, a closed day in its own', () => {
  const times = [{ opens: '08:00', closes: '17:00' }];
  expect(toDaySpans(withSaturday)).toEqual([
    { from: 0, to: 4, times },
    { from: 5, to: 5, times: [] },
    { from: 6, to: 6, times: [{ opens: '09:00', closes: '13:00' }] },
  ]);
  expect(toDaySpans(office)).toEqual([
    { from: 0, to: 4, times },
    { from: 5, to: 6, times: [] },
  ]);
});

test.each([
  ['2026-11-24T08:00', { isOpen: true, closes: '17:00' }],
  ['2026-11-24T16:59', { isOpen: true, closes: '17:00' }],
  ['2026-11-24T07:59', { isOpen: false, day: 2, isToday: true, opens: '08:00' }],
  ['2026-11-24T17:00', { isOpen: false, day: 3, isToday: false, opens: '08:00' }],
  ['2026-11-26T18:00', { isOpen: false, day: 6, isToday: false, opens: '09:00' }],
  ['2026-11-28T13:30', { isOpen: false, day: 0, isToday: false, opens: '08:00' }],
])('at %s in Riyadh: %j', (time, state) => expect(openState(withSaturday, at(time))).toEqual(state));

test('a break at noon, a branch that opens once a week, and one that never does', () => {
  const split: OpeningHours[] = [
    { day: 2, opens: '16:00', closes: '20:00' },
    { day: 2, opens: '08:00', closes: '12:00' },
  ];
  expect(openState(split, at('2026-11-24T13:00'))).toEqual({ isOpen: false, day: 2, isToday: true, opens: '16:00' });
  expect(openState(split, at('2026-11-24T21:00'))).toEqual({ isOpen: false, day: 2, isToday: false, opens: '08:00' });
  expect(openState([], at('2026-11-24T13:00'))).toBeUndefined();
});

test('days have the names of the language', () => {
  expect([0, 5].map((day) => dayName(day, 'en-US'))).toEqual(['Sun', 'Fri']);
  expect(dayName(5, 'ar-SA', 'long')).toBe('الجمعة');
});
