import { createText } from './messages';
import { textOf } from './testing';

const written = {
  'cart.count': { defaultMessage: '{count, plural, one {# item} other {# items}}', description: 'How many' },
  plain: "It's 100 % plain",
  greeting: 'Welcome, {name}',
  day: '{day, date, medium}',
};

test('gives texts with their values', () => {
  const text = createText('en-US', written);
  expect(text('cart.count', { count: 1 })).toBe('1 item');
  expect(text('cart.count', { count: 1234 })).toBe('1,234 items');
  expect(text('greeting', { name: 'Noura' })).toBe('Welcome, Noura');
});

test('a text without placeholders is given as it is', () => expect(createText('en-US', written)('plain')).toBe("It's 100 % plain"));

describe('a message that cannot be shown', () => {
  let said: jest.SpyInstance;
  beforeEach(() => (said = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => jest.restoreAllMocks());

  test('falls back to its id where it is missing; once for each id an error says so', () => {
    const text = createText('en-US', written);
    expect([text('no.such'), text('no.such'), createText('ar-SA', {})('no.such'), text('none')]).toEqual([
      'no.such',
      'no.such',
      'no.such',
      'none',
    ]);
    expect(said.mock.calls.map(([message]) => message)).toEqual([expect.stringContaining('no.such'), expect.stringContaining('none')]);
  });

  test.each([
    ['greeting', undefined],
    ['cart.count', { name: 'Noura' }],
    ['day', { day: 'no day' }],
  ])('falls back to its id where a value is missing or of another kind (%s): it is not shown half', (id, values) => {
    expect(createText('en-US', written)(id, values)).toBe(id);
    expect(said).toHaveBeenCalledTimes(1);
  });

  test('a compiled one as well: the rest of the page is shown', () => {
    const compiled = { count: [{ type: 6, value: 'count', offset: 0, pluralType: 'cardinal', options: { other: { value: [] } } }] };
    expect(createText('ar-SA', compiled)('count')).toBe('count');
  });

  test('in production nothing is said', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const text = createText('en-US', { hello: 'Welcome, {name}' });
    expect([text('no.other'), text('hello')]).toEqual(['no.other', 'hello']);
    expect(said).not.toHaveBeenCalled();
  });

  test('fails a test that renders it', () => {
    expect(() => textOf('en-US', written)('greeting')).toThrow('name');
    expect(() => textOf('en-US', written)('no.such')).toThrow('There is no message no.such.');
  });
});

test('Arabic has Western digits and the Gregorian calendar, in Riyadh', () => {
  const text = createText('ar-SA', {
    ...written,
    'cart.count': '{count, plural, zero {لا شيء} one {واحد} two {اثنان} few {# قطع} many {# قطعة} other {# قطعة}}',
  });
  expect(text('cart.count', { count: 5 })).toBe('5 قطع');
  expect(text('cart.count', { count: 2 })).toBe('اثنان');
  // 22:30 in London is the next day in Riyadh.
  expect(text('day', { day: new Date('2026-03-01T22:30:00Z') })).toContain('2026');
  expect(text('day', { day: new Date('2026-03-01T22:30:00Z') })).toMatch(/2/);
  expect(createText('en-US', written)('day', { day: new Date('2026-03-01T22:30:00Z') })).toBe('Mar 2, 2026');
});
