import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { normalizePhone, usePlatformMessage, useShopForm, type ShopForm } from 'shared-ui';
import {
  complaintOf,
  NO_DETAILS,
  toAccountInput,
  toAddressInput,
  type CompanyDetailsValues,
  type Region,
} from '../../features/company-details/company-details';
import { SENTENCES } from '../../features/company-details/sentences';
import { useText } from './messages/source';
import { RegisterCompanyDocument } from './register-company.graphql.ts';

export interface RegistrationValues extends CompanyDetailsValues {
  adminFirstName: string;
  adminLastName: string;
  adminEmail: string;
  adminJob: string;
  adminPhone: string;
}

const EMPTY: RegistrationValues = { ...NO_DETAILS, adminFirstName: '', adminLastName: '', adminEmail: '', adminJob: '', adminPhone: '' };

/** Who has registered, as the page says it. */
export interface Registered {
  company: string;
  email: string;
}

/** What is asked of a new company, and how it is sent. */
export function useRegistrationForm(regions: readonly Region[], onDone: (registered: Registered) => void): ShopForm<RegistrationValues> {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage({ sentences: SENTENCES, text });
  return useShopForm<RegistrationValues>({
    defaultValues: EMPTY,
    keep: 'register-company',
    guard: true,
    async onSubmit(values) {
      const { data, error } = await change(host.commerce, RegisterCompanyDocument, { input: toInput(values, regions) }, { retry: false });
      if (error) {
        const field = await complaintOf(error);
        return field ? { errors: { [field]: await say(error) } } : { failure: await say(error) };
      }
      onDone({ company: data?.createCompany?.company?.name ?? values.name.trim(), email: values.adminEmail.trim() });
      return undefined;
    },
  });
}

function toInput(values: RegistrationValues, regions: readonly Region[]) {
  return {
    ...toAccountInput(values),
    legal_address: toAddressInput(values, regions),
    company_admin: {
      firstname: values.adminFirstName.trim(),
      lastname: values.adminLastName.trim(),
      email: values.adminEmail.trim(),
      job_title: values.adminJob.trim(),
      telephone: normalizePhone(values.adminPhone),
    },
  };
}
