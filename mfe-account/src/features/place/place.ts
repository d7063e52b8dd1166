import { COUNTRY_CALLING_CODE, normalizePhone } from 'shared-ui';
import { present } from './present';

/** An address as it is read: lines, and the phone as digits. */
export interface Place {
  name: string;
  lines: readonly string[];
  phone: string;
}

/** What the platform says of an address, be it an order's or one of the address book. */
export interface PlatformPlace {
  firstname: string | null;
  lastname: string | null;
  company: string | null;
  street: readonly (string | null)[] | null;
  city: string | null;
  /** Its name. */
  region: string | null;
  postcode: string | null;
  /** Two letters, upper case. */
  country_code: string | null;
  telephone: string | null;
}

const SHOP_COUNTRY = 'SA';

/** An address of the platform as the shop shows it. */
export function toPlace(address: PlatformPlace, locale: string): Place {
  const { firstname, lastname, company, street, city, region, postcode, country_code: country, telephone } = address;
  const isForeign = country !== null && country !== SHOP_COUNTRY;
  return {
    name: [firstname, lastname].filter(Boolean).join(' '),
    lines: [
      company ?? '',
      ...present(street),
      [city, postcode].filter(Boolean).join(' '),
      region === null || region === city ? '' : region,
      isForeign ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : '',
    ].filter(Boolean),
    phone: !telephone || isForeign ? (telephone ?? '') : `${COUNTRY_CALLING_CODE} ${normalizePhone(telephone)}`,
  };
}
