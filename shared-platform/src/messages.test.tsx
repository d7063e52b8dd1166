import { createText } from './messages';

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

test('a missing message falls back to its id', () => expect(createText('en-US', written)('no.such')).toBe('no.such'));

test('a message that lacks a value is an error: it is not shown half', () => {
  expect(() => createText('en-US', written)('greeting')).toThrow();
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
