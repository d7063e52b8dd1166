import { lateFaultOf, normalizePhone, normalizePostcode, normalizeCompanyNumber, type PlaceValues, type PlatformFailure } from 'shared-ui';
import type { CompanyRegionsQuery } from './company-regions.graphql.ts';

/** Companies of this country only have an account. */
const COUNTRY = 'SA' as const;

/** What a form of a company holds: the company, and where it is registered. */
export interface CompanyDetailsValues extends PlaceValues {
  name: string;
  legalName: string;
  email: string;
  vatNumber: string;
  /** The commercial register's; the platform's `reseller_id`. */
  registrationNumber: string;
}

export const NO_DETAILS: CompanyDetailsValues = {
  name: '',
  legalName: '',
  email: '',
  vatNumber: '',
  registrationNumber: '',
  street: '',
  city: '',
  regionCode: '',
  postcode: '',
  phone: '',
};

export interface Region {
  id: number;
  code: string;
  name: string;
}

export function toRegions(data: CompanyRegionsQuery | undefined): readonly Region[] {
  return (data?.country?.available_regions ?? []).flatMap((region) =>
    typeof region?.id === 'number' && region.code && region.name ? [{ id: region.id, code: region.code, name: region.name }] : [],
  );
}

/** The commercial register's numbers have ten digits. */
export function isRegistration(text: string): boolean {
  return /^\d{10}$/.test(normalizeCompanyNumber(text));
}

/** What the platform's `createCompany` and `updateCompany` want of the company itself. */
export function toAccountInput(values: CompanyDetailsValues) {
  return {
    company_name: values.name.trim(),
    legal_name: values.legalName.trim(),
    company_email: values.email.trim(),
    vat_tax_id: normalizeCompanyNumber(values.vatNumber),
    reseller_id: normalizeCompanyNumber(values.registrationNumber),
  };
}

/** … and of its legal address. */
export function toAddressInput(values: CompanyDetailsValues, regions: readonly Region[]) {
  const region = regions.find(({ code }) => code === values.regionCode);
  return {
    street: [values.street.trim()],
    city: values.city.trim(),
    region: region ? { region_id: region.id, region_code: region.code, region: region.name } : {},
    postcode: normalizePostcode(values.postcode),
    telephone: normalizePhone(values.phone),
    country_id: COUNTRY,
  };
}

/** Whose e-mail address the platform complains of; undefined where it is about something else. */
export async function complaintOf(refusal: PlatformFailure): Promise<'email' | 'adminEmail' | undefined> {
  const fault = await lateFaultOf(refusal);
  if (fault === 'company-email-taken') return 'email';
  return fault === 'email-taken' ? 'adminEmail' : undefined;
}
