import { createStubHost } from 'shared-testing';
import { renderInHost } from 'shared-platform/testing';
import en from './messages/en.json';
import ar from './messages/ar.json';
import { useDispatchText, type DispatchFacts, type DispatchOptions, type DispatchSettings } from './use-dispatch-text';

const RIYADH: DispatchSettings = {
  dispatch_cutoff: '14:00',
  dispatch_time_zone: 'Asia/Riyadh',
  dispatch_weekend: [5, 6],
  dispatch_holidays: null,
};
const AT_ONCE: DispatchFacts = { lead_time_days: null, next_stock_date: null };

interface LineProps {
  settings?: DispatchSettings;
  facts?: DispatchFacts;
  options?: DispatchOptions;
}

function Line({ settings = RIYADH, facts = AT_ONCE, options = { isAvailable: true } }: LineProps) {
  return useDispatchText()(settings, facts, options) ?? 'nothing';
}

const say = (props: LineProps = {}, language: 'en' | 'ar' = 'en') =>
  renderInHost(Line, props, { host: createStubHost({}, { language }), messages: language === 'en' ? en : ar }).container.textContent;

// A Thursday, the last working day of its week.
const at = (time: string) => jest.useFakeTimers({ now: new Date(`2026-11-26T${time}:00+03:00`) });
afterEach(() => jest.useRealTimers());

test('before the cut-off it leaves today, in a list in fewer words', () => {
  at('13:00');
  expect(say()).toBe('Dispatched today if ordered before 14:00');
  expect(say({ options: { isAvailable: true, isShort: true } })).toBe('Same-day dispatch until 14:00');
  expect(say({}, 'ar')).toBe('يُشحن اليوم عند الطلب قبل 14:00');
});

test('later, or with days to come, on the next working day', () => {
  at('15:00');
  expect(say()).toBe('Dispatched on Sun, Nov 29');
  expect(say({ facts: { ...AT_ONCE, lead_time_days: 2 } })).toBe('Dispatched on Tue, Dec 1');
  expect(say({}, 'ar')).toMatch(/^يُشحن يوم .*29/);
});

test('what is sold out comes in again on its day, where one is known', () => {
  const options = { isAvailable: false };
  expect(say({ facts: { ...AT_ONCE, next_stock_date: '2026-12-03' }, options })).toBe('Next in stock on Thu, Dec 3');
  expect(say({ options })).toBe('nothing');
});

test('a platform that names no hours is not spoken for', () => {
  expect(say({ settings: { ...RIYADH, dispatch_cutoff: null } })).toBe('nothing');
});
