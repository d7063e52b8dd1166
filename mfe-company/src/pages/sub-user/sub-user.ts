import { normalizePhone } from 'shared-ui';
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
 * What there is to edit; undefined where the platform gives nothing. One question: a part that is refused would take the rest out of the
 * cache.
 */
export function toSubUser({ customer, company }: CompanyUserQuery): SubUserView | undefined {
  if (!company) return undefined;
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
    isFixed: Boolean(user?.email) && (user?.email === admin || user?.email === customer?.email),
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
