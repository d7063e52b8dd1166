import { complaintOf, isRegistration, NO_DETAILS, toAccountInput, toAddressInput, toRegions } from './company-details';

const REGIONS = [{ id: 1101, code: 'RIY', name: 'Riyadh' }];

test.each([
  ['1010123456', true],
  ['١٠١٠١٢٣٤٥٦', true],
  [' 1010 123 456\u200f', true],
  ['101012345', false],
  ['10101234567', false],
  ['1010A23456', false],
])('commercial registration “%s”: %s', (typed, isGood) => expect(isRegistration(typed)).toBe(isGood));

test('what is typed becomes what the platform wants', () => {
  const values = {
    ...NO_DETAILS,
    name: ' Gulf Pumps ',
    legalName: 'Gulf Pumps Co.',
    email: ' office@example.com ',
    vatNumber: '٣١٠ ١٢٢ ٣٩٣ ٥٠٠ ٠٠٣',
    street: ' 7 King Fahd Road ',
    city: 'Riyadh',
    regionCode: 'RIY',
    postcode: '١٢٢١١',
    phone: '0551234567',
  };
  expect(toAccountInput(values)).toEqual({
    company_name: 'Gulf Pumps',
    legal_name: 'Gulf Pumps Co.',
    company_email: 'office@example.com',
    vat_tax_id: '310122393500003',
    reseller_id: '',
  });
  expect(toAddressInput(values, REGIONS)).toEqual({
    street: ['7 King Fahd Road'],
    city: 'Riyadh',
    region: { region_id: 1101, region_code: 'RIY', region: 'Riyadh' },
    postcode: '12211',
    telephone: '551234567',
    country_id: 'SA',
  });
});

test('regions without a number, a code or a name are none', () => {
  const country = {
    __typename: 'Country' as const,
    id: 'SA',
    available_regions: [null, { __typename: 'Region' as const, id: 1, code: 'A', name: null }],
  };
  expect(toRegions({ country })).toEqual([]);
  expect(toRegions(undefined)).toEqual([]);
});

test.each([
  ['Company with this email already exists. Enter a different email to create a company.', 'email'],
  ['A customer with the same email address already exists in an associated website.', 'adminEmail'],
  ['Internal server error', undefined],
])('“%s” is about %s', async (message, field) => expect(await complaintOf(message)).toBe(field));
