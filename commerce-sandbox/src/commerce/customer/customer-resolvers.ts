import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { CURRENCY } from '../../platform/store-view/stores.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { groupName, groupOf } from '../customer-group/customer-groups.ts';
import { addressesOf, type CustomerAddress } from './addresses.ts';
import type { Customer } from './customers.ts';
import { requireCustomer } from './require-customer.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Customer: CustomerSource;
    CustomerAddress: CustomerAddress;
  }
}

export type CustomerSource = Customer & {
  readonly __typename: 'Customer';
  /** The customer's own account, whose number the platform does not tell: the token says whose it is. */
  readonly isOwn?: boolean;
};

export const customerSource = (customer: Customer): CustomerSource => ({ ...customer, __typename: 'Customer' });

/** The signed-in customer's own account, or a new one. */
export const ownSource = (customer: Customer): CustomerSource => ({ ...customerSource(customer), isOwn: true });

/** Fields that only the customer may see; other members of a company see the contact data. */
export function own<Answer>(customer: Customer, context: RequestContext, answer: () => Answer): Answer | null {
  return customer.id === context.customerId ? answer() : null;
}

const customer = resolve('Customer')({
  id: (source) => (source.isOwn ? null : source.id),
  email: (source) => source.emailAsTyped ?? source.email,
  group_id: (source) => groupOf(source),
  is_subscribed: (source) => source.subscribed,
  created_at: (source) => timestamp(source.createdAt),
  date_of_birth: (source) => source.dateOfBirth,
  dob: (source) => source.dateOfBirth,
  allow_remote_shopping_assistance: (source) => source.remoteAssistance,
  confirmation_status: (_source, _input, context) =>
    context.config.confirmAccounts ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
  custom_attributes: () => [],
  job_title: (source) => source.jobTitle,
  status: (source) => source.companyStatus,
  structure_id: (source) => uid(source.structureId ?? 0),
  addresses: (source, _input, context) => own(source, context, () => addressesOf(context.database, source.id)),
  addressesV2: (source, input, context) =>
    own(source, context, async () => {
      const pageSize = input.number('pageSize') ?? 5;
      const currentPage = input.number('currentPage') ?? 1;
      const all = await addressesOf(context.database, source.id);
      return { items: pageOf(all, currentPage, pageSize), total_count: all.length, page_info: pageInfo(currentPage, pageSize, all.length) };
    }),
  group: (source) => ({ name: groupName(groupOf(source)) }),
  segments: () => [],
  default_shipping: async (source, _input, context) =>
    idText((await addressesOf(context.database, source.id)).find((address) => address.defaultShipping)),
  default_billing: async (source, _input, context) =>
    idText((await addressesOf(context.database, source.id)).find((address) => address.defaultBilling)),
  gift_registries: () => [],
  store_credit: () => ({ enabled: false, current_balance: { value: 0, currency: CURRENCY }, balance_history: null }),
});

function idText(address: CustomerAddress | undefined): string | null {
  return address ? String(address.id) : null;
}

const address = resolve('CustomerAddress')({
  customer_id: (source) => source.customerId,
  firstname: ({ details }) => details.firstname,
  lastname: ({ details }) => details.lastname,
  middlename: ({ details }) => details.middlename,
  prefix: ({ details }) => details.prefix,
  suffix: ({ details }) => details.suffix,
  company: ({ details }) => details.company,
  street: ({ details }) => details.street,
  city: ({ details }) => details.city,
  postcode: ({ details }) => details.postcode,
  telephone: ({ details }) => details.telephone,
  fax: ({ details }) => details.fax,
  vat_id: ({ details }) => details.vatId,
  country_code: ({ details }) => details.countryId,
  country_id: ({ details }) => details.countryId,
  region_id: ({ details }) => details.regionId,
  region: ({ details }) => ({ region: details.region, region_code: details.regionCode, region_id: details.regionId }),
  default_shipping: (source) => source.defaultShipping,
  default_billing: (source) => source.defaultBilling,
  custom_attributesV2: () => [],
});

const query = resolve('Query')({
  customer: async (_source, _input, context) => ownSource(await requireCustomer(context)),
});

export const customerResolvers: readonly TypeResolvers[] = [customer, address, query];
