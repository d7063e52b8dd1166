import { among, COUNTRY_CALLING_CODE, defineListAddress } from 'shared-ui';
import { userUid } from '../../features/company-area/user-uid';
import type { CompanyUsersQuery } from './company-users.graphql.ts';

export interface CompanyUser {
  /** As the platform's company calls want it; undefined where the user cannot be named. */
  uid: string | undefined;
  name: string;
  email: string;
  jobTitle: string;
  phone: string;
  role: string;
  isActive: boolean;
  /** The one who is signed in. */
  isSelf: boolean;
  isAdministrator: boolean;
}

export interface CompanyUsersView {
  company: string;
  users: readonly CompanyUser[];
  count: number;
  page: number;
  pages: number;
}

/** What there is to show; undefined where the platform gives no users. */
export function toCompanyUsers({ customer, company }: CompanyUsersQuery): CompanyUsersView | undefined {
  if (!company?.users) return undefined;
  const own = customer?.email;
  const admin = company.company_admin?.email;
  return {
    company: company.name ?? '',
    users: company.users.items.flatMap((user) => (user ? [toUser(user, own, admin)] : [])),
    count: company.users.total_count,
    page: company.users.page_info?.current_page ?? 1,
    pages: company.users.page_info?.total_pages ?? 1,
  };
}

type PlatformUser = NonNullable<NonNullable<NonNullable<NonNullable<CompanyUsersQuery['company']>['users']>['items']>[number]>;

function toUser(user: PlatformUser, own: string | null | undefined, admin: string | null | undefined): CompanyUser {
  const { email } = user;
  return {
    uid: userUid(user.id),
    name: [user.firstname, user.lastname].filter(Boolean).join(' '),
    email: email ?? '',
    jobTitle: user.job_title ?? '',
    phone: toPhone(user.telephone ?? ''),
    role: user.role?.name ?? '',
    isActive: user.status === 'ACTIVE',
    isSelf: Boolean(email) && email === own,
    isAdministrator: Boolean(email) && email === admin,
  };
}

/** The choices of the filter, as the address names them. */
export const STATUSES = ['all', 'active', 'inactive'] as const;

export const usersAddress = defineListAddress('/manage-subuser', { status: (text) => among(STATUSES)(text) ?? 'all' });

/** With the country where it is as the shop saves this one's; any other stays as it is. */
function toPhone(telephone: string): string {
  return /^\d{9}$/.test(telephone) ? `${COUNTRY_CALLING_CODE} ${telephone}` : telephone;
}
