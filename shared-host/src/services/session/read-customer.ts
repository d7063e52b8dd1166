import type { CommerceError, CommerceResult, CommerceService, SessionCustomer } from 'shared-contracts';
import { keepCustomerId, toCustomerId } from './customer-id';
import {
  CompanyAdministratorDocument,
  CompanyPermissionsDocument,
  CustomerDocument,
  CustomerExtensionDocument,
} from './session.graphql.ts';

interface ReadCustomer {
  customer?: SessionCustomer;
  error: CommerceError | undefined;
}

/** Who is signed in, as far as more than one team needs it. Read from the network. `earlier`: as they were read in the same session. */
export async function readCustomer(commerce: CommerceService, hasExtensions: boolean, earlier?: SessionCustomer): Promise<ReadCustomer> {
  const { customer, error } = await readFacts(commerce, hasExtensions, earlier);
  return customer ? { customer: await identify(customer, earlier?.id), error } : { error };
}

/** The same customer, with the id by which this browser tells them apart. */
export async function identify(customer: SessionCustomer, earlierId?: string): Promise<SessionCustomer> {
  const { email } = customer;
  const id = await (earlierId === undefined ? toCustomerId(email) : keepCustomerId(email, earlierId));
  return id === undefined ? customer : { id, ...customer };
}

/**
 * What the platform says of whoever is signed in: the same in every browser, and on the server. What it cannot say now is as it was
 * `earlier`: a role that is lost hides what is a company's until the document ends.
 */
export async function readFacts(
  commerce: Pick<CommerceService, 'query'>,
  hasExtensions: boolean,
  earlier?: SessionCustomer,
): Promise<ReadCustomer> {
  const fresh = { policy: 'network-only' } as const;
  const [{ data, error }, extension, role] = await Promise.all([
    commerce.query(CustomerDocument, {}, fresh),
    hasExtensions ? commerce.query(CustomerExtensionDocument, {}, fresh) : undefined,
    // Only members of a company have a role, the administrator among them; a platform without companies does not know the question.
    commerce.query(CompanyPermissionsDocument, {}, fresh),
  ]);
  if (!data?.customer) return { error };
  const { email, firstname, lastname, is_subscribed: isSubscribed } = data.customer;
  const isCompanyAccount = (hasFailed(extension) ? earlier?.isCompanyAccount : extension?.data?.customer?.bss_is_company_account) ?? false;
  const known = await onceMore(role, () => commerce.query(CompanyPermissionsDocument, {}, fresh));
  const permissions = hasFailed(known) ? earlier?.permissions : idsOf(known.data?.customer?.role?.permissions);
  // Of a company, and nothing is said of what their role includes: that of the administrator, who may do everything, need not say it.
  // Whoever is not one is refused the question, so that it is not asked of others.
  const isUnsaid = permissions?.length === 0 || (permissions === undefined && isCompanyAccount);
  const askAdministrator = () => commerce.query(CompanyAdministratorDocument, {}, fresh);
  const administrator = isUnsaid ? await onceMore(await askAdministrator(), askAdministrator) : undefined;
  const isAdministrator = hasFailed(administrator)
    ? earlier?.isAdministrator
    : Boolean(email) && administrator?.data?.company?.company_admin?.email === email;
  return {
    customer: {
      email: email ?? '',
      firstName: firstname ?? '',
      lastName: lastname ?? '',
      isSubscribed: isSubscribed ?? false,
      isCompanyAccount,
      ...(permissions ? { permissions } : {}),
      ...(isAdministrator ? { isAdministrator } : {}),
    },
    error: undefined,
  };
}

/**
 * Asks once more where the platform had a fault of its own, and the customer could be read: a role that is not known hides what is a
 * company's until the document ends. Where there was no answer at all the client has tried again already; a refusal stays one.
 */
async function onceMore<Data>(answer: CommerceResult<Data>, ask: () => Promise<CommerceResult<Data>>): Promise<CommerceResult<Data>> {
  return (answer.error?.status ?? 0) >= 500 ? ask() : answer;
}

/** There was no answer, or the platform had a fault of its own: that says nothing of the customer. A refusal does. */
function hasFailed(answer: CommerceResult<unknown> | undefined): boolean {
  return answer?.data === undefined && (answer?.error?.isNetworkError === true || (answer?.error?.status ?? 0) >= 500);
}

interface Resource {
  id?: string | null;
  children?: readonly (Resource | null)[] | null;
}

/** The platform gives what a role allows as a tree. Undefined without a role. */
function idsOf(resources: readonly (Resource | null)[] | null | undefined): string[] | undefined {
  return resources?.flatMap((resource) => (resource?.id ? [resource.id, ...(idsOf(resource.children) ?? [])] : []));
}
