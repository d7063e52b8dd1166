import type { OperationResult } from 'shared-platform';
import { pageFaultOf, normalizePhone } from 'shared-ui';
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

export interface EditedCompanyView {
  /** What the form begins with. */
  details: CompanyDetailsValues;
  /** To choose from; none where the address is not there to be changed. */
  regions: readonly Region[];
}

interface Answers {
  company: Pick<OperationResult<EditedCompanyQuery>, 'data' | 'error'>;
  address: Pick<OperationResult<EditedCompanyAddressQuery>, 'data' | 'error'>;
}

/** What there is to change; undefined where something of it is not there. An address that the role does not include is left out. */
export function toEditedCompany({ company: { data }, address }: Answers, regions: readonly Region[]): EditedCompanyView | undefined {
  const company = data?.company;
  const place = address.data?.company?.legal_address;
  const isComplete = place ? regions.length > 0 : pageFaultOf(address.error) === 'not-allowed';
  if (!company || !isComplete) return undefined;
  const known = regions.find(({ id, code }) => id === place?.region?.region_id || code === place?.region?.region_code);
  return {
    details: {
      ...NO_DETAILS,
      name: company.name ?? '',
      legalName: company.legal_name ?? '',
      email: company.email ?? '',
      vatNumber: company.vat_tax_id ?? '',
      registrationNumber: company.reseller_id ?? '',
      ...(place
        ? {
            // The platform takes two lines, the form has one: nothing is lost.
            street: (place.street ?? []).filter(Boolean).join(', '),
            city: place.city ?? '',
            regionCode: known?.code ?? '',
            postcode: place.postcode ?? '',
            phone: normalizePhone(place.telephone ?? ''),
          }
        : {}),
    },
    regions: place ? regions : [],
  };
}

/** What is sent: nothing of what the role may not change. */
export function toUpdate(values: CompanyDetailsValues, parts: EditableParts, regions: readonly Region[]) {
  return { ...(parts.account ? toAccountInput(values) : {}), ...(parts.address ? { legal_address: toAddressInput(values, regions) } : {}) };
}
