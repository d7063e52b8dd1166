import { isMoney } from './is-money';
import { formatMoney } from './format-money';
import { addMoney, timesMoney, toMoney, zeroMoney } from './money';
import { toWesternDigits } from './western-digits';

test.each([
  [1234.5, 'SAR', 'SAR 1,234.50'],
  [0, 'SAR', 'SAR 0.00'],
  [999.999, 'SAR', 'SAR 1,000.00'],
  [1234567.891, 'SAR', 'SAR 1,234,567.89'],
  [24.15, 'USD', '$24.15'],
  [1000, 'GBP', '£1,000.00'],
  [0.5, 'EUR', '€0.50'],
  [10, 'AED', 'AED 10.00'],
  [-11.5, 'SAR', '−SAR 11.50'],
  [-3, 'USD', '−$3.00'],
  [-0.001, 'SAR', 'SAR 0.00'],
])('%d %s is written %s', (value, currency, text) => expect(formatMoney({ value, currency })).toBe(text));

test('Arabic-Indic and Eastern Arabic-Indic digits become Western ones; the rest stays', () => {
  expect(toWesternDigits('محمل ٦٢٠٥-2RS ۱۲۳')).toBe('محمل 6205-2RS 123');
});

test.each([
  [{ value: 17.5, currency: 'SAR' }, true],
  [{ value: Number.NaN, currency: 'SAR' }, false],
  [{ value: '17.5', currency: 'SAR' }, false],
  [{ value: 17.5, currency: 'riyal' }, false],
  [{ value: 17.5 }, false],
  ['17.5', false],
  [null, false],
])('whether %j is an amount: %s', (value, isOne) => expect(isMoney(value)).toBe(isOne));

describe('an amount of the platform', () => {
  test.each([
    [
      { value: 24.15, currency: 'SAR' },
      { value: 24.15, currency: 'SAR' },
    ],
    [
      { value: 0, currency: 'SAR' },
      { value: 0, currency: 'SAR' },
    ],
    [
      { value: 5, currency: null },
      { value: 5, currency: 'USD' },
    ],
    [{ value: null, currency: 'SAR' }, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j in a shop of dollars is %j', (given, money) => expect(toMoney(given, 'USD')).toEqual(money));

  test('names no currency, and nobody else does: it is no amount', () => expect(toMoney({ value: 5, currency: null })).toBeUndefined());
});

test('sums and products are whole hundredths, rounded once', () => {
  const sar = (value: number) => ({ value, currency: 'SAR' });
  expect(addMoney(sar(0.1), sar(0.2), undefined)).toEqual(sar(0.3));
  expect(timesMoney(sar(0.1), 3)).toEqual(sar(0.3));
  expect(timesMoney(sar(16.63), 12)).toEqual(sar(199.56));
  expect(zeroMoney('SAR')).toEqual(sar(0));
});
