import { textOf } from 'shared-platform/testing';
import { address, REGIONS } from '../../testing/checkout-fixtures';
import { placeLines, toAddress, toBookAddresses, toForm, toRegions, toRestAddress } from './address';
import type { CustomerAddressesQuery } from './checkout.graphql.ts';

const typed = {
  email: ' sara@example.com ',
  firstName: ' Sara ',
  lastName: 'Ali',
  street: '7890 King Fahd Road',
  city: 'Riyadh',
  regionCode: 'SA-01',
  postcode: '١٢٣٤٥',
  phone: '+966 55 123 4567',
  company: '',
  vatNumber: '',
  shortAddress: '',
  saveInAddressBook: false,
};

test('what is typed becomes an address with Western digits, nine-digit phone, and the platform’s region', () => {
  expect(toAddress(typed, REGIONS, { withEmail: true })).toEqual(address());
});

test('a customer’s address carries no e-mail', () => {
  expect(toAddress(typed, REGIONS, { withEmail: false })).not.toHaveProperty('email');
});

test('a region that the platform does not have is no address', () => {
  expect(toAddress({ ...typed, regionCode: 'SA-13' }, REGIONS, { withEmail: true })).toBeUndefined();
});

test('company and VAT number are the platform’s, in Western digits; without them nothing is sent', () => {
  const business = toAddress({ ...typed, company: ' Gulf Works ', vatNumber: '٣١٠ ١٢٢٣٩٣٥٠٠٠٠٣' }, REGIONS, { withEmail: true });
  expect(business).toEqual(address({ company: 'Gulf Works', vat_id: '310122393500003' }));
  expect(toRestAddress(address({ company: 'Gulf Works', vat_id: '310122393500003' }))).toMatchObject({
    company: 'Gulf Works',
    vat_id: '310122393500003',
  });
  expect(toRestAddress(address())).not.toHaveProperty('company');
});

test('the short code is the street’s last line, and is typed on as a field of its own', () => {
  const withCode = toAddress({ ...typed, shortAddress: ' rrrd٢٩٢٩ ' }, REGIONS, { withEmail: true });
  expect(withCode).toEqual(address({ street: ['7890 King Fahd Road', 'RRRD2929'] }));
  expect(withCode && toForm(withCode)).toMatchObject({ street: '7890 King Fahd Road', shortAddress: 'RRRD2929' });
});

test('an address can be typed on', () => {
  const whole = address({ company: 'Gulf Works', vat_id: '310122393500003' });
  expect(toAddress(toForm(whole), REGIONS, { withEmail: true })).toEqual(whole);
  expect(toAddress(toForm(address()), REGIONS, { withEmail: true })).toEqual(address());
});

test('goes to REST with the platform’s names, a guest’s e-mail, and nothing of our own', () => {
  expect(toRestAddress({ ...address(), sameAsShippingAddress: true } as never)).toEqual({
    firstname: 'Sara',
    lastname: 'Ali',
    street: ['7890 King Fahd Road'],
    city: 'Riyadh',
    region: 'Riyadh',
    region_id: 1101,
    region_code: 'SA-01',
    postcode: '12345',
    telephone: '551234567',
    country_id: 'SA',
    email: 'sara@example.com',
  });
});

test('reads in lines', () => {
  const dammam = address({ city: 'Dammam', region: 'Eastern Province', region_code: 'SA-04' });
  // As in orders: a city that says its region stands alone.
  expect(placeLines(address(), textOf('en-US'))).toEqual(['7890 King Fahd Road', 'Riyadh 12345']);
  expect(placeLines(dammam, textOf('en-US'))).toEqual(['7890 King Fahd Road', 'Dammam 12345', 'Eastern Province']);
  expect(placeLines(dammam, textOf('ar-SA'))).toEqual(['7890 King Fahd Road', 'Dammam 12345', 'المنطقة الشرقية']);
});

test('regions without code or name are left out', () => {
  expect(
    toRegions({
      country: {
        __typename: 'Country',
        id: 'SA',
        available_regions: [
          { __typename: 'Region', id: 1, code: null, name: 'x' },
          { __typename: 'Region', id: 1101, code: 'SA-01', name: 'Riyadh' },
        ],
      },
    }),
  ).toEqual([REGIONS[0]]);
});

test('the address book: only what the shop delivers to, the default first', () => {
  const entry = (id: number, more: object) => ({
    __typename: 'CustomerAddress' as const,
    id,
    firstname: 'Sara',
    lastname: 'Ali',
    street: ['Road'],
    city: 'Riyadh',
    region: { __typename: 'CustomerAddressRegion' as const, region: 'Riyadh', region_code: 'SA-01', region_id: 1101 },
    postcode: '12345',
    telephone: '0551234567',
    country_code: 'SA' as const,
    default_shipping: false,
    ...more,
  });
  const data = {
    customer: {
      __typename: 'Customer',
      addresses: [entry(1, {}), entry(2, { default_shipping: true }), entry(3, { country_code: 'AE' }), entry(4, { region: null })],
    },
  } as CustomerAddressesQuery;
  const book = toBookAddresses(data, REGIONS);
  expect(book.map(({ id }) => id)).toEqual(['2', '1']);
  expect(book[0]?.address.telephone).toBe('551234567');
});
