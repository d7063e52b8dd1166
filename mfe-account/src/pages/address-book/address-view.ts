import { addressLines, normalizeCompanyNumber, normalizePhone, normalizePostcode, type AddressValues, type TitleText } from 'shared-ui';
import type { AddressBookQuery, AddressRegionsQuery, CustomerAddressInput } from './address-book.graphql.ts';

/** The shop delivers in this country only; older addresses may be elsewhere. */
export const COUNTRY = 'SA';

export interface Region {
  id: number;
  code: string;
  name: string;
}

/** An entry of the address book. */
export interface AddressView {
  id: number;
  firstName: string;
  lastName: string;
  company: string;
  /** As it is stored: not all have the tax authority's form. */
  vatNumber: string;
  street: readonly string[];
  city: string;
  postcode: string;
  /** The platform's region; undefined where it has none of the country's. */
  region: Region | undefined;
  /** The region's name as the platform has it, or as it was stored. */
  regionName: string;
  /** The digits after the country's code, or as it was stored for another country. */
  phone: string;
  /** Two letters, upper case; undefined for the shop's own country. */
  foreignCountry: string | undefined;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** What the form holds. */
export interface AddressFormValues extends AddressValues {
  company: string;
  vatNumber: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

export function toRegions(data: AddressRegionsQuery | undefined): readonly Region[] {
  return (data?.country?.available_regions ?? []).flatMap((region) =>
    typeof region?.id === 'number' && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : [],
  );
}

/** The customer's addresses: the default ones first, the others in the order in which they were made. */
export function toAddresses(data: AddressBookQuery | undefined, regions: readonly Region[]): readonly AddressView[] {
  const views = (data?.customer?.addresses ?? []).flatMap((entry): AddressView[] => {
    if (typeof entry?.id !== 'number') return [];
    const isForeign = entry.country_code !== COUNTRY;
    const { region_id: regionId, region_code: code, region: name } = entry.region ?? {};
    const region = isForeign ? undefined : regions.find((known) => known.id === regionId || known.code === code);
    return [
      {
        id: entry.id,
        firstName: entry.firstname ?? '',
        lastName: entry.lastname ?? '',
        company: entry.company ?? '',
        vatNumber: entry.vat_id ?? '',
        street: (entry.street ?? []).filter((line): line is string => Boolean(line)),
        city: entry.city ?? '',
        postcode: entry.postcode ?? '',
        region,
        regionName: region?.name ?? name ?? '',
        phone: isForeign ? (entry.telephone ?? '') : normalizePhone(entry.telephone ?? ''),
        foreignCountry: isForeign ? (entry.country_code ?? undefined) : undefined,
        isDefaultShipping: entry.default_shipping ?? false,
        isDefaultBilling: entry.default_billing ?? false,
      },
    ];
  });
  const rank = ({ isDefaultBilling, isDefaultShipping }: AddressView) => Number(isDefaultShipping) * 2 + Number(isDefaultBilling);
  return views.sort((a, b) => rank(b) - rank(a));
}

/** Lines in which an address is read, below the name. */
export function linesOf({ region, regionName, foreignCountry, ...place }: AddressView, locale: string, text: TitleText): string[] {
  const country = foreignCountry && new Intl.DisplayNames(locale, { type: 'region' }).of(foreignCountry);
  return addressLines(text, { ...place, region: { code: region?.code, name: regionName }, country });
}

/** What the form begins with: an entry, or nothing but the customer's name. */
export function toForm(address: AddressView | undefined, customer?: { firstName: string; lastName: string }): AddressFormValues {
  return {
    firstName: address?.firstName ?? customer?.firstName ?? '',
    lastName: address?.lastName ?? customer?.lastName ?? '',
    // The platform takes two lines, the form has one: nothing is lost.
    street: address?.street.join(', ') ?? '',
    city: address?.city ?? '',
    regionCode: address?.region?.code ?? '',
    postcode: address?.postcode ?? '',
    phone: address?.phone ?? '',
    company: address?.company ?? '',
    vatNumber: address?.vatNumber ?? '',
    isDefaultShipping: address?.isDefaultShipping ?? false,
    isDefaultBilling: address?.isDefaultBilling ?? false,
  };
}

/**
 * A checked form as the platform wants it. Company and VAT number are sent where they differ from `before`, an empty text included; a
 * default is given, never taken.
 */
export function toInput(form: AddressFormValues, regions: readonly Region[], before?: AddressView): CustomerAddressInput {
  const [company, vatNumber] = [form.company.trim(), form.vatNumber.trim()];
  const region = regions.find(({ code }) => code === form.regionCode);
  return {
    firstname: form.firstName.trim(),
    lastname: form.lastName.trim(),
    street: [form.street.trim()],
    city: form.city.trim(),
    ...(region ? { region: { region_id: region.id, region_code: region.code, region: region.name } } : {}),
    postcode: normalizePostcode(form.postcode),
    telephone: normalizePhone(form.phone),
    country_code: COUNTRY,
    ...(company === (before?.company ?? '') ? {} : { company }),
    ...(vatNumber === (before?.vatNumber ?? '') ? {} : { vat_id: normalizeCompanyNumber(vatNumber) }),
    ...(form.isDefaultShipping ? { default_shipping: true } : {}),
    ...(form.isDefaultBilling ? { default_billing: true } : {}),
  };
}
