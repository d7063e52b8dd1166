import type { CommerceError, CommerceService, SessionCustomer } from 'shared-contracts';
import { toCustomerId } from './customer-id';
import {
  CompanyPermissionsDocument,
  CustomerDocument,
  CustomerExtensionDocument,
  type CompanyPermissionsQuery,
} from './session.graphql.ts';

/** Who is signed in, as far as more than one team needs it. Read from the network. */
export async function readCustomer(
  commerce: CommerceService,
  hasExtensions: boolean,
): Promise<{ customer?: SessionCustomer; error: CommerceError | undefined }> {
  const fresh = { policy: 'network-only' } as const;
  const [{ data, error }, extension, role] = await Promise.all([
    commerce.query(CustomerDocument, {}, fresh),
    hasExtensions ? commerce.query(CustomerExtensionDocument, {}, fresh) : undefined,
    // Only members of a company have a role, the administrator among them; a platform without companies does not know the question.
    commerce.query(CompanyPermissionsDocument, {}, fresh),
  ]);
  if (!data?.customer) return { error };
  const { email, firstname, lastname, is_subscribed: isSubscribed } = data.customer;
  const isCompanyAccount = extension?.data?.customer?.bss_is_company_account ?? false;
  const id = await toCustomerId(email);
  const permissions = role.data?.customer?.role?.permissions;
  const administrator = role.data?.company?.company_admin?.email;
  return {
    customer: {
      ...(id === undefined ? {} : { id }),
      email: email ?? '',
      firstName: firstname ?? '',
      lastName: lastname ?? '',
      isSubscribed: isSubscribed ?? false,
      isCompanyAccount,
      ...(permissions ? { permissions: idsOf(permissions) } : {}),
      ...(email && email === administrator ? { isAdministrator: true } : {}),
    },
    error: undefined,
  };
}

interface Resource {
  id?: string | null;
  children?: readonly (Resource | null)[] | null;
}

/** The platform gives what a role allows as a tree. */
function idsOf(resources: NonNullable<NonNullable<NonNullable<CompanyPermissionsQuery['customer']>['role']>['permissions']>): string[] {
  const collect = (list: readonly (Resource | null)[]): string[] =>
    list.flatMap((resource) => (resource?.id ? [resource.id, ...collect(resource.children ?? [])] : []));
  return collect(resources);
}
