import { textOf } from 'shared-platform/testing';
import { addressLines } from './address-lines';

const ar = textOf('ar-SA');
const DAMMAM = { street: ['1 Way', null], city: 'Dammam', postcode: '32241', region: { code: 'SA-04', name: 'Eastern Province' } };

test('an address says its region in the shopper’s language', () => {
  expect(addressLines(ar, DAMMAM)).toEqual(['1 Way', 'Dammam 32241', 'المنطقة الشرقية']);
  expect(addressLines(ar, { ...DAMMAM, company: 'AMC', country: 'Bahrain' })).toEqual([
    'AMC',
    '1 Way',
    'Dammam 32241',
    'المنطقة الشرقية',
    'Bahrain',
  ]);
});

test('a region of the city’s own name is not said twice', () => {
  const riyadh = { ...DAMMAM, city: 'Riyadh', region: { code: 'SA-01', name: 'Riyadh' } };
  expect(addressLines(ar, riyadh)).toEqual(['1 Way', 'Riyadh 32241']);
  expect(addressLines(ar, { ...riyadh, region: undefined, street: null, postcode: null })).toEqual(['Riyadh']);
});
