import { textOf } from 'shared-platform/testing';
import { bookAddress, PAGE_SIZE, searchAddresses } from './address-search';
import type { AddressView } from './address-view';

const address = (id: number, more: Partial<AddressView> = {}): AddressView => ({
  id,
  firstName: 'Noura',
  lastName: 'Ali',
  company: '',
  vatNumber: '',
  street: [`${id} King Fahd Road`],
  city: 'Riyadh',
  postcode: '12345',
  region: undefined,
  regionName: 'Riyadh',
  phone: '551234567',
  foreignCountry: undefined,
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...more,
});
const MANY = Array.from({ length: 300 }, (_, index) => address(index + 1));
const ids = (search: string, addresses = MANY) => searchAddresses(search, addresses, 'en-US', textOf('en-US')).shown.map(({ id }) => id);

test('of many, a page at a time is shown; none beyond the last', () => {
  expect(searchAddresses('', MANY, 'en-US', textOf('en-US'))).toMatchObject({ text: '', page: 1, pages: 10 });
  expect(ids('')).toHaveLength(PAGE_SIZE);
  expect(ids('?page=10').at(-1)).toBe(300);
  expect(searchAddresses('?page=99', MANY, 'en-US', textOf('en-US')).page).toBe(10);
});

test.each([
  ['king 299', [299]],
  ['299 KING', [299]],
  ['٢٩٩ king', [299]],
  ['nowhere', []],
])('%s finds %j', (text, found) => expect(ids(`?query=${encodeURIComponent(text)}`)).toEqual(found));

test('name, company, city and phone are looked through, too', () => {
  const one = address(7, { firstName: 'سارة', company: 'Gulf Pumps', city: 'Jubail', phone: '509876543' });
  for (const text of ['سارة', 'gulf pumps', 'jubail', '509876'])
    expect(ids(`?query=${encodeURIComponent(text)}`, [address(1), one])).toEqual([7]);
});

test('an address says what is looked for, and which page of it', () => {
  expect(bookAddress.path({ query: '', page: 1 })).toBe('/address-book');
  expect(bookAddress.path({ query: 'king', page: 2 })).toBe('/address-book?query=king&page=2');
});
