import { inputError, notAuthorized } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { Input } from '../../platform/values/input.ts';
import { randomId } from '../../platform/values/secrets.ts';
import { idOf } from '../../platform/values/uid.ts';
import { readAddress } from '../address/address.ts';
import { customerByEmail } from '../customer/customers.ts';
import { hashPassword } from '../customer/passwords.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { ALL_PERMISSIONS, DEFAULT_USER_PERMISSIONS } from './acl.ts';
import { companyById, type Company } from './companies.ts';
import { accountMail } from './company-mail.ts';
import { mayDo, requireCompany } from './company-resolvers.ts';
import { acceptInvitation } from './invitations.ts';

const OFFLINE_PAYMENTS = ['cashondelivery', 'banktransfer', 'purchaseorder', 'checkmo'];
const SALES_REPRESENTATIVE = { email: 'key.accounts@example.com', firstname: 'Omar', lastname: 'Al Harbi' };

async function emailTaken(context: RequestContext, email: string, except?: number): Promise<boolean> {
  const rows = await context.database.query<{ id: number }>('select id from company where lower(email) = lower($1)', [email.trim()]);
  return rows.some((row) => row.id !== except);
}

function required(values: Input, name: string): string {
  const text = values.text(name)?.trim() ?? '';
  if (text === '') throw inputError(`"${name}" is required. Enter and try again.`);
  return text.slice(0, 255);
}

async function legalAddress(context: RequestContext, values: Input, stored?: Company['legalAddress']): Promise<Company['legalAddress']> {
  const base = stored
    ? {
        street: stored.street,
        city: stored.city,
        postcode: stored.postcode,
        country_id: stored.countryId,
        telephone: stored.telephone,
        region: { region_id: stored.regionId },
      }
    : {};
  // The address of a company has no person in it.
  const person = { firstname: '-', lastname: '-' };
  const { address, problems } = await readAddress(
    context.database,
    context.store,
    new Input({ ...base, ...Object.fromEntries(values.names().map((name) => [name, values.raw(name)])), ...person }),
  );
  const [problem] = problems;
  if (problem) throw inputError(problem.graphql);
  return {
    street: address.street,
    city: address.city,
    regionId: address.regionId ?? 0,
    regionCode: address.regionCode ?? '',
    region: address.region ?? '',
    postcode: address.postcode ?? '',
    countryId: address.countryId,
    telephone: address.telephone ?? '',
  };
}

/**
 * Makes the company, its first roles and its administrator, who chooses a password by "Forgot password". Companies are approved at once.
 */
async function create(context: RequestContext, values: Input): Promise<Company | undefined> {
  const admin = values.object('company_admin');
  const [name, legalName, email] = [required(values, 'company_name'), required(values, 'legal_name'), required(values, 'company_email')];
  const adminEmail = required(admin, 'email').toLowerCase();
  const [firstname, lastname] = [required(admin, 'firstname'), required(admin, 'lastname')];
  for (const address of [email, adminEmail]) if (!isEmail(address)) throw inputError(`"${address}" is not a valid email address.`);
  if (await emailTaken(context, email))
    throw inputError('Company with this email already exists. Enter a different email to create a company.');
  if (await customerByEmail(context.database, adminEmail))
    throw inputError('A customer with the same email address already exists in an associated website.');
  const address = await legalAddress(context, values.object('legal_address'));
  const passwordHash = await hashPassword(randomId());
  const id = await context.database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ id: number }>(
      'insert into company (name, legal_name, email, vat_tax_id, reseller_id, legal_address, sales_representative, ' +
        'payment_methods) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id',
      [
        name,
        legalName,
        email,
        values.text('vat_tax_id') ?? '',
        values.text('reseller_id') ?? null,
        JSON.stringify(address),
        JSON.stringify(SALES_REPRESENTATIVE),
        OFFLINE_PAYMENTS,
      ],
    );
    const companyId = row?.id ?? 0;
    const [role] = await transaction.query<{ id: number }>(
      'insert into company_role (company_id, name, permissions) values ($1, $2, $3) returning id',
      [companyId, 'Company Administrator', ALL_PERMISSIONS],
    );
    await transaction.query('insert into company_role (company_id, name, permissions) values ($1, $2, $3)', [
      companyId,
      'Default User',
      DEFAULT_USER_PERMISSIONS,
    ]);
    const [customer] = await transaction.query<{ id: number }>(
      `insert into customer (email, firstname, lastname, gender, password_hash, store_id, company_id, company_role_id, ` +
        `company_status, job_title, telephone) values ($1, $2, $3, $4, $5, $6, $7, $8, 'ACTIVE', $9, $10) returning id`,
      [
        adminEmail,
        firstname,
        lastname,
        admin.number('gender') ?? null,
        passwordHash,
        context.store.id,
        companyId,
        role?.id,
        admin.text('job_title') ?? null,
        admin.text('telephone') ?? address.telephone,
      ],
    );
    await transaction.query('update company set admin_id = $2 where id = $1', [companyId, customer?.id]);
    await transaction.query('insert into company_structure (company_id, customer_id) values ($1, $2)', [companyId, customer?.id]);
    await keepMail(transaction, { recipient: adminEmail, ...accountMail(context.store, name, undefined) });
    return companyId;
  });
  return companyById(context.database, id);
}

const mutations = resolve('Mutation')({
  createCompany: async (_source, input, context) => {
    const company = await create(context, input.object('input'));
    // Who registers a company may be a guest: only its own details can be read in the answer.
    return { company: { ...present(company), caller: undefined } };
  },
  updateCompany: async (_source, input, context) => {
    const { company, caller } = await requireCompany(context);
    const values = input.object('input');
    const account = values.names().some((name) => name !== 'legal_address');
    const needed = [
      ...(account ? ['Magento_Company::edit_account'] : []),
      ...(values.has('legal_address') ? ['Magento_Company::edit_address'] : []),
    ];
    for (const permission of needed)
      if (!(await mayDo(context, caller, permission))) throw notAuthorized('You do not have authorization to perform this action.');
    const email = values.has('company_email') ? required(values, 'company_email') : company.email;
    if (!isEmail(email)) throw inputError(`"${email}" is not a valid email address.`);
    if (await emailTaken(context, email, company.id))
      throw inputError('Company with this email already exists. Enter a different email to create a company.');
    const address = values.has('legal_address')
      ? await legalAddress(context, values.object('legal_address'), company.legalAddress)
      : company.legalAddress;
    await context.database.query(
      'update company set name = $2, legal_name = $3, email = $4, vat_tax_id = coalesce($5, vat_tax_id), reseller_id = ' +
        'coalesce($6, reseller_id), legal_address = $7 where id = $1',
      [
        company.id,
        values.has('company_name') ? required(values, 'company_name') : company.name,
        values.has('legal_name') ? required(values, 'legal_name') : company.legalName,
        email,
        values.text('vat_tax_id') ?? null,
        values.text('reseller_id') ?? null,
        JSON.stringify(address),
      ],
    );
    return { company: { ...((await companyById(context.database, company.id)) ?? company), caller } };
  },
  acceptCompanyInvitation: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const user = values.object('user');
    if (idOf(user.text('customer_id')) !== customer.id) throw notAuthorized();
    if (customer.companyId !== null) throw inputError('A customer with the same email already assigned to company.');
    const accepted = await acceptInvitation(context.database, idOf(user.text('company_id')) ?? 0, customer.id, values.text('code') ?? '');
    if (!accepted) throw inputError('The invitation code is not valid.');
    return { success: true };
  },
});

const query = resolve('Query')({
  isCompanyEmailAvailable: async (_source, input, context) => {
    const email = input.text('email') ?? '';
    if (!isEmail(email.trim())) throw inputError('Email is invalid');
    return { is_email_available: !(await emailTaken(context, email)) };
  },
  isCompanyAdminEmailAvailable: async (_source, input, context) => {
    const email = input.text('email') ?? '';
    if (!isEmail(email.trim())) throw inputError('Email is invalid');
    return { is_email_available: (await customerByEmail(context.database, email)) === undefined };
  },
});

export const companyAccountMutations: readonly TypeResolvers[] = [mutations, query];
