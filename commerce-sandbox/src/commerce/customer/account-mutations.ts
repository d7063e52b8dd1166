import { inputError, notAuthorized, tooManyRequests } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import type { Input } from '../../platform/values/input.ts';
import { changeEmail, changePassword, createCustomer, requestPasswordReset, resetPassword, setSubscription, signIn } from './account.ts';
import { ownSource, type CustomerSource } from './customer-resolvers.ts';
import { customerByEmail, type Customer } from './customers.ts';
import { requireCustomer } from './require-customer.ts';
import { revokeToken } from './tokens.ts';

const session = resolve('Mutation')({
  generateCustomerToken: async (_source, input, context) => {
    const email = input.text('email') ?? '';
    const password = input.text('password') ?? '';
    if (email.trim() === '') throw inputError('Specify the "email" value.');
    if (password === '') throw inputError('Specify the "password" value.');
    if (!context.limits.signIns.take(context.caller)) throw tooManyRequests();
    return { token: await signIn(context.database, email, password) };
  },
  revokeCustomerToken: async (_source, _input, context) => {
    if (context.customerId === undefined || context.token === undefined) throw notAuthorized();
    await revokeToken(context.database, context.token);
    return { result: true };
  },
});

async function register(context: RequestContext, values: Input): Promise<SourceOf<'CustomerOutput'>> {
  const customer = await createCustomer(context.database, context.config, context.store, {
    email: values.text('email') ?? '',
    firstname: values.text('firstname') ?? '',
    lastname: values.text('lastname') ?? '',
    password: values.text('password'),
    subscribed: values.flag('is_subscribed') ?? false,
    middlename: values.text('middlename'),
    prefix: values.text('prefix'),
    suffix: values.text('suffix'),
    dateOfBirth: dateOf(values),
    gender: values.number('gender'),
    taxvat: values.text('taxvat'),
    origin: context.origin,
  });
  // The answer may be read like `customer`: it is the new customer's own.
  return { customer: { ...ownSource(customer), ...birthdayAsTyped(values) } };
}

function dateOf(values: Input): string | undefined {
  const text = values.text('date_of_birth') ?? values.text('dob');
  if (text === undefined || text === '') return undefined;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isDay(date)) throw inputError('Invalid date');
  return date;
}

/** Whether a text is a day of the calendar: the 31st of February is none. */
function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** The answer to a change has the day as it was sent, later ones as the platform writes days. */
function birthdayAsTyped(values: Input): { readonly dateOfBirth?: string } {
  const typed = values.text('date_of_birth') ?? values.text('dob');
  return typed === undefined || typed === '' ? {} : { dateOfBirth: typed };
}

async function update(context: RequestContext, values: Input): Promise<SourceOf<'CustomerOutput'>> {
  const customer = await requireCustomer(context);
  if (values.names().length === 0) throw inputError('"input" value should be specified');
  for (const [name, label] of [
    ['firstname', 'First Name'],
    ['lastname', 'Last Name'],
  ] as const) {
    if (values.has(name) && (values.text(name) ?? '').trim() === '') throw inputError(`"${label}" is a required value.`);
  }
  await changeEmailToo(context, customer, values);
  await context.database.query(
    `update customer set firstname = coalesce($2, firstname), lastname = coalesce($3, lastname), middlename = coalesce($4, middlename), prefix = coalesce($5, prefix), suffix = coalesce($6, suffix),
       date_of_birth = coalesce($7, date_of_birth), gender = coalesce($8, gender), taxvat = coalesce($9, taxvat), remote_assistance = coalesce($10, remote_assistance) where id = $1`,
    [
      customer.id,
      values.text('firstname')?.trim() ?? null,
      values.text('lastname')?.trim() ?? null,
      values.text('middlename') ?? null,
      values.text('prefix') ?? null,
      values.text('suffix') ?? null,
      dateOf(values) ?? null,
      values.number('gender') ?? null,
      values.text('taxvat') ?? null,
      values.flag('allow_remote_shopping_assistance') ?? null,
    ],
  );
  const subscribed = values.flag('is_subscribed');
  const now = await requireCustomer(context);
  if (subscribed !== undefined) await setSubscription(context.database, now.email, subscribed);
  return { customer: { ...(await self(context)), ...birthdayAsTyped(values) } };
}

/** `updateCustomer` takes a new e-mail address along, with the password that proves who asks. */
async function changeEmailToo(context: RequestContext, customer: Customer, values: Input): Promise<void> {
  const email = values.text('email');
  if (email === undefined || email.trim().toLowerCase() === customer.email) return;
  const password = values.text('password') ?? '';
  if (password === '') throw inputError('Provide the current "password" to change "email".');
  await changeEmail(context.database, customer.id, email, password);
}

async function self(context: RequestContext): Promise<CustomerSource> {
  return ownSource(await requireCustomer(context));
}

const account = resolve('Mutation')({
  createCustomer: (_source, input, context) => register(context, input.object('input')),
  createCustomerV2: (_source, input, context) => register(context, input.object('input')),
  updateCustomer: (_source, input, context) => update(context, input.object('input')),
  updateCustomerV2: (_source, input, context) => update(context, input.object('input')),
  updateCustomerEmail: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    await changeEmail(context.database, customer.id, input.text('email') ?? '', input.text('password') ?? '');
    return { customer: await self(context) };
  },
  changeCustomerPassword: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const current = input.text('currentPassword') ?? '';
    const next = input.text('newPassword') ?? '';
    if (current === '') throw inputError('Specify the "currentPassword" value.');
    if (next === '') throw inputError('Specify the "newPassword" value.');
    await changePassword(context.database, customer.id, current, next);
    return self(context);
  },
  requestPasswordResetEmail: async (_source, input, context) => {
    const email = input.text('email') ?? '';
    // Magento's own protection (`password_reset_protection_type`) ends in the resolver's one message for everything.
    if (!context.limits.resets.take(email.trim().toLowerCase())) throw inputError("Cannot reset the customer's password");
    await requestPasswordReset(context.database, context.store, context.origin, email);
    return true;
  },
  resetPassword: async (_source, input, context) => {
    await resetPassword(
      context.database,
      input.text('email') ?? '',
      input.text('resetPasswordToken') ?? '',
      input.text('newPassword') ?? '',
    );
    return true;
  },
});

const query = resolve('Query')({
  isEmailAvailable: async (_source, input, context) => {
    const email = input.text('email') ?? '';
    if (email.trim() === '') throw inputError('Email must be specified');
    if (!isEmail(email.trim())) throw inputError('Email is invalid');
    return { is_email_available: (await customerByEmail(context.database, email)) === undefined };
  },
});

export const accountMutations: readonly TypeResolvers[] = [session, account, query];
