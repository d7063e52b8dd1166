import { inputError, notFound } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import type { Input } from '../../platform/values/input.ts';
import { randomId } from '../../platform/values/secrets.ts';
import { idOf, textOf } from '../../platform/values/uid.ts';
import { customerSource } from '../customer/customer-resolvers.ts';
import { customerByEmail, customerById, type Customer } from '../customer/customers.ts';
import { hashPassword } from '../customer/passwords.ts';
import { isConsistent } from './acl.ts';
import { roleById, rolesOf, type Company, type CompanyRole } from './companies.ts';
import { requirePermission } from './company-access.ts';
import { accountMail } from './company-mail.ts';
import { invite } from './invitations.ts';
import { addNode } from './structure.ts';
import { parentFrom } from './team-mutations.ts';

async function ownRole(context: RequestContext, company: Company, id: string | undefined): Promise<CompanyRole> {
  const role = await roleById(context.database, idOf(id) ?? 0);
  if (!role || role.companyId !== company.id) throw notFound(`No such entity with roleId = ${textOf(id) ?? id ?? ''}`);
  return role;
}

async function freeRoleName(context: RequestContext, company: Company, name: string, except?: number): Promise<string> {
  const trimmed = name.trim();
  if (trimmed === '') throw inputError('Required parameter "name" is missing');
  const taken = (await rolesOf(context.database, company.id)).some(
    (role) => role.id !== except && role.name.toLowerCase() === trimmed.toLowerCase(),
  );
  if (taken) throw inputError('User role with this name already exists. Enter a different name to save this role.');
  return trimmed;
}

function permissionsFrom(input: Input): readonly string[] {
  const permissions = [...new Set(input.texts('permissions'))];
  if (!isConsistent(permissions))
    throw inputError('Unable to set "allow" for the resource because its parent resource(s) is set to "deny".');
  return permissions;
}

const roles = resolve('Mutation')({
  createCompanyRole: async (_source, input, context) => {
    const { company } = await requirePermission(context, 'Magento_Company::roles_edit');
    const values = input.object('input');
    const permissions = permissionsFrom(values);
    const name = await freeRoleName(context, company, values.text('name') ?? '');
    const [row] = await context.database.query<{ id: number }>(
      'insert into company_role (company_id, name, permissions) values ($1, $2, $3) returning id',
      [company.id, name, permissions],
    );
    return { role: present(await roleById(context.database, row?.id ?? 0)) };
  },
  updateCompanyRole: async (_source, input, context) => {
    const { company } = await requirePermission(context, 'Magento_Company::roles_edit');
    const values = input.object('input');
    const role = await ownRole(context, company, values.text('id'));
    const name = values.has('name') ? await freeRoleName(context, company, values.text('name') ?? '', role.id) : role.name;
    const permissions = values.has('permissions') ? permissionsFrom(values) : role.permissions;
    await context.database.query('update company_role set name = $2, permissions = $3 where id = $1', [role.id, name, permissions]);
    return { role: present(await roleById(context.database, role.id)) };
  },
  deleteCompanyRole: async (_source, input, context) => {
    const { company } = await requirePermission(context, 'Magento_Company::roles_edit');
    const role = await ownRole(context, company, input.text('id'));
    if (role.usersCount > 0)
      throw inputError('This role cannot be deleted because users are assigned to it. Reassign the users to another role to continue.');
    await context.database.query('delete from company_role where id = $1', [role.id]);
    return { success: true };
  },
});

export async function ownUser(context: RequestContext, company: Company, id: string | undefined): Promise<Customer> {
  const user = await customerById(context.database, idOf(id) ?? 0);
  if (!user || user.companyId !== company.id) throw notFound(`No such entity with customerId = ${textOf(id) ?? id ?? ''}`);
  return user;
}

const users = resolve('Mutation')({
  createCompanyUser: async (_source, input, context) => {
    const { company, caller } = await requirePermission(context, 'Magento_Company::users_edit');
    const values = input.object('input');
    const email = (values.text('email') ?? '').trim().toLowerCase();
    if (!isEmail(email)) throw inputError(`"${values.text('email') ?? ''}" is not a valid email address.`);
    const role = await ownRole(context, company, values.text('role_id'));
    const known = await customerByEmail(context.database, email);
    const parent = await parentFrom(context, company, values);
    if (known?.companyId === company.id) throw inputError('A customer with the same email already assigned to company.');
    if (known) {
      const invitation = {
        customerId: known.id,
        email,
        roleId: role.id,
        parentId: parent,
        jobTitle: values.text('job_title'),
        telephone: values.text('telephone'),
        status: values.text('status') ?? 'ACTIVE',
      };
      await context.database.transaction((transaction) =>
        invite(transaction, context.store, context.origin, company, invitation, `${caller.firstname} ${caller.lastname}`),
      );
      throw inputError(
        'Invitation was sent to an existing customer, they will be added to your organization once they accept the invitation.',
      );
    }
    const passwordHash = await hashPassword(randomId());
    const id = await context.database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ id: number }>(
        `insert into customer (email, firstname, lastname, password_hash, store_id, company_id, company_role_id, company_status, ` +
          `job_title, telephone) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
        [
          email,
          values.text('firstname'),
          values.text('lastname'),
          passwordHash,
          context.store.id,
          company.id,
          role.id,
          values.text('status') ?? 'ACTIVE',
          values.text('job_title'),
          values.text('telephone'),
        ],
      );
      await addNode(transaction, company.id, { customerId: row?.id ?? 0 }, parent, company.adminId);
      await keepMail(transaction, {
        recipient: email,
        ...accountMail(context.store, company.name, `${caller.firstname} ${caller.lastname}`),
      });
      return row?.id ?? 0;
    });
    return { user: await userSource(context, id) };
  },
  updateCompanyUser: async (_source, input, context) => {
    const { company } = await requirePermission(context, 'Magento_Company::users_edit');
    const values = input.object('input');
    const user = await ownUser(context, company, values.text('id'));
    if (user.companyAdmin && values.text('status') === 'INACTIVE') {
      throw inputError(
        `The user ${user.firstname} ${user.lastname} is the company admin and cannot be set to inactive. You must set another user as the company admin first.`,
      );
    }
    const role = values.has('role_id') ? await ownRole(context, company, values.text('role_id')) : undefined;
    const email = values.text('email')?.trim().toLowerCase();
    if (email !== undefined && !isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
    const other = email === undefined ? undefined : await customerByEmail(context.database, email);
    if (other && other.id !== user.id) throw inputError('A customer with the same email address already exists in an associated website.');
    await context.database.query(
      `update customer set email = coalesce($2, email), firstname = coalesce($3, firstname), lastname = coalesce($4, lastname), job_title = coalesce($5, job_title), telephone = coalesce($6, telephone),
         company_status = coalesce($7, company_status), company_role_id = coalesce($8, company_role_id) where id = $1`,
      [
        user.id,
        email ?? null,
        values.text('firstname') ?? null,
        values.text('lastname') ?? null,
        values.text('job_title') ?? null,
        values.text('telephone') ?? null,
        values.text('status') ?? null,
        role?.id ?? null,
      ],
    );
    if (values.text('status') === 'INACTIVE') await context.database.query('delete from customer_token where customer_id = $1', [user.id]);
    return { user: await userSource(context, user.id) };
  },
  // The older one keeps the account and only locks it.
  deleteCompanyUser: async (_source, input, context) => {
    const { company, caller } = await requirePermission(context, 'Magento_Company::users_edit');
    const user = await ownUser(context, company, input.text('id'));
    refuseLosing(user, caller);
    await context.database.query(`update customer set company_status = 'INACTIVE' where id = $1`, [user.id]);
    await context.database.query('delete from customer_token where customer_id = $1', [user.id]);
    return { success: true };
  },
});

export function refuseLosing(user: Customer, caller: Customer): void {
  if (user.id === caller.id) throw inputError('You cannot delete yourself.');
  if (user.companyAdmin)
    throw inputError(
      `The user ${user.firstname} ${user.lastname} is the company admin and cannot be set to inactive. You must set another user as the company admin first.`,
    );
}

async function userSource(context: RequestContext, id: number): Promise<SourceOf<'Customer'>> {
  const user = await customerById(context.database, id);
  return customerSource(present(user));
}

export const companyMutations: readonly TypeResolvers[] = [roles, users];
