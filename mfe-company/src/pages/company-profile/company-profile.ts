import { toMoney, zeroMoney, type Money, type PlatformMoney } from 'shared-contracts';
import { addressLines, type TitleText } from 'shared-ui';
import type { CompanyContactsQuery, CompanyCreditQuery, CompanyLegalAddressQuery, CompanyProfileQuery } from './company-profile.graphql.ts';

export interface CompanyProfileView {
  name: string;
  legalName: string;
  email: string;
  vatNumber: string;
  registrationNumber: string;
}

/** What there is to show; undefined where the platform gives no company. */
export function toCompanyProfile({ company }: CompanyProfileQuery): CompanyProfileView | undefined {
  if (!company) return undefined;
  return {
    name: company.name ?? '',
    legalName: company.legal_name ?? '',
    email: company.email ?? '',
    vatNumber: company.vat_tax_id ?? '',
    registrationNumber: company.reseller_id ?? '',
  };
}

/** Its lines, from the street to the country; none where there is no address to see. */
export function legalAddressLines(data: CompanyLegalAddressQuery | undefined, locale: string, text: TitleText): readonly string[] {
  const address = data?.company?.legal_address;
  if (!address) return [];
  const { street, city, postcode, region } = address;
  const country = address.country_code ? new Intl.DisplayNames(locale, { type: 'region' }).of(address.country_code) : undefined;
  return addressLines(text, {
    street,
    city,
    postcode,
    region: region?.region ? { code: region.region_code, name: region.region } : undefined,
    country,
  });
}

export interface Contact {
  name: string;
  email: string;
  jobTitle: string;
}

export function toContacts(data: CompanyContactsQuery | undefined): Partial<Record<'admin' | 'sales', Contact>> {
  const { company_admin: admin, sales_representative: sales } = data?.company ?? {};
  const nameOf = (person: { firstname: string | null; lastname: string | null }) =>
    [person.firstname, person.lastname].filter(Boolean).join(' ');
  return {
    ...(admin?.email ? { admin: { name: nameOf(admin), email: admin.email, jobTitle: admin.job_title ?? '' } } : {}),
    ...(sales?.email ? { sales: { name: nameOf(sales), email: sales.email, jobTitle: '' } } : {}),
  };
}

export interface Credit {
  limit: Money;
  available: Money;
  outstanding: Money;
}

/** What the company may owe; undefined where it has been given no credit. */
export function toCredit(data: CompanyCreditQuery | undefined, currency: string): Credit | undefined {
  const credit = data?.company?.credit;
  if (!credit) return undefined;
  const money = (given: PlatformMoney) => toMoney(given, currency) ?? zeroMoney(currency);
  const view = {
    limit: money(credit.credit_limit),
    available: money(credit.available_credit),
    outstanding: money(credit.outstanding_balance),
  };
  return view.limit.value === 0 && view.outstanding.value === 0 ? undefined : view;
}
