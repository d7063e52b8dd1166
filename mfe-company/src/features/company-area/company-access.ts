import type { SessionState } from 'shared-contracts';

/** Which of its states a company's page is in. `ready`: what it shows is there. */
export type CompanyState = { kind: 'loading' | 'guest' | 'not-a-company' | 'not-allowed' | 'ready' } | { kind: 'failed'; message: string };

/** To somebody of a company whose role does not include it. */
const NOT_ALLOWED = /do not have authorization/i;
/** To a customer without a company. */
const NO_COMPANY = /isn['’]t authorized|not a company user/i;

interface Answer {
  data: object | undefined;
  error: { message: string } | undefined;
  fetching: boolean;
}

/**
 * `isThere`: the part of the answer that the page shows is there. `isAllowed`: whether the role includes what the page is for, where the
 * answer itself does not say so.
 */
export function toCompanyState(session: SessionState, { data, error, fetching }: Answer, isThere: boolean, isAllowed = true): CompanyState {
  if (session.status === 'guest') return { kind: 'guest' };
  if (session.status === 'unknown') return { kind: 'loading' };
  if (isThere) return { kind: 'ready' };
  if (!isAllowed) return { kind: 'not-allowed' };
  if (!data && (fetching || !error)) return { kind: 'loading' };
  // What is not there without a word may have any reason: whether somebody has a company is for the platform to say.
  const message = error?.message ?? '';
  if (NOT_ALLOWED.test(message)) return { kind: 'not-allowed' };
  return NO_COMPANY.test(message) ? { kind: 'not-a-company' } : { kind: 'failed', message };
}

/** A permission of the platform's tree, as deep as it goes. */
export interface Resource {
  id: string;
  children?: readonly (Resource | null)[] | null;
}

/** The ids of all resources of some trees. */
export function idsOf(resources: readonly (Resource | null)[] | null | undefined): readonly string[] {
  return (resources ?? []).flatMap((resource) => (resource ? [resource.id, ...idsOf(resource.children)] : []));
}

interface Caller {
  customer?: { email?: string | null; role?: { permissions?: readonly (Resource | null)[] | null } | null } | null;
  company?: { company_admin?: { email?: string | null } | null } | null;
}

/** Whether the role of whoever asks includes a permission. The administrator may do everything. The platform has the last word. */
export function mayDo({ customer, company }: Caller, permission: string): boolean {
  const email = customer?.email;
  return (Boolean(email) && email === company?.company_admin?.email) || idsOf(customer?.role?.permissions).includes(permission);
}
