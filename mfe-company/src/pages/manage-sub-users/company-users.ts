import type { CompanyUsersQuery } from './company-users.graphql.ts';

export interface CompanyUser {
  id: string;
  name: string;
  email: string;
  jobTitle: string;
  phone: string;
  role: string;
  isActive: boolean;
}

/** What the page shows: the users, or why there are none to see. */
export type CompanyUsersView =
  | { kind: 'loading' }
  | { kind: 'guest' }
  | { kind: 'not-a-company' }
  | { kind: 'failed'; message: string }
  | { kind: 'users'; company: string; users: readonly CompanyUser[]; count: number; page: number; pages: number };

/** The platform says these to a customer without a company, and to one whose role does not include it. */
const NOT_ALLOWED = /isn't authorized|not a company user|do not have authorization/i;

interface Answer {
  data: CompanyUsersQuery | undefined;
  error: { message: string } | undefined;
  fetching: boolean;
}

export function toCompanyUsersView(session: 'unknown' | 'guest' | 'customer', { data, error, fetching }: Answer): CompanyUsersView {
  if (session === 'guest') return { kind: 'guest' };
  if (session === 'unknown' || (fetching && !data)) return { kind: 'loading' };
  const company = data?.company;
  if (company?.users) {
    return {
      kind: 'users',
      company: company.name ?? '',
      users: company.users.items.flatMap((user) => (user ? [toUser(user)] : [])),
      count: company.users.total_count,
      page: company.users.page_info?.current_page ?? 1,
      pages: company.users.page_info?.total_pages ?? 1,
    };
  }
  if (error && !NOT_ALLOWED.test(error.message)) return { kind: 'failed', message: error.message };
  return { kind: 'not-a-company' };
}

type PlatformUser = NonNullable<NonNullable<NonNullable<NonNullable<CompanyUsersQuery['company']>['users']>['items']>[number]>;

function toUser(user: PlatformUser): CompanyUser {
  return {
    id: String(user.id ?? user.email),
    name: [user.firstname, user.lastname].filter(Boolean).join(' '),
    email: user.email ?? '',
    jobTitle: user.job_title ?? '',
    phone: user.telephone ?? '',
    role: user.role?.name ?? '',
    isActive: user.status === 'ACTIVE',
  };
}
