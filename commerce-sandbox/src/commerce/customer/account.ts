import type { Database, Queryable } from '../../platform/database/database.ts';
import { alreadyExists, inputError, notAuthenticated } from '../../platform/errors/errors.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { randomId, hashToken } from '../../platform/values/secrets.ts';
import { sendConfirmation } from './confirmation.ts';
import { customerByEmail, customerById, type Customer } from './customers.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';

const MAX_FAILURES = 10;
const LOCK_MINUTES = 10;
const RESET_HOURS = 2;

const WRONG_SIGN_IN = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.';

interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
  readonly locked: boolean;
  readonly inactive: boolean;
  readonly unconfirmed: boolean;
}

async function credentialsOf(target: Queryable, email: string): Promise<Credentials | undefined> {
  const [row] = await target.query<Credentials>(
    `select id, password_hash as "passwordHash", coalesce(locked_until > now(), false) as locked, coalesce(company_status = ` +
      `'INACTIVE', false) as inactive, confirmation_hash is not null as unconfirmed from customer where email = $1`,
    [email.trim().toLowerCase()],
  );
  return row;
}

/** A stored hash that no password matches: an unknown address takes as long as a wrong password. */
const NOBODY = hashPassword(randomId());

/** Checks e-mail and password; counts failures and locks the account for a while after too many. */
async function authenticate(target: Queryable, email: string, password: string): Promise<number | undefined> {
  const found = await credentialsOf(target, email);
  const right = await verifyPassword(password, found?.passwordHash ?? (await NOBODY));
  if (!found || found.locked || found.inactive) return undefined;
  if (!right) {
    await target.query(
      `update customer set failed_attempts = failed_attempts + 1, locked_until = case when failed_attempts + 1 >= ${MAX_FAILURES} then now() + interval '${LOCK_MINUTES} minutes' else locked_until end where id = $1`,
      [found.id],
    );
    return undefined;
  }
  await target.query('update customer set failed_attempts = 0, locked_until = null where id = $1 and failed_attempts > 0', [found.id]);
  if (found.unconfirmed) throw notAuthenticated("This account isn't confirmed. Verify and try again.");
  return found.id;
}

export async function signIn(target: Queryable, email: string, password: string): Promise<string> {
  const customerId = await authenticate(target, email, password);
  if (customerId === undefined) throw notAuthenticated(WRONG_SIGN_IN);
  return issueToken(target, customerId);
}

export interface NewCustomer {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Undefined: it is set later, by the link of a mail. */
  readonly password: string | undefined;
  readonly subscribed: boolean;
  readonly middlename: string | undefined;
  readonly prefix: string | undefined;
  readonly suffix: string | undefined;
  readonly dateOfBirth: string | undefined;
  readonly gender: number | undefined;
  readonly taxvat: string | undefined;
  /** Base of the link that confirms the address. */
  readonly origin: string;
}

export async function createCustomer(database: Database, config: Config, store: StoreView, details: NewCustomer): Promise<Customer> {
  const email = details.email.trim().toLowerCase();
  if (!isEmail(email)) throw inputError(`"${details.email}" is not a valid email address.`);
  if (details.firstname.trim() === '') throw inputError('"First Name" is a required value.');
  if (details.lastname.trim() === '') throw inputError('"Last Name" is a required value.');
  if (details.password !== undefined) checkNewPassword(details.password);
  // Without one nobody can sign in until a password is set by mail.
  const passwordHash = await hashPassword(details.password ?? randomId());
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ id: number }>(
      `insert into customer (email, firstname, lastname, password_hash, store_id, middlename, prefix, suffix, date_of_birth, gender, taxvat, email_as_typed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (email) do nothing returning id`,
      [
        email,
        details.firstname.trim(),
        details.lastname.trim(),
        passwordHash,
        store.id,
        details.middlename ?? null,
        details.prefix ?? null,
        details.suffix ?? null,
        details.dateOfBirth ?? null,
        details.gender ?? null,
        details.taxvat ?? null,
        details.email.trim(),
      ],
    );
    // The resolver of the platform wraps every exception of this kind as an input error.
    if (!row) throw inputError('A customer with the same email address already exists in an associated website.');
    if (details.subscribed) await setSubscription(transaction, email, true);
    if (config.linkGuestOrders)
      await transaction.query('update sales_order set customer_id = $1 where customer_id is null and email = $2', [row.id, email]);
    if (config.confirmAccounts) await sendConfirmation(transaction, store, details.origin, row.id, email);
    else
      await keepMail(transaction, {
        recipient: email,
        template: 'welcome',
        subject: store.language === 'en' ? 'Welcome to AMC eShop' : 'مرحباً بك في متجر AMC الإلكتروني',
        paragraphs: [
          store.language === 'en' ? `Welcome ${details.firstname}, your account is ready.` : `مرحباً ${details.firstname}، حسابك جاهز.`,
        ],
      });
    const customer = await customerById(transaction, row.id);
    if (!customer) throw new Error('The new customer is gone.');
    return customer;
  });
}

export async function changePassword(target: Queryable, customerId: number, current: string, next: string): Promise<void> {
  const customer = await customerById(target, customerId);
  if (!customer || (await authenticate(target, customer.email, current)) === undefined)
    throw notAuthenticated('Invalid login or password.');
  checkNewPassword(next);
  await target.query('update customer set password_hash = $2 where id = $1', [customerId, await hashPassword(next)]);
}

export async function changeEmail(database: Database, customerId: number, email: string, password: string): Promise<void> {
  const customer = await customerById(database, customerId);
  if (!customer || (await authenticate(database, customer.email, password)) === undefined)
    throw notAuthenticated('Invalid login or password.');
  const next = email.trim().toLowerCase();
  if (!isEmail(next)) throw inputError(`"${email}" is not a valid email address.`);
  const other = await customerByEmail(database, next);
  if (other && other.id !== customerId)
    throw alreadyExists('A customer with the same email address already exists in an associated website.');
  await database.transaction(async (transaction) => {
    await transaction.query('update customer set email = $2, email_as_typed = $3 where id = $1', [customerId, next, email.trim()]);
    if (customer.subscribed) {
      await setSubscription(transaction, customer.email, false);
      await setSubscription(transaction, next, true);
    }
  });
}

/** Sends a link to choose a new password. An unknown address is told: the platform does so, too. */
export async function requestPasswordReset(target: Queryable, store: StoreView, origin: string, email: string): Promise<void> {
  if (email.trim() === '') throw inputError('You must specify an email address.');
  if (!isEmail(email.trim())) throw inputError('The email address has an invalid format.');
  const found = await credentialsOf(target, email);
  if (!found) throw inputError("Cannot reset the customer's password");
  if (found.locked) throw inputError('The account is locked');
  const token = randomId();
  await target.query('delete from password_reset where customer_id = $1', [found.id]);
  await target.query(
    `insert into password_reset (token_hash, customer_id, expires_at) values ($1, $2, now() + interval '${RESET_HOURS} hours')`,
    [hashToken(token), found.id],
  );
  const link = `${origin}/customer/account/createPassword?token=${token}&email=${encodeURIComponent(email.trim().toLowerCase())}`;
  await keepMail(target, {
    recipient: email.trim().toLowerCase(),
    template: 'password-reset',
    subject: store.language === 'en' ? 'Reset your password' : 'إعادة تعيين كلمة المرور',
    paragraphs: [store.language === 'en' ? `Choose a new password here: ${link}` : `اختر كلمة مرور جديدة من هنا: ${link}`],
  });
}

export async function resetPassword(database: Database, email: string, token: string, password: string): Promise<void> {
  if (email.trim() === '') throw inputError('You must specify an email address.');
  if (!isEmail(email.trim())) throw inputError('The email address has an invalid format.');
  if (token === '') throw inputError('resetPasswordToken must be specified');
  if (password === '') throw inputError('newPassword must be specified');
  checkNewPassword(password);
  const passwordHash = await hashPassword(password);
  await database.transaction(async (transaction) => {
    const [row] = await transaction.query<{ id: number; expired: boolean }>(
      'select c.id, r.expires_at <= now() as expired from password_reset r join customer c on c.id = r.customer_id ' +
        'where c.email = $1 and r.token_hash = $2 for update of r',
      [email.trim().toLowerCase(), hashToken(token)],
    );
    if (!row) throw inputError("Cannot set the customer's password");
    if (row.expired) throw inputError('The password token is expired. Reset and try again.');
    await transaction.query('delete from password_reset where customer_id = $1', [row.id]);
    await transaction.query('update customer set password_hash = $2, failed_attempts = 0, locked_until = null where id = $1', [
      row.id,
      passwordHash,
    ]);
    // Whoever was signed in with the old password is out.
    await transaction.query('delete from customer_token where customer_id = $1', [row.id]);
  });
}

export async function setSubscription(target: Queryable, email: string, subscribed: boolean): Promise<void> {
  await target.query(
    'insert into newsletter_subscriber (email, subscribed) values ($1, $2) on conflict (email) do update set subscribed = ' +
      'excluded.subscribed, changed_at = now()',
    [email.toLowerCase(), subscribed],
  );
}
