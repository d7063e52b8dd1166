import type { Queryable } from '../../platform/database/database.ts';
import { randomId } from '../../platform/values/secrets.ts';

/** What a card shows of itself, in the keys of the platform's `details`. */
export interface CardDetails {
  /** The brand's code: VI, MC, AE … */
  readonly type: string;
  readonly maskedCC: string;
  /** `MM/YYYY` */
  readonly expirationDate: string;
}

/** A stored payment as its customer sees it. */
export interface PaymentToken {
  readonly publicHash: string;
  readonly paymentMethodCode: string;
  readonly type: 'card' | 'account';
  readonly details: CardDetails | Readonly<Record<string, unknown>>;
}

/** A stored payment with what the provider charges by: never part of an answer. */
export interface ChargeableToken extends PaymentToken {
  readonly id: number;
  readonly gatewayToken: string;
}

const VALID = 'active and (expires_at is null or expires_at > now())';

export function paymentTokensOf(target: Queryable, customerId: number): Promise<readonly PaymentToken[]> {
  return target.query<PaymentToken>(
    `select public_hash as "publicHash", payment_method_code as "paymentMethodCode", type, details from payment_token where customer_id = $1 and visible and ${VALID} order by id`,
    [customerId],
  );
}

/** The customer's own token for charging; undefined when it is unknown, deleted, expired, or somebody else's. */
export async function chargeableToken(target: Queryable, customerId: number, publicHash: string): Promise<ChargeableToken | undefined> {
  const [token] = await target.query<ChargeableToken>(
    `select id, public_hash as "publicHash", payment_method_code as "paymentMethodCode", type, details, gateway_token as "gatewayToken" from payment_token where customer_id = $1 and public_hash = $2 and ${VALID}`,
    [customerId, publicHash],
  );
  return token;
}

export interface NewToken {
  readonly customerId: number;
  readonly paymentMethodCode: string;
  readonly gatewayToken: string;
  readonly details: CardDetails;
  readonly expiresAt: Date | undefined;
  readonly visible: boolean;
}

/** Stores a card; one that is stored already is refreshed. Gives its public hash. */
export async function storePaymentToken(target: Queryable, token: NewToken): Promise<string> {
  const [row] = await target.query<{ publicHash: string }>(
    `insert into payment_token (customer_id, public_hash, payment_method_code, type, gateway_token, details, expires_at, visible) values ($1, $2, $3, 'card', $4, $5, $6, $7)
     on conflict (customer_id, payment_method_code, gateway_token) do update
       set details = excluded.details, expires_at = excluded.expires_at, active = true, visible = payment_token.visible or excluded.visible
     returning public_hash as "publicHash"`,
    [
      token.customerId,
      randomId(),
      token.paymentMethodCode,
      token.gatewayToken,
      JSON.stringify(token.details),
      token.expiresAt ?? null,
      token.visible,
    ],
  );
  return row?.publicHash ?? '';
}

/** Whether the customer had such a token. */
export async function deletePaymentToken(target: Queryable, customerId: number, publicHash: string): Promise<boolean> {
  const removed = await target.query<{ id: number }>(
    'update payment_token set active = false where customer_id = $1 and public_hash = $2 and active and visible returning id',
    [customerId, publicHash],
  );
  return removed.length > 0;
}
