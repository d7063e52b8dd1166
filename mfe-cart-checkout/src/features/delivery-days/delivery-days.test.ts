import { afterWorkingDays, deliveryDays, formatDays } from './delivery-days';
import { worthChoosing } from './worth-choosing';

const day = (date: Date | undefined) => date && new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

test.each([
  // Sunday 22 November 2026.
  ['2026-11-22T09:00:00Z', 1, '2026-11-23'],
  ['2026-11-22T09:00:00Z', 4, '2026-11-26'],
  ['2026-11-22T09:00:00Z', 5, '2026-11-29'],
  // Thursday: the weekend lies between.
  ['2026-11-26T09:00:00Z', 1, '2026-11-29'],
  // Friday itself.
  ['2026-11-27T09:00:00Z', 2, '2026-11-30'],
  // Late on Thursday in London it is Friday in Riyadh.
  ['2026-11-26T22:30:00Z', 1, '2026-11-29'],
  ['2026-12-31T09:00:00Z', 1, '2027-01-03'],
])('of %s, %i working days later: %s', (from, count, expected) => expect(day(afterWorkingDays(new Date(from), count))).toBe(expected));

test('by carrier; of others nothing is known', () => {
  const now = new Date('2026-11-22T09:00:00Z');
  expect(deliveryDays('flatrate', now)?.map(day)).toEqual(['2026-11-24', '2026-11-26']);
  expect(deliveryDays('tablerate', now)?.map(day)).toEqual(['2026-11-23', '2026-11-23']);
  expect(deliveryDays('ups', now)).toBeUndefined();
  expect(deliveryDays('constructor', now)).toBeUndefined();
});

test('in words of both languages', () => {
  const days = deliveryDays('flatrate', new Date('2026-11-22T09:00:00Z'));
  if (!days) throw new Error('No days.');
  expect(formatDays('en-US', days)).toBe('Tue, Nov 24 – Thu, Nov 26');
  expect(formatDays('ar-SA', days)).toContain('24');
  expect(formatDays('ar-SA', [days[0], days[0]])).not.toContain('–');
});

describe('deliveries worth choosing', () => {
  const delivery = (carrier_code: string, value: number) => ({ carrier_code, price: { value } });
  const [free, standard, express, ups, constructor] = [
    delivery('freeshipping', 0),
    delivery('flatrate', 25),
    delivery('tablerate', 45),
    delivery('ups', 60),
    delivery('constructor', 70),
  ];

  test('not the one that costs more for the same days', () => {
    expect(worthChoosing([free, standard, express])).toEqual([free, express]);
    expect(worthChoosing([standard, free])).toEqual([free]);
  });

  test('all whose days differ or are unknown, in their order', () => {
    expect(worthChoosing([standard, express, ups, constructor])).toEqual([standard, express, ups, constructor]);
    expect(worthChoosing([constructor, ups])).toEqual([constructor, ups]);
    expect(worthChoosing([])).toEqual([]);
  });

  test('both of one price', () => {
    const other = delivery('freeshipping', 25);
    expect(worthChoosing([standard, other])).toEqual([standard, other]);
  });
});
