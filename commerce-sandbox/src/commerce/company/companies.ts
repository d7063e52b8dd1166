import type { Queryable } from '../../platform/database/database.ts';
import type { SourceOf } from '../../platform/graphql/resolvers.ts';
import { uid } from '../../platform/values/uid.ts';
import { SELECT_CUSTOMER, type Customer } from '../customer/customers.ts';

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly vatTaxId: string;
  readonly resellerId: string | null;
  readonly legalAddress: {
    readonly street: readonly string[];
    readonly city: string;
    readonly regionId: number;
    readonly regionCode: string;
    readonly region: string;
    readonly postcode: string;
    readonly countryId: string;
    readonly telephone: string;
  };
  readonly adminId: number | null;
  readonly salesRepresentative: { readonly email: string; readonly firstname: string; readonly lastname: string };
  readonly paymentMethods: readonly string[];
}

export interface CompanyRole {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly permissions: readonly string[];
  readonly usersCount: number;
}

export interface CompanyTeam {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly description: string;
  readonly structureId: number;
}

export interface StructureNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly customerId: number | null;
  readonly teamId: number | null;
}

export async function companyById(target: Queryable, id: number): Promise<Company | undefined> {
  const [company] = await target.query<Company>(
    `select id, name, legal_name as "legalName", email, vat_tax_id as "vatTaxId", reseller_id as "resellerId", legal_address as "legalAddress", admin_id as "adminId", sales_representative as "salesRepresentative", payment_methods as "paymentMethods"
     from company where id = $1`,
    [id],
  );
  return company;
}

/** Whether this customer buys for a company that is set up for purchase orders. */
export async function wantsPurchaseOrders(target: Queryable, customerId: number): Promise<boolean> {
  const [found] = await target.query<{ wants: boolean }>(
    'select k.purchase_orders_enabled as wants from customer c join company k on k.id = c.company_id where c.id = $1',
    [customerId],
  );
  return found?.wants ?? false;
}

/** Sets up the company of this member with purchase orders, or without; false where there is none. */
export async function setPurchaseOrders(target: Queryable, email: string, enabled: boolean): Promise<boolean> {
  const changed = await target.query(
    'update company k set purchase_orders_enabled = $2 from customer c where c.company_id = k.id and c.email = lower($1) returning k.id',
    [email, enabled],
  );
  return changed.length > 0;
}

export async function companyBasics(target: Queryable, id: number): Promise<SourceOf<'CompanyBasicInfo'> | null> {
  const company = await companyById(target, id);
  return company ? { id: uid(company.id), name: company.name, legal_name: company.legalName } : null;
}

const SELECT_ROLE = `
  select r.id, r.company_id as "companyId", r.name, r.permissions, (select count(*)::int from customer c where c.company_role_id = r.id) as "usersCount" from company_role r`;

export function rolesOf(target: Queryable, companyId: number): Promise<readonly CompanyRole[]> {
  return target.query<CompanyRole>(`${SELECT_ROLE} where r.company_id = $1 order by r.id`, [companyId]);
}

export async function roleById(target: Queryable, id: number): Promise<CompanyRole | undefined> {
  const [role] = await target.query<CompanyRole>(`${SELECT_ROLE} where r.id = $1`, [id]);
  return role;
}

export function usersOf(target: Queryable, companyId: number, status: string | undefined): Promise<readonly Customer[]> {
  return target.query<Customer>(
    `${SELECT_CUSTOMER} where c.company_id = $1 and ($2::text is null or c.company_status = $2) order by c.id`,
    [companyId, status ?? null],
  );
}

export function teamsOf(target: Queryable, companyId: number): Promise<readonly CompanyTeam[]> {
  return target.query<CompanyTeam>(
    'select t.id, t.company_id as "companyId", t.name, t.description, s.id as "structureId" from company_team t join ' +
      'company_structure s on s.team_id = t.id where t.company_id = $1 order by t.id',
    [companyId],
  );
}

export function structureOf(target: Queryable, companyId: number): Promise<readonly StructureNode[]> {
  return target.query<StructureNode>(
    'select id, parent_id as "parentId", customer_id as "customerId", team_id as "teamId" from company_structure where ' +
      'company_id = $1 order by id',
    [companyId],
  );
}
