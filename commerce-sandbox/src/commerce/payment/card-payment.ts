import { one, type Queryable } from '../../platform/database/database.ts';
import { inputError, notFound } from '../../platform/errors/errors.ts';
import type { Input } from '../../platform/values/input.ts';
import { chargeableToken, storePaymentToken, type CardDetails } from '../vault/payment-tokens.ts';
import type { Authorization, CardGateway } from './card-gateway.ts';

export const CARD_METHOD = 'hosted_card';
/** Pays with a card that the customer has stored. Like the platform's own vault methods it is not listed: who has a token knows of it. */
export const STORED_CARD_METHOD = 'hosted_card_vault';

/** The platform's words for every payment that a provider does not take. */
export const DECLINED = 'Transaction has been declined. Please try again later.';

/** What a payment has to know of a cart. */
interface PaidCart {
  readonly id: number;
  readonly maskedId: string;
  readonly customerId: number | null;
  readonly paymentMethod: string | null;
}

interface CardDesk {
  readonly provider: CardGateway;
  /** The origin of the hosted fields. */
  readonly url: string;
}

/** Set once at the start, where cards are switched on: payment methods are asked for in places that know no configuration. */
let desk: CardDesk | undefined;

export function offerCards(provider: CardGateway, url: string): void {
  desk = { provider, url };
}

export function cardFieldsUrl(): string | null {
  return desk?.url ?? null;
}

export function isStoredCardMethod(code: string | null, customerId: number | null): boolean {
  return desk !== undefined && customerId !== null && code === STORED_CARD_METHOD;
}

/** What is kept with the cart until the order: a token for this purchase, or the hash of a stored card. */
interface PaymentData {
  readonly nonce?: string;
  readonly publicHash?: string;
  readonly keep?: boolean;
}

/** Reads what a method needs besides its code, under the names that the platform's card methods use. */
export async function readPaymentData(target: Queryable, cart: PaidCart, code: string, data: Input): Promise<PaymentData | null> {
  if (code === CARD_METHOD) {
    const nonce = (data.text('payment_method_nonce') ?? '').trim();
    if (nonce === '') throw inputError('Required parameter "payment_method_nonce" for "hosted_card" is missing.');
    return { nonce, keep: data.flag('is_active_payment_token_enabler') === true || data.text('is_active_payment_token_enabler') === '1' };
  }
  if (code !== STORED_CARD_METHOD) return null;
  const publicHash = data.text('public_hash') ?? '';
  if (cart.customerId === null || !(await chargeableToken(target, cart.customerId, publicHash)))
    throw notFound(`Could not find a token using public hash: ${publicHash}`);
  return { publicHash };
}

/** A payment that is set aside for a cart's order. */
export interface Charge {
  readonly authorization: Authorization;
  readonly keep: boolean;
}

/** Sets the amount aside; undefined for carts that are not paid by card. */
export async function chargeCard(target: Queryable, cart: PaidCart): Promise<Charge | 'refused' | undefined> {
  if (desk === undefined || (cart.paymentMethod !== CARD_METHOD && cart.paymentMethod !== STORED_CARD_METHOD)) return undefined;
  const row = await one<{ data: PaymentData | null }>(target, 'select payment_data as data from cart where id = $1', [cart.id]);
  const { nonce, publicHash, keep = false } = row?.data ?? {};
  const stored =
    cart.customerId === null || publicHash === undefined ? undefined : await chargeableToken(target, cart.customerId, publicHash);
  const answer =
    stored && isCard(stored.details)
      ? await desk.provider.authorizeStored(stored.gatewayToken, stored.details)
      : nonce === undefined
        ? 'declined'
        : await desk.provider.authorize(nonce, cart.maskedId);
  return typeof answer === 'string' ? 'refused' : { authorization: answer, keep };
}

function isCard(details: object): details is CardDetails {
  return 'maskedCC' in details && 'expirationDate' in details;
}

/** Takes the amount together with the order, and stores the card where its holder asked for that. */
export async function settle(transaction: Queryable, cart: PaidCart, { authorization, keep }: Charge): Promise<void> {
  if (keep && cart.customerId !== null) {
    const [month = 1, year = 2000] = authorization.card.expirationDate.split('/').map(Number);
    await storePaymentToken(transaction, {
      customerId: cart.customerId,
      paymentMethodCode: CARD_METHOD,
      gatewayToken: authorization.gatewayToken,
      details: authorization.card,
      expiresAt: new Date(Date.UTC(year, month, 1)),
      visible: true,
    });
  }
  await transaction.query('update cart set payment_data = null where id = $1', [cart.id]);
  authorization.capture();
}
