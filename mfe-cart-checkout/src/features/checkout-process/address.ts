import { addressLines, normalizePhone, normalizePostcode, normalizeCompanyNumber, type TitleText } from 'shared-ui';
import type { CustomerAddressesQuery, SaudiRegionsQuery } from './checkout.graphql.ts';
import { normalizeShortAddress, splitStreet } from './short-address';

/** The shop delivers in this country only. */
export const COUNTRY = 'SA';

/** An address as the checkout keeps and sends it, with the platform's names. */
export interface CheckoutAddress {
  firstname: string;
  lastname: string;
  street: readonly string[];
  city: string;
  region_code: string;
  region_id: number;
  region: string;
  postcode: string;
  /** The nine digits after the country code. */
  telephone: string;
  country_id: typeof COUNTRY;
  company?: string;
  vat_id?: string;
  /** A guest's, on the shipping address. */
  email?: string;
  /** The platform adds it to the customer's book with the order. */
  saveInAddressBook?: true;
}

export interface BillingAddress extends CheckoutAddress {
  sameAsShippingAddress: boolean;
}

export interface Region {
  id: number;
  code: string;
  name: string;
}

/** What the shopper types. */
export interface AddressForm {
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  regionCode: string;
  postcode: string;
  phone: string;
  company: string;
  vatNumber: string;
  shortAddress: string;
  saveInAddressBook: boolean;
}

export const EMPTY_ADDRESS_FORM: AddressForm = {
  email: '',
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  regionCode: '',
  postcode: '',
  phone: '',
  company: '',
  vatNumber: '',
  shortAddress: '',
  saveInAddressBook: false,
};

export function toRegions(data: SaudiRegionsQuery | undefined): readonly Region[] | undefined {
  return data?.country?.available_regions?.flatMap((region) =>
    typeof region?.id === 'number' && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : [],
  );
}

/** The address that a checked form stands for; undefined when its region is not among the platform's. */
export function toAddress(
  form: AddressForm,
  regions: readonly Region[],
  { withEmail }: { withEmail: boolean },
): CheckoutAddress | undefined {
  const region = regions.find(({ code }) => code === form.regionCode);
  if (!region) return undefined;
  return {
    firstname: form.firstName.trim(),
    lastname: form.lastName.trim(),
    street: [...form.street.split('\n'), normalizeShortAddress(form.shortAddress)].map((line) => line.trim()).filter((line) => line !== ''),
    city: form.city.trim(),
    region_code: region.code,
    region_id: region.id,
    region: region.name,
    postcode: normalizePostcode(form.postcode),
    telephone: normalizePhone(form.phone),
    country_id: COUNTRY,
    ...businessOf(form.company, normalizeCompanyNumber(form.vatNumber)),
    ...(withEmail ? { email: form.email.trim() } : {}),
  };
}

/** Company and VAT number, where there are any. */
function businessOf(company: string | null | undefined, vatNumber: string | null | undefined): Pick<CheckoutAddress, 'company' | 'vat_id'> {
  const [name, number] = [company?.trim(), vatNumber?.trim()];
  return { ...(name ? { company: name } : {}), ...(number ? { vat_id: number } : {}) };
}

export function toForm(address: CheckoutAddress): AddressForm {
  const { lines, shortAddress } = splitStreet(address.street);
  return {
    ...EMPTY_ADDRESS_FORM,
    email: address.email ?? '',
    firstName: address.firstname,
    lastName: address.lastname,
    street: lines.join('\n'),
    shortAddress,
    city: address.city,
    regionCode: address.region_code,
    postcode: address.postcode,
    phone: address.telephone,
    company: address.company ?? '',
    vatNumber: address.vat_id ?? '',
    saveInAddressBook: address.saveInAddressBook ?? false,
  };
}

/** An address of the customer's book. */
export interface BookAddress {
  id: string;
  address: CheckoutAddress;
  isDefaultShipping: boolean;
}

/** Those of the customer's addresses that the shop can deliver to; the default one first. */
export function toBookAddresses(data: CustomerAddressesQuery | undefined, regions: readonly Region[]): readonly BookAddress[] {
  const usable = (data?.customer?.addresses ?? []).flatMap((entry): BookAddress[] => {
    const region = regions.find(({ id, code }) => id === entry?.region?.region_id || code === entry?.region?.region_code);
    if (!entry || typeof entry.id !== 'number' || entry.country_code !== COUNTRY || !region) return [];
    const address: CheckoutAddress = {
      firstname: entry.firstname ?? '',
      lastname: entry.lastname ?? '',
      street: (entry.street ?? []).filter((line): line is string => Boolean(line)),
      city: entry.city ?? '',
      region_code: region.code,
      region_id: region.id,
      region: region.name,
      postcode: entry.postcode ?? '',
      telephone: normalizePhone(entry.telephone ?? ''),
      country_id: COUNTRY,
      ...businessOf(entry.company, entry.vat_id),
    };
    return [
      {
        id: String(entry.id),
        address,
        isDefaultShipping: entry.default_shipping ?? false,
      },
    ];
  });
  return usable.sort((a, b) => Number(b.isDefaultShipping) - Number(a.isDefaultShipping));
}

/** Lines in which an address is shown, without the names of person and company. The number stays left to right by itself. */
export function placeLines({ street, city, postcode, region: name, region_code: code }: CheckoutAddress, text: TitleText): string[] {
  return addressLines(text, { street, city, postcode, region: { code, name } });
}

/** As GraphQL wants it (`CartAddressInput`). */
export function toCartAddress(address: CheckoutAddress) {
  const { firstname, lastname, street, city, region_id, region_code, postcode, telephone, country_id, company, vat_id } = address;
  return {
    firstname,
    lastname,
    street: [...street],
    city,
    region: region_code,
    region_id,
    postcode,
    telephone,
    country_code: country_id,
    ...businessOf(company, vat_id),
  };
}

/** As the platform's REST interface wants it. */
export function toRestAddress({ email, ...address }: CheckoutAddress, guestEmail: string | undefined = email): Record<string, unknown> {
  const { firstname, lastname, street, city, region, region_id, region_code, postcode, telephone, country_id, company, vat_id } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    region,
    region_id,
    region_code,
    postcode,
    telephone,
    country_id,
    ...businessOf(company, vat_id),
    ...(guestEmail ? { email: guestEmail } : {}),
  };
}
