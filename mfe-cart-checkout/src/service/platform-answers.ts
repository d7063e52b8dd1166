import { change as changeOn, type CommerceError, type CommerceResult, type Operation } from 'shared-contracts';
import type { CartContext } from './cart-context';
import { plain } from 'shared-ui';

/** The platform does not know the cart any more, or it is not this shopper's. */
const INVALID_CART = [
  'Could not find a cart',
  "The cart isn't active",
  'The current user cannot perform operations on cart',
  'Current user does not have an active cart',
  'Wrong store code specified for cart',
];
/** Said beside a good answer when a line cannot be delivered: the line itself carries the reason. */
const STOCK_PROBLEMS = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
];

/** Also where the platform knows the customer's token no more (401): the cart is nobody's then, as where a store goes on as for a guest. */
export function isInvalidCart(error: CommerceError): boolean {
  if (error.status === 401) return true;
  return !error.isNetworkError && messagesOf(error).some((message) => INVALID_CART.some((part) => plain(message).includes(part)));
}

/** True when an answer is good except for lines that are out of stock, which must stay visible so that they can be removed. */
export function isStockProblemOnly(error: CommerceError): boolean {
  return (
    !error.isNetworkError &&
    error.errors.length > 0 &&
    error.errors.every(({ message }) => STOCK_PROBLEMS.some((part) => message.includes(part)))
  );
}

/** What the platform has said; where it has said nothing of its own, what is known of the failure. */
export function messagesOf(error: CommerceError): readonly string[] {
  return error.errors.length > 0 ? error.errors.map(({ message }) => message) : [error.message];
}

/** The platform itself has said nothing: there is no connection, or a server in front of it answers in its place. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof CartFailure) || !error.commerce) return false;
  const { isNetworkError, status, errors } = error.commerce;
  return status === undefined ? isNetworkError : status >= 500 && errors.length === 0;
}

export class InvalidCartError extends Error {
  override name = 'InvalidCartError';
  constructor(
    message: string,
    /** It is the customer that the platform knows no more: their cart is as it was. */
    readonly isTokenRefused = false,
  ) {
    super(message);
  }
}

/** A command that failed; its message is for the shopper, in the shopper's language. */
export class CartFailure extends Error {
  override name = 'CartFailure';
  constructor(
    message: string,
    readonly commerce?: CommerceError,
  ) {
    super(message);
  }
}

export async function read<D, V>({ host, tools }: CartContext, operation: Operation<D, V>, variables: V): Promise<D> {
  return dataOf(await host.commerce.query(operation, variables, { policy: 'network-only' }), tools);
}

/** `retry: false`: what would be done twice if the first answer alone was lost. */
export async function change<D, V extends object>(
  { host, tools }: CartContext,
  operation: Operation<D, V>,
  variables: V,
  { retry = true }: { retry?: boolean } = {},
): Promise<D> {
  return dataOf(await changeOn(host.commerce, operation, variables, { retry }), tools);
}

async function dataOf<D>({ data, error }: CommerceResult<D>, { words }: CartContext['tools']): Promise<D> {
  if (error && isInvalidCart(error)) throw new InvalidCartError(error.message, error.status === 401);
  if (data !== undefined && (!error || (isStockProblemOnly(error) && hasAnswer(data)))) return data;
  const said = await words();
  throw new CartFailure(error ? said.sayFailure(error) : said.text('service.error.platform'), error);
}

/** A failing resolver nulls its root field. */
function hasAnswer(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null && typeof value === 'object');
}
