import { normalizePhone } from 'shared-ui';
import { mayDo } from '../../features/company-area/company-access';
import {
  NO_DETAILS,
  toAccountInput,
  toAddressInput,
  type CompanyDetailsValues,
  type Region,
} from '../../features/company-details/company-details';
import type { EditedCompanyAddressQuery, EditedCompanyQuery } from './edit-company.graphql.ts';

/** What the role of whoever edits allows to change. */
export interface EditableParts {
  account: boolean;
  address: boolean;
}

export function editableParts(data: EditedCompanyQuery | undefined): EditableParts {
  const customer = data?.customer ?? null;
  return {
    account: mayDo({ customer }, 'Magento_Company::edit_account'),
    address: mayDo({ customer }, 'Magento_Company::edit_address'),
  };
}

/** What the form begins with; undefined where something of it is not there. */
export function toDetails(
  data: EditedCompanyQuery | undefined,
  place: EditedCompanyAddressQuery | undefined,
  regions: readonly Region[],
): CompanyDetailsValues | undefined {
  const company = data?.company;
  const parts = editableParts(data);
  const address = place?.company?.legal_address;
  if (!company || (parts.address && (!address || regions.length === 0))) return undefined;
  const known = regions.find(({ id, code }) => id === address?.region?.region_id || code === address?.region?.region_code);
  return {
    ...NO_DETAILS,
    name: company.name ?? '',
    legalName: company.legal_name ?? '',
    email: company.email ?? '',
    vatNumber: company.vat_tax_id ?? '',
    registrationNumber: company.reseller_id ?? '',
    ...(address
      ? {
          // The platform takes two lines, the form has one: nothing is lost.
          street: (address.street ?? []).filter(Boolean).join(', '),
          city: address.city ?? '',
          regionCode: known?.code ?? '',
          postcode: address.postcode ?? '',
          phone: normalizePhone(address.telephone ?? ''),
        }
      : {}),
  };
}

/** What is sent: nothing of what the role may not change. */
export function toUpdate(values: CompanyDetailsValues, parts: EditableParts, regions: readonly Region[]) {
  return { ...(parts.account ? toAccountInput(values) : {}), ...(parts.address ? { legal_address: toAddressInput(values, regions) } : {}) };
}
