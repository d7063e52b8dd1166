import type { Queryable } from '../../platform/database/database.ts';
import { hashToken, randomId } from '../../platform/values/secrets.ts';

/** The platform's default: `customer_access_token_lifetime` is 1 hour. */
export const TOKEN_LIFETIME_MS = 3_600_000;

export async function issueToken(target: Queryable, customerId: number): Promise<string> {
  const token = randomId();
  await target.query(
    `insert into customer_token (token_hash, customer_id, expires_at) values ($1, $2, now() + $3 * interval '1 millisecond')`,
    [hashToken(token), customerId, TOKEN_LIFETIME_MS],
  );
  return token;
}

/** The customer that a token stands for, and the group whose prices apply; undefined when it is unknown or has expired. */
export async function sessionOfToken(
  target: Queryable,
  token: string,
): Promise<{ readonly customerId: number; readonly companyId: number | null } | undefined> {
  const [row] = await target.query<{ customerId: number; companyId: number | null }>(
    'select t.customer_id as "customerId", c.company_id as "companyId" from customer_token t join customer c on c.id = ' +
      't.customer_id where t.token_hash = $1 and t.expires_at > now()',
    [hashToken(token)],
  );
  return row;
}

export async function customerOfToken(target: Queryable, token: string): Promise<number | undefined> {
  return (await sessionOfToken(target, token))?.customerId;
}

export async function revokeToken(target: Queryable, token: string): Promise<void> {
  await target.query('delete from customer_token where token_hash = $1', [hashToken(token)]);
}
