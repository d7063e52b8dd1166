import { phaseOf, type OrderPhase } from './order-phase';
import { isAwaited, progressById, toOrderProgress } from './order-progress-view';
import { toInstant } from './platform-time';

const line = (more: object = {}) => ({ ordered: 4, invoiced: 0, shipped: 0, canceled: 0, refunded: 0, ...more });
// An evening in UTC is the next day in Riyadh.
const facts = (lines = [line()], hasShipments = false) => ({
  orderDate: '2026-11-24 22:30:00',
  phase: phaseOf(lines),
  lines,
  hasShipments,
});
const told = (reached: readonly (string | null)[], promised: readonly [string, string] | null = ['2026-11-26', '2026-11-30']) => ({
  __typename: 'CustomerOrder' as const,
  id: 'o',
  promised_arrival: promised && { __typename: 'PromisedArrival' as const, first_day: promised[0], last_day: promised[1] },
  delivery_steps: (['ORDERED', 'PACKED', 'SENT', 'DELIVERED'] as const).map((step, index) => ({
    __typename: 'DeliveryStep' as const,
    step,
    reached_at: reached[index] ?? null,
  })),
});
const shown = (progress: ReturnType<typeof toOrderProgress>) =>
  progress?.steps.map(({ name, isReached, day, isPart }) => [isReached ? name : '', day ?? '', isPart ? 'part' : ''].join(' ').trim());

test('a plain platform tells the day of the order, and that parcels have left: no other day is made up, nothing is promised', () => {
  expect(shown(toOrderProgress(facts(), undefined))).toEqual(['ordered 2026-11-25', '', '', '']);
  expect(shown(toOrderProgress(facts([line({ shipped: 4 })], true), undefined))).toEqual(['ordered 2026-11-25', 'packed', 'sent', '']);
  expect(toOrderProgress(facts(), undefined)?.arrival).toEqual({ promised: undefined, deliveredOn: undefined });
});

test('a platform with our extension tells when each step was reached, and what was promised', () => {
  const all = told(['2026-11-24 22:30:00', '2026-11-25 08:00:00', '2026-11-25 20:59:00', '2026-11-29 21:01:00']);
  const progress = toOrderProgress(facts([line({ shipped: 4 })], true), all);
  expect(shown(progress)).toEqual(['ordered 2026-11-25', 'packed 2026-11-25', 'sent 2026-11-25', 'delivered 2026-11-30']);
  expect(progress?.arrival).toEqual({ promised: ['2026-11-26', '2026-11-30'], deliveredOn: '2026-11-30' });
  expect(shown(toOrderProgress(facts(), told(['2026-11-24 22:30:00', '2026-11-25 08:00:00'])))).toEqual([
    'ordered 2026-11-25',
    'packed 2026-11-25',
    '',
    '',
  ]);
});

test('a part that has left is sent in part', () =>
  expect(shown(toOrderProgress(facts([line({ shipped: 1 })], true), undefined))?.[2]).toBe('sent  part'));

test.each<OrderPhase>(['canceled', 'refunded'])('an order that is %s has no steps and no day', (phase) =>
  expect(toOrderProgress({ ...facts(), phase }, told([]))).toBeUndefined(),
);

test('what makes no sense is left out', () => {
  expect(shown(toOrderProgress({ ...facts(), orderDate: 'yesterday' }, told(['soon'], null)))).toEqual(['ordered', '', '', '']);
});

test('it is known by the order’s id; what failed is not waited for', () => {
  const answer = { customer: { orders: { items: [told([]), null] } } } as never;
  expect([...progressById(answer).keys()]).toEqual(['o']);
  expect(progressById(undefined).size).toBe(0);
  expect(
    [undefined, { data: undefined, error: undefined }, { data: {}, error: undefined }, { data: undefined, error: {} }].map(isAwaited),
  ).toEqual([false, true, false, false]);
});

test.each([
  ['2026-03-01 22:30:00', '2026-03-01T22:30:00Z'],
  ['2026-03-01T22:30:00+03:00', '2026-03-01T22:30:00+03:00'],
])('%s is %s', (time, instant) => expect(toInstant(time)).toBe(instant));
