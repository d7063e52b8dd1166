import { createEventBus } from 'shared-contracts';
import { createTelemetry, watchUnexpected } from './telemetry';
import type { TelemetryRecord } from './telemetry-sender';

beforeAll(() => {
  // jsdom reports errors that reach the window to the console.
  window.addEventListener('error', (event) => event.preventDefault());
  Object.assign(performance, { mark: jest.fn() });
});

function open() {
  const events = createEventBus();
  const heard: { type: string; id: string; error?: unknown; source?: unknown }[] = [];
  for (const type of ['error:recorded', 'error:unexpected'] as const) events.on(type, (payload) => heard.push({ type, ...payload }));
  const sent: TelemetryRecord[] = [];
  return {
    events,
    heard,
    sent,
    telemetry: createTelemetry(
      () => events,
      (record) => void sent.push(record),
    ),
  };
}

test('an error is sent with an id and its source, and told to those who listen', () => {
  const { telemetry, heard, sent } = open();
  telemetry.recordError(new TypeError('planned', { cause: 'why' }), { remote: 'mfe-demo', version: '1.0.0', root: 'page' });
  expect(heard).toEqual([
    {
      type: 'error:recorded',
      id: expect.stringMatching(/^TypeError\d{1,2}[A-Z]$/),
      error: expect.any(TypeError),
      source: { remote: 'mfe-demo', version: '1.0.0', root: 'page' },
    },
  ]);
  expect(sent).toMatchObject([{ kind: 'error', message: 'planned', cause: 'why', isHandled: true, source: { remote: 'mfe-demo' } }]);
});

test('a measure is sent as it is', () => {
  const { telemetry, sent } = open();
  telemetry.recordMeasure('m', 149, { remote: 'mfe-demo', version: '1.0.0', root: 'page' });
  expect(sent).toEqual([{ kind: 'measure', name: 'm', value: 149, source: { remote: 'mfe-demo', version: '1.0.0', root: 'page' } }]);
});

test('what nobody handles is told to the shopper; a call that was called off is not', () => {
  const { telemetry, events, heard, sent } = open();
  const logged = jest.spyOn(console, 'error').mockImplementation();
  watchUnexpected(telemetry, events);
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('planned') }));
  expect(heard.map(({ type }) => type)).toEqual(['error:recorded', 'error:unexpected']);
  expect(heard[1]?.id).toMatch(/^RangeError/);
  expect(heard[1]?.id).toBe(heard[0]?.id);
  expect(logged.mock.calls).toEqual([[`Unhandled error ${heard[1]?.id ?? ''}:`, expect.any(RangeError)]]);
  expect(sent).toMatchObject([{ kind: 'error', message: 'planned', isHandled: false }]);
  heard.length = 0;
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: Object.assign(new Error('x'), { name: 'AbortError' }) }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  expect(heard).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }));
  expect(heard).toHaveLength(2);
  // Whatever was thrown: it is told, and can be found in the console.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
  expect(heard).toHaveLength(4);
  expect(logged).toHaveBeenLastCalledWith(expect.stringMatching(/^Unhandled error string\d{1,2}[A-Z]:$/), 'a text');
});
