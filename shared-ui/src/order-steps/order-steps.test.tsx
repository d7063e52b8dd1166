import { screen, within } from '@testing-library/react';
import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import ar from './messages/ar.json';
import en from './messages/en.json';
import { OrderSteps, type OrderStep } from './order-steps';
import { useArrivalText, type OrderArrival } from './use-arrival-text';

const STEPS: readonly OrderStep[] = [
  { name: 'ordered', isReached: true, day: '2026-11-24' },
  { name: 'packed', isReached: false },
  { name: 'sent', isReached: true, day: '2026-11-26' },
  { name: 'delivered', isReached: false },
];

const show = (steps: readonly OrderStep[], language: 'en' | 'ar' = 'en') =>
  renderInHost(OrderSteps, { steps }, { host: createStubHost({}, { language }), messages: language === 'en' ? en : ar });
const said = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((step) => step.textContent);

afterEach(() => jest.useRealTimers());

test('the last step that is reached is the current one; those before it are done, whether or not anybody said so', () => {
  show(STEPS);
  expect(screen.getByRole('list')).toHaveAccessibleName('Steps of the order');
  expect(said()).toEqual(['OrderedDoneNov 24', 'PackedDone', 'SentNowNov 26', 'DeliveredNot yet']);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, true, true, false]);
});

test('a part of an order that has left is said as such, a delivery as done', () => {
  const { unmount } = show(STEPS.map((step) => ({ ...step, isPart: step.name === 'sent' })));
  expect(said()[2]).toBe('Partly sentNowNov 26');
  unmount();
  show(STEPS.map((step) => ({ ...step, isReached: true })));
  expect(said()[3]).toBe('DeliveredDone');
});

test('in Arabic', () => {
  show(STEPS, 'ar');
  expect(said()[2]).toMatch(/^تم الشحنالآن26 /);
});

function Arrival(arrival: OrderArrival) {
  return useArrivalText()(arrival) ?? 'nothing';
}

describe('when it arrives', () => {
  const say = (arrival: OrderArrival, language: 'en' | 'ar' = 'en') =>
    renderInHost(Arrival, arrival, { host: createStubHost({}, { language }), messages: language === 'en' ? en : ar }).container.textContent;
  // The last minute of Sunday in Riyadh.
  const at = (now = '2026-11-29T20:59:00Z') => jest.useFakeTimers({ now: new Date(now) });

  test.each<[OrderArrival, string]>([
    [{ promised: ['2026-11-29', '2026-11-29'] }, 'Arrives Sun, Nov 29'],
    [{ promised: ['2026-11-25', '2026-11-29'] }, 'Arrives Wed, Nov 25 – Sun, Nov 29'],
    [{ promised: ['2026-11-26', '2026-11-26'] }, 'Late: it was promised for Thu, Nov 26'],
    [{ promised: ['2026-11-26', '2026-11-26'], deliveredOn: '2026-11-29' }, 'Delivered Sun, Nov 29'],
    [{ deliveredOn: '2026-11-29' }, 'Delivered Sun, Nov 29'],
    [{}, 'nothing'],
  ])('%j: %s', (arrival, words) => {
    at();
    expect(say(arrival)).toBe(words);
  });

  test('a promise is broken once its day is over in Riyadh', () => {
    at('2026-11-29T21:01:00Z');
    expect(say({ promised: ['2026-11-29', '2026-11-29'] })).toBe('Late: it was promised for Sun, Nov 29');
  });

  test('in Arabic', () => {
    at();
    expect(say({ promised: ['2026-11-29', '2026-11-29'] }, 'ar')).toMatch(/^يصل .*29/);
  });
});
