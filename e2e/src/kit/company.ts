/* A company of a test's own: the demo company is for all tests, which only read it. */
import { choosePassword, newEmail, type Customer } from './customer';
import type { Platform } from './platform';

/** The role that the platform gives a new company beside the administrator's: who has it buys, and manages nothing. */
export const DEFAULT_ROLE = 'Default User';

interface NewUser {
  firstName?: string;
  lastName?: string;
  /** The name of a role: `DEFAULT_ROLE` unless it says otherwise. */
  role?: string;
}

interface NewCompany<Name extends string> {
  /** Permissions of further roles, by the role's name; each permission with all that stand above it in the platform's tree. */
  roles?: Readonly<Record<string, readonly string[]>>;
  /** Active users below the administrator. */
  users?: Readonly<Record<Name, NewUser>>;
}

export interface Company<Name extends string = string> {
  name: string;
  admin: Customer;
  users: Readonly<Record<Name, Customer>>;
  /** Ids of the roles, by their names. */
  roles: Readonly<Record<string, string>>;
}

const text = (value: string) => JSON.stringify(value);

/** The sandbox approves companies at once, so it is active; its people have the tests' password. */
export async function createCompany<Name extends string = never>(
  platform: Platform,
  { roles: newRoles = {}, users: newUsers }: NewCompany<Name> = {},
): Promise<Company<Name>> {
  const email = newEmail('admin');
  const name = `Gulf Pumps ${email.slice(6, 14)}`;
  const place = 'street:["1 Way"],city:"Jeddah",country_id:SA,region:{region_code:"SA-02"},postcode:"22233",telephone:"126000000"';
  await platform.ask(
    `mutation{createCompany(input:{company_name:${text(name)},legal_name:${text(`${name} Co.`)},company_email:"office-${email}",` +
      `legal_address:{${place}},company_admin:{email:"${email}",firstname:"Aisha",lastname:"Salem"}}){company{id}}}`,
  );
  const admin = await choosePassword(platform, email);
  const { token } = admin;
  for (const [role, permissions] of Object.entries(newRoles))
    await platform.ask(`mutation{createCompanyRole(input:{name:${text(role)},permissions:${JSON.stringify(permissions)}}){role{id}}}`, {
      token,
    });
  const { company } = await platform.ask<{ company: { roles: { items: { id: string; name: string }[] } } }>(
    '{company{roles(pageSize:100){items{id name}}}}',
    { token },
  );
  const roles = Object.fromEntries(company.roles.items.map((role) => [role.name, role.id]));
  const join = async (user: NewUser): Promise<Customer> => {
    const role = roles[user.role ?? DEFAULT_ROLE];
    if (role === undefined) throw new Error(`The company has no role “${user.role}”.`);
    return choosePassword(platform, await addUser(platform, admin, role, user));
  };
  const entries = Object.entries<NewUser>(newUsers ?? {});
  const users = await Promise.all(entries.map(async ([key, user]) => [key, await join(user)] as const));
  return { name, admin, roles, users: Object.fromEntries(users) as Record<Name, Customer> };
}

/** Somebody new in a company, who has no password yet. Gives the e-mail address. */
export async function addUser(
  platform: Platform,
  { token }: Customer,
  role: string,
  { firstName = 'Sara', lastName = 'Nasser' }: NewUser = {},
): Promise<string> {
  const email = newEmail('user');
  await platform.ask(
    `mutation{createCompanyUser(input:{email:"${email}",firstname:${text(firstName)},lastname:${text(lastName)},job_title:"Buyer",` +
      `telephone:"551234567",role_id:"${role}",status:ACTIVE}){user{id}}}`,
    { token },
  );
  return email;
}

interface NewRule {
  name: string;
  /** Riyals above which a purchase of anybody's needs approval. */
  above: number;
  /** The name of the role that approves. */
  approver: string;
}

/** An enabled approval rule. Gives its id. */
export async function addApprovalRule(platform: Platform, { admin, roles }: Company, { name, above, approver }: NewRule): Promise<string> {
  const condition = `{attribute:GRAND_TOTAL,operator:MORE_THAN,amount:{value:${above},currency:SAR}}`;
  const { createPurchaseOrderApprovalRule: rule } = await platform.ask<{ createPurchaseOrderApprovalRule: { uid: string } }>(
    `mutation{createPurchaseOrderApprovalRule(input:{name:${text(name)},applies_to:[],approvers:["${roles[approver]}"],status:ENABLED,` +
      `condition:${condition}}){uid}}`,
    { token: admin.token },
  );
  return rule.uid;
}
