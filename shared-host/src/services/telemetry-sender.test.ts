import { writeConsent } from './consent';
import { sendWhenLoaded } from './telemetry-loader';
import { createTelemetrySender } from './telemetry-sender';

const sendBeacon = jest.fn(() => true);
beforeAll(() => Object.assign(navigator, { sendBeacon }));
beforeEach(() => {
  sendBeacon.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const endpoint = 'https://reports.example/shop';
const measure = (name: string) => ({ kind: 'measure' as const, name, value: 12, source: undefined });
const error = (message: string, cause = '') => ({
  kind: 'error' as const,
  id: 'TypeError7B',
  message,
  cause,
  isHandled: true,
  source: undefined,
});
const sent = () => sendBeacon.mock.calls.map(([address, text]: unknown[]) => [address, JSON.parse(String(text)).records]);

test('records are sent together, a while after the first', () => {
  const record = createTelemetrySender({ endpoint });
  record(measure('page-ready'));
  record(error('planned'));
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(sent()).toEqual([
    [
      endpoint,
      [
        { kind: 'measure', name: 'page-ready', value: 12 },
        { kind: 'error', id: 'TypeError7B', message: 'planned', cause: '', isHandled: true },
      ],
    ],
  ]);
  jest.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('twenty are sent at once, and what is there when the page is left', () => {
  const record = createTelemetrySender({ endpoint });
  for (let count = 0; count < 21; count += 1) record(measure(`m${count}`));
  expect(sent()[0]?.[1]).toHaveLength(20);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()[1]?.[1]).toHaveLength(1);
});

test.each([
  ['shopper@example.com was refused', '… was refused'],
  ['/reset?token=abc&email=a@b.co failed', '/reset?… failed'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJ1aWQi is expired', 'Bearer … is expired'],
  ['call +966 50 123 4567', 'call …'],
  ['order 000000123 is closed', 'order … is closed'],
  ['6205-2RS is gone', '6205-2RS is gone'],
  ['x'.repeat(23).concat(' ').repeat(100), 'x'.repeat(23).concat(' ').repeat(100).slice(0, 300)],
])('%j is said as %j', (message, said) => {
  const record = createTelemetrySender({ endpoint });
  record(error(message, message));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()[0]?.[1]).toMatchObject([{ message: said, cause: said }]);
});

test('without an address nothing is sent; with one, what was recorded while the code was loading, too', async () => {
  expect(sendWhenLoaded(undefined)).toBeUndefined();
  const record = sendWhenLoaded({ endpoint });
  record?.(measure('page-ready'));
  record?.(measure('page-left'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent()).toMatchObject([[endpoint, [{ name: 'page-ready' }, { name: 'page-left' }]]]);
});

test('of a share of the visits only', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.5).mockReturnValueOnce(0.05);
  for (const visit of ['left out', 'taken']) {
    createTelemetrySender({ endpoint, sample: 0.1 })(measure(visit));
    jest.advanceTimersByTime(5000);
  }
  expect(sent()).toEqual([[endpoint, [expect.objectContaining({ name: 'taken' })]]]);
});

test('where consent is asked for, nothing is sent before it is given', () => {
  const record = createTelemetrySender({ endpoint, consentKey: 'consent' });
  record(measure('before'));
  jest.advanceTimersByTime(5000);
  localStorage.setItem('consent', 'granted');
  record(measure('after'));
  jest.advanceTimersByTime(5000);
  expect(sent()).toEqual([[endpoint, [expect.objectContaining({ name: 'after' })]]]);
});

test('agreeing starts sending what happens from then on, refusing stops at once', () => {
  const record = createTelemetrySender({ endpoint, consentKey: 'asked' });
  record(measure('before'));
  writeConsent('asked', 'granted');
  record(measure('after'));
  jest.advanceTimersByTime(5000);
  expect(sent()).toEqual([[endpoint, [expect.objectContaining({ name: 'after' })]]]);
  record(measure('waiting'));
  writeConsent('asked', 'denied');
  jest.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
