import { isMoney, type Host } from 'shared-contracts';
import { type BrowserPersistence, localPersistence, sessionPersistence } from 'shared-platform';
import { isAddress, type BillingAddress, type CheckoutAddress } from './address';
import type { PaymentMethod, Receipt, SavedCheckout, SentOrder, ShippingMethod } from './checkout-state';
import {
  BILLING_ADDRESS,
  DRAFT,
  forgetCheckout,
  PAYMENT_METHOD,
  RECEIPT,
  SENT_ORDER,
  SHIPPING_ADDRESS,
  SHIPPING_METHOD,
  SHIPPING_METHODS,
} from '../../service/checkout-memory';
import { keep, placeOf, type CartOwner } from '../../service/cart-place';

/** Later the order is in the mail, and the cart has been asked for many times. */
const SENT_ORDER_KEPT_S = 3600;

/**
 * What the checkout keeps in the browser: its five items where the cart is kept; receipt, an order on its way and typed text for the tab. A
 * guest is given nothing of a customer's, whose session may have ended in this tab; a guest's goes along with whoever signs in.
 */
export interface CheckoutStorage {
  load(): SavedCheckout;
  save(checkout: SavedCheckout): void;
  clear(): void;
  loadReceipt(): Receipt | undefined;
  saveReceipt(receipt: Receipt | undefined): void;
  loadSentOrder(): SentOrder | undefined;
  saveSentOrder(order: SentOrder | undefined): void;
  /** Typed text of one form, by its name. */
  loadDraft(form: string): Record<string, unknown> | undefined;
  saveDraft(form: string, values: Record<string, unknown>): void;
  clearDrafts(): void;
  /** This customer is buying: what another one typed in this tab goes. */
  markCustomer(email: string): void;
  /** The e-mail address of the customer who was buying in this tab, whose text is still there. */
  markedCustomer(): string | undefined;
}

/** Typed text, by form. */
type Drafts = Record<string, unknown>;

export function createCheckoutStorage(
  host: Host,
  local: BrowserPersistence = localPersistence,
  session: BrowserPersistence = sessionPersistence,
): CheckoutStorage {
  const place = () => placeOf(host, { local, session });
  const put = (name: string, value: unknown) => (value === undefined ? place().area.remove(name) : keep(place(), name, value));
  const draftsOf = (owner: CartOwner): Drafts => toRecord(toRecord(session.get<unknown>(DRAFT))?.[owner]) ?? {};
  const saveDrafts = (owner: CartOwner, drafts: Drafts) =>
    session.set(DRAFT, { guest: draftsOf('guest'), customer: draftsOf('customer'), [owner]: drafts });
  const markedCustomer = () => {
    const { marked } = draftsOf('customer');
    return typeof marked === 'string' ? marked : undefined;
  };
  return {
    load() {
      const { area } = place();
      const shippingAddress = area.get<unknown>(SHIPPING_ADDRESS);
      const billingAddress = area.get<unknown>(BILLING_ADDRESS);
      const shippingMethod = area.get<unknown>(SHIPPING_METHOD);
      const paymentMethod = area.get<unknown>(PAYMENT_METHOD);
      const methods = area.get<unknown>(SHIPPING_METHODS);
      return {
        availableShippingMethods: Array.isArray(methods) ? methods.filter(isShippingMethod) : [],
        ...(isAddress(shippingAddress) ? { shippingAddress } : {}),
        ...(isBillingAddress(billingAddress) ? { billingAddress } : {}),
        ...(isShippingMethod(shippingMethod) ? { shippingMethod } : {}),
        ...(isPaymentMethod(paymentMethod) && !isCard(paymentMethod) ? { paymentMethod } : {}),
      };
    },
    save(checkout) {
      put(SHIPPING_ADDRESS, checkout.shippingAddress);
      put(BILLING_ADDRESS, checkout.billingAddress);
      // `code` and `title` are the names that the specification keeps the list under.
      put(
        SHIPPING_METHODS,
        checkout.availableShippingMethods.length === 0
          ? undefined
          : checkout.availableShippingMethods.map((method) => ({ code: method.carrier_code, title: method.carrier_title, ...method })),
      );
      put(SHIPPING_METHOD, checkout.shippingMethod);
      // A card is chosen again after a reload: what stands for it pays once, and belongs into no storage.
      put(PAYMENT_METHOD, isCard(checkout.paymentMethod) ? undefined : checkout.paymentMethod);
    },
    clear: () => forgetCheckout(place().area),
    loadReceipt() {
      const receipt = session.get<unknown>(RECEIPT);
      return isReceipt(receipt) && isFor(host, receipt) ? receipt : undefined;
    },
    saveReceipt: (receipt) => (receipt === undefined ? session.remove(RECEIPT) : session.set(RECEIPT, receipt)),
    loadSentOrder() {
      const sent = session.get<unknown>(SENT_ORDER);
      return isSentOrder(sent) && isFor(host, sent.receipt) ? sent : undefined;
    },
    saveSentOrder: (order) => (order === undefined ? session.remove(SENT_ORDER) : session.set(SENT_ORDER, order, SENT_ORDER_KEPT_S)),
    loadDraft: (form) => (place().owner === 'customer' && toRecord(draftsOf('customer')[form])) || toRecord(draftsOf('guest')[form]),
    saveDraft: (form, values) => saveDrafts(place().owner, { ...draftsOf(place().owner), [form]: values }),
    clearDrafts: () => session.remove(DRAFT),
    markCustomer(email) {
      const marked = markedCustomer();
      if (marked !== email) saveDrafts('customer', { ...(marked === undefined ? draftsOf('customer') : {}), marked: email });
    },
    markedCustomer,
  };
}

/** Whose order it was. A customer who is not read yet was not another's a moment ago: the shell sees to that. */
function isFor(host: Host, { isGuest, email }: Receipt): boolean {
  const session = host.session.state.get();
  if (session.status !== 'customer' || isGuest) return isGuest;
  return session.customer === undefined || session.customer.email === email;
}

function toRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}

function isBillingAddress(value: unknown): value is BillingAddress {
  return isAddress(value) && typeof (value as CheckoutAddress & { sameAsShippingAddress?: unknown }).sameAsShippingAddress === 'boolean';
}

function isShippingMethod(value: unknown): value is ShippingMethod {
  const method = toRecord(value);
  return (
    method !== undefined &&
    ['carrier_code', 'carrier_title', 'method_code', 'method_title'].every((key) => typeof method[key] === 'string') &&
    typeof toRecord(method.price)?.value === 'number'
  );
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';

function isReceiptLine(value: unknown): boolean {
  const line = toRecord(value);
  return (
    typeof line?.name === 'string' &&
    typeof line.sku === 'string' &&
    typeof line.quantity === 'number' &&
    isMoney(line.rowTotal) &&
    (line.options === undefined || (Array.isArray(line.options) && line.options.every(isOption)))
  );
}

function isOption(value: unknown): boolean {
  const option = toRecord(value);
  return typeof option?.label === 'string' && typeof option.value === 'string';
}

/** All that the confirmation shows of it. */
function isReceipt(value: unknown): value is Receipt {
  const receipt = toRecord(value);
  const order = toRecord(receipt?.order);
  if (!receipt || !order) return false;
  return (
    [receipt.email, receipt.shippingTitle, receipt.paymentTitle].every((text) => typeof text === 'string') &&
    [order.id, order.number, receipt.paymentCode, receipt.dispatch].every(isText) &&
    (order.shipping_address === undefined || isAddress(order.shipping_address)) &&
    Array.isArray(receipt.items) &&
    receipt.items.every(isReceiptLine) &&
    (receipt.arrival === undefined || isArrival(receipt.arrival)) &&
    (receipt.totals === undefined || isTotals(receipt.totals)) &&
    (receipt.purchaseOrder === undefined || isPurchaseOrder(receipt.purchaseOrder))
  );
}

function isSentOrder(value: unknown): value is SentOrder {
  const sent = toRecord(value);
  const before = toRecord(sent?.before);
  return (
    typeof sent?.cartId === 'string' &&
    before !== undefined &&
    isText(before.reservedNumber) &&
    (before.newestNumber === null || isText(before.newestNumber)) &&
    isReceipt(sent.receipt)
  );
}

function isArrival(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((day) => typeof day === 'string' && !Number.isNaN(Date.parse(day)));
}

function isTotals(value: unknown): boolean {
  const totals = toRecord(value);
  const areAmounts = (list: unknown) =>
    Array.isArray(list) && list.every((entry: unknown) => isText(toRecord(entry)?.label) && isMoney(toRecord(entry)?.amount));
  return (
    totals !== undefined &&
    isMoney(totals.grandTotal) &&
    (totals.shipping === undefined || isMoney(totals.shipping)) &&
    areAmounts(totals.discounts) &&
    areAmounts(totals.taxes)
  );
}

function isPurchaseOrder(value: unknown): boolean {
  const order = toRecord(value);
  return (
    typeof order?.uid === 'string' &&
    typeof order.number === 'string' &&
    Array.isArray(order.approvals) &&
    order.approvals.every((approval: unknown) => typeof toRecord(approval)?.rule === 'string' && Array.isArray(toRecord(approval)?.roles))
  );
}

function isCard(method: PaymentMethod | undefined): boolean {
  return method?.data.nonce !== undefined || method?.data.publicHash !== undefined;
}

function isPaymentMethod(value: unknown): value is PaymentMethod {
  const method = toRecord(value);
  return method !== undefined && typeof method.code === 'string' && typeof method.title === 'string' && toRecord(method.data) !== undefined;
}
