import type { Database, Queryable } from '../../platform/database/database.ts';
import { decimal } from '../../platform/money/money.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { randomId } from '../../platform/values/secrets.ts';
import { cartById, updateCart, type Cart } from '../cart/cart.ts';
import { loadCart, type LoadedCart } from '../cart/loaded-cart.ts';
import { catalogLoaders } from '../catalog/loaders.ts';
import { wantsPurchaseOrders } from '../company/companies.ts';
import { addAddress } from '../customer/addresses.ts';
import { customerById } from '../customer/customers.ts';
import { CARD_METHOD, chargeCard, DECLINED, settle, STORED_CARD_METHOD, type Charge } from '../payment/card-payment.ts';
import { isPayable, paymentTitle } from '../payment/payment-methods.ts';
import { isPromisedAtOnce, promisedDays } from '../shipping/promised-days.ts';
import { sendOrderMail } from './order-mail.ts';

/** Why an order was not placed. */
export interface OrderRefusal {
  readonly code: 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER';
  readonly message: string;
}

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
}

const ORDER_NUMBER_DIGITS = 9;

const unable = (reason: string): OrderRefusal => ({ code: 'UNABLE_TO_PLACE_ORDER', message: `Unable to place order: ${reason}` });

/** Signals a refusal out of the transaction, which is rolled back. */
class Refused extends Error {
  constructor(readonly refusal: OrderRefusal) {
    super(refusal.message);
  }
}

/**
 * Turns a cart into an order, once: the cart's row is locked, so the second of two attempts finds it inactive. Stock is taken under row
 * locks in the order of product ids; it never goes below zero and two orders cannot deadlock.
 * `purchaseOrder`: the cart is that of an approved purchase order.
 */
export async function placeOrder(
  database: Database,
  store: StoreView,
  cartId: number,
  how: { readonly purchaseOrder: boolean } = { purchaseOrder: false },
): Promise<PlacedOrder | OrderRefusal> {
  if (!how.purchaseOrder && (await isForPurchaseOrders(database, cartId))) return unable(PURCHASE_ORDER_WANTED);
  const charge = await authorizePayment(database, store, cartId, how.purchaseOrder);
  if (charge && 'code' in charge) return charge;
  try {
    return await database.transaction(async (transaction) => {
      const cart = await cartById(transaction, cartId, 'lock');
      // The cart of a purchase order was closed when that was placed; the status of the purchase order keeps it from being ordered twice.
      if (!cart || cart.active === how.purchaseOrder) throw new Refused({ code: 'CART_NOT_ACTIVE', message: "The cart isn't active." });
      const loaded = await loadCart(transaction, store, cart);
      const refusal = await reasonAgainst(transaction, store, loaded);
      if (refusal) throw new Refused(refusal);
      // The cart may have been changed while the provider was asked.
      if (isPaidByCard(loaded) && charge?.amount !== loaded.totals.grandTotal) throw new Refused(unable(DECLINED));
      await takeStock(transaction, loaded);
      const order = await insertOrder(transaction, store, loaded);
      await updateCart(transaction, cart.id, { active: false, reserved_order_number: order.number });
      await saveAddresses(transaction, loaded);
      await sendOrderMail(transaction, store, order.id);
      if (charge && isPaidByCard(loaded)) await settle(transaction, cart, charge);
      return order;
    });
  } catch (error) {
    charge?.authorization.cancel();
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

const PURCHASE_ORDER_WANTED = 'Your company buys with purchase orders. Place a purchase order instead.';

/** A company that is set up for purchase orders has no other way to buy: an order by itself would pass its approval rules by. */
async function isForPurchaseOrders(target: Queryable, cartId: number): Promise<boolean> {
  const cart = await cartById(target, cartId);
  return typeof cart?.customerId === 'number' && (await wantsPurchaseOrders(target, cart.customerId));
}

function isPaidByCard(cart: Cart): boolean {
  return cart.paymentMethod === CARD_METHOD || cart.paymentMethod === STORED_CARD_METHOD;
}

/**
 * Asks the card's provider before the cart is locked, since it may take its time. A cart that cannot be ordered anyway is left to the
 * reasons for that.
 */
async function authorizePayment(
  database: Database,
  store: StoreView,
  cartId: number,
  isPurchaseOrder: boolean,
): Promise<(Charge & { readonly amount: number }) | OrderRefusal | undefined> {
  const cart = await cartById(database, cartId);
  if (!cart || cart.active === isPurchaseOrder || !isPaidByCard(cart)) return undefined;
  const loaded = await loadCart(database, store, cart);
  if (await reasonAgainst(database, store, loaded)) return undefined;
  const charge = await chargeCard(database, cart);
  return charge === 'refused' ? unable(DECLINED) : charge && { ...charge, amount: loaded.totals.grandTotal };
}

/** The platform names every member that a billing address needs. */
const NO_BILLING_ADDRESS = [
  'Please check the billing address information.',
  ...['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode', 'countryId'].map(
    (member) => `"${member}" is required. Enter and try again.`,
  ),
].join(' ');

export async function reasonAgainst(target: Queryable, store: StoreView, cart: LoadedCart): Promise<OrderRefusal | undefined> {
  if (cart.customerId === null && cart.email === null) return { code: 'GUEST_EMAIL_MISSING', message: 'Guest email for cart is missing.' };
  if (cart.lines.length === 0) return unable('A server error stopped your order from being placed. Please try to place your order again');
  if (cart.shippingAddress === null) return unable("Some addresses can't be used due to the configurations for specific countries.");
  if (cart.selectedShipping === undefined) return unable('The shipping method is missing. Select the shipping method and try again.');
  if (cart.billingAddress === null) return unable(NO_BILLING_ADDRESS);
  if (!(await isPayable(target, store, cart.customerId, cart.paymentMethod))) return unable('Enter a valid payment method and try again.');
  if (cart.lines.some((line) => line.problem)) return unable('Some of the products are out of stock');
  return undefined;
}

async function takeStock(target: Queryable, cart: LoadedCart): Promise<void> {
  const wanted = new Map<number, number>();
  for (const line of cart.lines) wanted.set(line.sold.id, (wanted.get(line.sold.id) ?? 0) + line.quantity);
  const ids = [...wanted.keys()].sort((a, b) => a - b);
  const stock = await target.query<{ id: number; quantity: number }>(
    'select product_id as id, quantity from stock where product_id = any ($1::int[]) order by product_id for update',
    [ids],
  );
  if (stock.some((row) => row.quantity < (wanted.get(row.id) ?? 0))) throw new Refused(unable('Some of the products are out of stock'));
  for (const row of stock)
    await target.query('update stock set quantity = quantity - $2 where product_id = $1', [row.id, wanted.get(row.id) ?? 0]);
  await target.query('select refresh_product_index($1::int[])', [ids]);
}

async function nextNumber(target: Queryable): Promise<string> {
  const [row] = await target.query<{ next: number }>("select nextval('order_number') as next");
  return String(row?.next ?? 0).padStart(ORDER_NUMBER_DIGITS, '0');
}

async function insertOrder(target: Queryable, store: StoreView, cart: LoadedCart): Promise<PlacedOrder> {
  const number = cart.reservedOrderNumber ?? (await nextNumber(target));
  const customer = cart.customerId === null ? undefined : await customerById(target, cart.customerId);
  const { totals } = cart;
  const shipping = cart.selectedShipping;
  const promise = shipping && isPromisedAtOnce(cart.paymentMethod) ? promisedDays(shipping.carrierCode, new Date()) : undefined;
  const [row] = await target.query<{ id: number }>(
    `insert into sales_order (number, token, cart_id, customer_id, email, firstname, lastname, store_id, status, shipping_address, billing_address, carrier_code, method_code, shipping_title, payment_method, payment_title,
       purchase_order_number, coupon_code, discount_label, subtotal_excl_tax, subtotal_incl_tax, discount, shipping_excl_tax, shipping_incl_tax, tax, grand_total, promised_first,
       promised_last)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'pending', $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27) returning id`,
    [
      number,
      randomId(),
      cart.id,
      cart.customerId,
      (customer?.email ?? cart.email ?? '').toLowerCase(),
      customer?.firstname ?? cart.billingAddress?.firstname ?? '',
      customer?.lastname ?? cart.billingAddress?.lastname ?? '',
      store.id,
      JSON.stringify(cart.shippingAddress),
      JSON.stringify(cart.billingAddress),
      shipping?.carrierCode ?? '',
      shipping?.methodCode ?? '',
      shipping ? `${shipping.carrierTitle} - ${shipping.methodTitle}` : '',
      cart.paymentMethod,
      paymentTitle(store, cart.paymentMethod ?? ''),
      cart.purchaseOrderNumber,
      cart.coupon?.code ?? null,
      cart.coupon?.label ?? null,
      decimal(totals.subtotalExcl),
      decimal(totals.subtotalIncl),
      decimal(totals.discount),
      decimal(totals.shippingExcl),
      decimal(totals.shippingIncl),
      decimal(totals.tax),
      decimal(totals.grandTotal),
      promise?.first ?? null,
      promise?.last ?? null,
    ],
  );
  const id = row?.id ?? 0;
  await insertItems(target, store, id, cart);
  return { id, number };
}

async function insertItems(target: Queryable, store: StoreView, orderId: number, cart: LoadedCart): Promise<void> {
  const loaders = catalogLoaders(target, store);
  for (const line of cart.lines) {
    const configuration = line.variant ? await loaders.configuration.load(line.product.id) : undefined;
    const choices = configuration?.variants.find((variant) => variant.productId === line.sold.id)?.choices ?? [];
    const options = choices.map((choice) => ({
      label: configuration?.options.find((option) => option.attributeId === choice.attributeId)?.label ?? choice.code,
      value: choice.label,
    }));
    await target.query(
      `insert into order_item (order_id, product_id, product_type, sku, name, url_key, options, quantity, price_incl_tax, row_incl_tax, row_tax, row_discount, regular_incl_tax, parent_sku)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        orderId,
        line.product.id,
        line.product.type,
        line.sold.sku,
        line.product.name,
        line.product.urlKey,
        JSON.stringify(options),
        line.quantity,
        decimal(line.totals.unitIncl),
        decimal(line.totals.rowIncl),
        decimal(line.totals.tax),
        decimal(line.totals.discount),
        decimal(line.sold.regularPrice),
        line.variant ? line.product.sku : null,
      ],
    );
  }
}

async function saveAddresses(target: Queryable, cart: Cart): Promise<void> {
  if (cart.customerId === null) return;
  const billing = cart.billingSameAsShipping ? null : cart.billingAddress;
  for (const address of [cart.shippingAddress, billing]) {
    if (address?.saveInAddressBook)
      await addAddress(target, cart.customerId, { ...address, customerAddressId: null }, { shipping: undefined, billing: undefined });
  }
}
