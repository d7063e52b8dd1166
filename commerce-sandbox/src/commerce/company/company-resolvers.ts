import { notAuthorized } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { CURRENCY } from '../../platform/store-view/stores.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { customerSource, type CustomerSource } from '../customer/customer-resolvers.ts';
import { customerByEmail, customerById, type Customer } from '../customer/customers.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { ACL_TREE, allowedTree } from './acl.ts';
import {
  companyBasics,
  companyById,
  roleById,
  rolesOf,
  structureOf,
  teamsOf,
  usersOf,
  type Company,
  type CompanyRole,
  type CompanyTeam,
} from './companies.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Company: CompanySource;
    CompanyRole: CompanyRole;
    CompanyTeam: CompanyTeam;
  }
}

/** The caller's company, with the caller; guests and customers without one are refused as the platform does. */
export async function requireCompany(context: RequestContext): Promise<{ readonly company: Company; readonly caller: Customer }> {
  const caller = await requireCustomer(context);
  const company = caller.companyId === null ? undefined : await companyById(context.database, caller.companyId);
  if (!company) throw notAuthorized('Customer is not a company user.');
  return { company, caller };
}

/** Whether a user's role allows something; the administrator may do everything. */
export async function mayDo(context: RequestContext, caller: Customer, permission: string): Promise<boolean> {
  if (caller.companyAdmin) return true;
  const role = caller.companyRoleId === null ? undefined : await roleById(context.database, caller.companyRoleId);
  return role?.permissions.includes(permission) ?? false;
}

interface CompanySource extends Company {
  /** Who asks; undefined in the answer to a registration, where there is no member signed in. */
  readonly caller: Customer | undefined;
}

/** Refuses what the caller's role does not allow. */
async function require(context: RequestContext, source: CompanySource, permission: string): Promise<void> {
  if (!source.caller || !(await mayDo(context, source.caller, permission)))
    throw notAuthorized('You do not have authorization to perform this action.');
}

/** Reads a part of the profile that a role may be kept from; the answer to a registration shows what was registered. */
async function profile<Part>(context: RequestContext, source: CompanySource, permission: string, part: () => Part): Promise<Awaited<Part>> {
  if (source.caller) await require(context, source, permission);
  return await part();
}

const NO_MONEY = { value: 0, currency: CURRENCY };
/** No company has been given credit: true, and so is the empty history. */
const NO_CREDIT = { available_credit: NO_MONEY, credit_limit: NO_MONEY, outstanding_balance: NO_MONEY };

const company = resolve('Company')({
  id: (source) => uid(source.id),
  legal_name: (source) => source.legalName,
  vat_tax_id: (source) => source.vatTaxId,
  reseller_id: (source) => source.resellerId,
  payment_methods: (source, _input, context) =>
    profile(context, source, 'Magento_Company::payment_information', () => source.paymentMethods),
  legal_address: (source, _input, context) =>
    profile(context, source, 'Magento_Company::view_address', () => ({
      street: source.legalAddress.street,
      city: source.legalAddress.city,
      postcode: source.legalAddress.postcode,
      country_code: source.legalAddress.countryId,
      telephone: source.legalAddress.telephone,
      region: { region: source.legalAddress.region, region_code: source.legalAddress.regionCode, region_id: source.legalAddress.regionId },
    })),
  company_admin: (source, _input, context) =>
    profile(context, source, 'Magento_Company::contacts', async () =>
      userSource(source.adminId === null ? undefined : await customerById(context.database, source.adminId)),
    ),
  sales_representative: (source, _input, context) =>
    profile(context, source, 'Magento_Company::contacts', () => source.salesRepresentative),
  acl_resources: () => ACL_TREE,
  credit: (source, _input, context) => profile(context, source, 'Magento_Company::credit', () => NO_CREDIT),
  credit_history: (source, input, context) =>
    profile(context, source, 'Magento_Company::credit_history', () => ({
      items: [],
      total_count: 0,
      page_info: pageInfo(input.number('currentPage') ?? 1, input.number('pageSize') ?? 20, 0),
    })),
  users: async (source, input, context) => {
    await require(context, source, 'Magento_Company::users_view');
    const users = await usersOf(context.database, source.id, input.object('filter').text('status'));
    return page(users.map(customerSource), input.number('currentPage') ?? 1, input.number('pageSize') ?? 20);
  },
  user: async (source, input, context) => {
    if (idOf(input.text('id')) !== source.caller?.id) await require(context, source, 'Magento_Company::users_view');
    const user = await customerById(context.database, idOf(input.text('id')) ?? 0);
    return user?.companyId === source.id ? customerSource(user) : null;
  },
  roles: async (source, input, context) => {
    await require(context, source, 'Magento_Company::roles_view');
    return page(await rolesOf(context.database, source.id), input.number('currentPage') ?? 1, input.number('pageSize') ?? 20);
  },
  role: async (source, input, context) => {
    await require(context, source, 'Magento_Company::roles_view');
    const role = await roleById(context.database, idOf(input.text('id')) ?? 0);
    return role?.companyId === source.id ? role : null;
  },
  team: async (source, input, context) => {
    await require(context, source, 'Magento_Company::users_view');
    return (await teamsOf(context.database, source.id)).find((team) => team.id === idOf(input.text('id'))) ?? null;
  },
  structure: async (source, input, context) => {
    await require(context, source, 'Magento_Company::users_view');
    return structure(context, source, idOf(input.text('rootId')), input.number('depth') ?? 10);
  },
});

function page<Item>(
  items: readonly Item[],
  currentPage: number,
  pageSize: number,
): { readonly items: readonly Item[]; readonly total_count: number; readonly page_info: ReturnType<typeof pageInfo> } {
  return {
    items: pageOf(items, currentPage, pageSize),
    total_count: items.length,
    page_info: pageInfo(currentPage, pageSize, items.length),
  };
}

function userSource(customer: Customer | undefined): CustomerSource | null {
  return customer ? customerSource(customer) : null;
}

async function structure(
  context: RequestContext,
  source: CompanySource,
  rootId: number | undefined,
  depth: number,
): Promise<SourceOf<'CompanyStructure'>> {
  const [nodes, teams, users] = await Promise.all([
    structureOf(context.database, source.id),
    teamsOf(context.database, source.id),
    usersOf(context.database, source.id, undefined),
  ]);
  const depthOf = (id: number | null): number => {
    const node = nodes.find((candidate) => candidate.id === id);
    if (!node || node.id === rootId) return 0;
    return node.parentId === null ? (rootId === undefined ? 0 : Number.POSITIVE_INFINITY) : depthOf(node.parentId) + 1;
  };
  return {
    items: nodes
      .filter((node) => depthOf(node.id) <= depth)
      .map((node) => {
        const team = teams.find((candidate) => candidate.id === node.teamId);
        const user = users.find((candidate) => candidate.id === node.customerId);
        return {
          id: uid(node.id),
          parent_id: uid(node.parentId ?? 0),
          entity: team ? { __typename: 'CompanyTeam', ...team } : user ? customerSource(user) : null,
        };
      }),
  };
}

const role = resolve('CompanyRole')({
  id: (source) => uid(source.id),
  users_count: (source) => source.usersCount,
  permissions: (source) => allowedTree(source.permissions),
});

const team = resolve('CompanyTeam')({ id: (source) => uid(source.id), structure_id: (source) => uid(source.structureId) });

const customer = resolve('Customer')({
  companies: async (source, _input, context) => ({
    items: source.companyId === null ? [] : [await companyBasics(context.database, source.companyId)],
    page_info: pageInfo(1, 20, source.companyId === null ? 0 : 1),
  }),
  role: async (source, _input, context) =>
    source.companyRoleId === null ? null : ((await roleById(context.database, source.companyRoleId)) ?? null),
  team: async (source, _input, context) => {
    if (source.companyId === null) return null;
    const [nodes, teams] = await Promise.all([
      structureOf(context.database, source.companyId),
      teamsOf(context.database, source.companyId),
    ]);
    const parent = nodes.find((node) => node.id === nodes.find((candidate) => candidate.customerId === source.id)?.parentId);
    return teams.find((candidate) => candidate.id === parent?.teamId) ?? null;
  },
});

const query = resolve('Query')({
  company: async (_source, _input, context): Promise<CompanySource> => {
    const found = await requireCompany(context);
    return { ...found.company, caller: found.caller };
  },
  isCompanyRoleNameAvailable: async (_source, input, context) => {
    const { company: own } = await requireCompany(context);
    const roles = await rolesOf(context.database, own.id);
    return {
      is_role_name_available: !roles.some((candidate) => candidate.name.toLowerCase() === (input.text('name') ?? '').trim().toLowerCase()),
    };
  },
  isCompanyUserEmailAvailable: async (_source, input, context) => {
    const known = await customerByEmail(context.database, input.text('email') ?? '');
    return { is_email_available: known === undefined };
  },
});

export const companyResolvers: readonly TypeResolvers[] = [company, role, team, customer, query];
