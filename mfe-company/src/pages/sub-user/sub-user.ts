import { normalizePhone } from 'shared-ui';
import { mayDo } from '../../features/company-area/company-access';
import type { CompanyUserQuery } from './sub-user.graphql.ts';

export interface SubUserValues extends Record<string, string> {
  firstName: string;
  lastName: string;
  email: string;
  jobTitle: string;
  phone: string;
  roleId: string;
  status: 'ACTIVE' | 'INACTIVE';
}

export interface SubUserView {
  /** Undefined for a new one, and for one that does not exist. */
  user: SubUserValues | undefined;
  /** Their role and status stay: the administrator's, and those of whoever is signed in. */
  isFixed: boolean;
  roles: readonly { value: string; label: string }[];
}

export const NEW_USER: SubUserValues = { firstName: '', lastName: '', email: '', jobTitle: '', phone: '', roleId: '', status: 'ACTIVE' };

/**
 * What there is to edit; undefined where the platform gives nothing, or the role of whoever asks may change no users. One question: a part
 * that is refused would take the rest out of the cache.
 */
export function toSubUser(data: CompanyUserQuery | undefined): SubUserView | undefined {
  const company = data?.company;
  if (!company || !mayDo(data, 'Magento_Company::users_edit')) return undefined;
  const user = company.user;
  const admin = company.company_admin?.email;
  return {
    user: user
      ? {
          firstName: user.firstname ?? '',
          lastName: user.lastname ?? '',
          email: user.email ?? '',
          jobTitle: user.job_title ?? '',
          phone: normalizePhone(user.telephone ?? ''),
          roleId: user.role?.id ?? '',
          status: user.status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE',
        }
      : undefined,
    isFixed: Boolean(user?.email) && (user?.email === admin || user?.email === data.customer?.email),
    roles: company.roles.items.flatMap((role) => (role ? [{ value: role.id, label: role.name ?? '' }] : [])),
  };
}

/** What the platform wants; what stays as it is, is left out. */
export function toInput(values: SubUserValues) {
  return {
    firstname: values.firstName.trim(),
    lastname: values.lastName.trim(),
    email: values.email.trim(),
    job_title: values.jobTitle.trim(),
    telephone: normalizePhone(values.phone),
  };
}
