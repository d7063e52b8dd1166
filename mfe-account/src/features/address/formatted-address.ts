import { addressLines, COUNTRY_CALLING_CODE, normalizePhone, type TitleText } from 'shared-ui';

/** An address as it is read: lines, and the phone as digits. */
export interface FormattedAddress {
  name: string;
  lines: readonly string[];
  phone: string;
}

/** What the platform says of an address, be it an order's or one of the address book. */
export interface PlatformAddress {
  firstname: string | null;
  lastname: string | null;
  company: string | null;
  street: readonly (string | null)[] | null;
  city: string | null;
  /** Its name; orders keep no code of it. */
  region: string | null;
  region_code?: string | null | undefined;
  postcode: string | null;
  /** Two letters, upper case. */
  country_code: string | null;
  telephone: string | null;
}

const SHOP_COUNTRY = 'SA';

/** An address of the platform as the shop shows it. */
export function formatAddress(address: PlatformAddress, locale: string, text: TitleText): FormattedAddress {
  const { firstname, lastname, region, region_code: code, country_code: country, telephone } = address;
  const isForeign = country !== null && country !== SHOP_COUNTRY;
  return {
    name: [firstname, lastname].filter(Boolean).join(' '),
    lines: addressLines(text, {
      ...address,
      region: region === null ? undefined : { code, name: region },
      country: isForeign ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : undefined,
    }),
    phone: !telephone || isForeign ? (telephone ?? '') : `${COUNTRY_CALLING_CODE} ${normalizePhone(telephone)}`,
  };
}
