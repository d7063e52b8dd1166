import { isMoney, type Host, type Money } from 'shared-contracts';
import { definePersisted, type BrowserPersistence, type Frozen, type Persisted } from 'shared-platform';
import * as v from 'valibot';
import { STORAGES } from '../../service/browser-environment';
import { placeOf } from '../../service/cart-place';
import { listOf, recordOf } from '../../service/understood';
import { CHECKOUT_ITEMS } from '../../service/checkout-memory';
import { COUNTRY } from './address';
import { isPaymentData, type PaymentData } from '../payment-methods/define-payment-method';
import { storablePayment } from '../payment-methods/payment-methods';
import type { Receipt, SavedCheckout, SentOrder } from './checkout-state';

/** Later the order is in the mail, and the cart has been asked for many times. */
const SENT_ORDER_KEPT_S = 3600;

const Amount = v.custom<Money>(isMoney);
const Text = v.optional(v.string());
const Address = v.object({
  firstname: v.string(),
  lastname: v.string(),
  street: v.array(v.string()),
  city: v.string(),
  region_code: v.string(),
  region_id: v.number(),
  region: v.string(),
  postcode: v.string(),
  telephone: v.string(),
  country_id: v.literal(COUNTRY),
  company: v.exactOptional(v.string()),
  vat_id: v.exactOptional(v.string()),
  email: v.exactOptional(v.string()),
  saveInAddressBook: v.exactOptional(v.literal(true)),
});
const Method = v.object({
  carrier_code: v.string(),
  carrier_title: v.string(),
  method_code: v.string(),
  method_title: v.string(),
  price: Amount,
  priceWithoutTax: v.optional(Amount),
});
const PaymentParts = v.custom<PaymentData>(isPaymentData);
const Amounts = v.array(v.object({ label: v.string(), amount: Amount }));
const Day = v.pipe(
  v.string(),
  v.check((day) => !Number.isNaN(Date.parse(day))),
);
/** All that the confirmation shows of an order. */
const ReceiptParts = v.object({
  order: v.object({ id: Text, number: Text, shipping_address: v.optional(Address) }),
  email: v.string(),
  isGuest: v.boolean(),
  items: v.array(
    v.object({
      name: v.string(),
      sku: v.string(),
      quantity: v.number(),
      rowTotal: Amount,
      options: v.exactOptional(v.array(v.object({ label: v.string(), value: v.string() }))),
    }),
  ),
  totals: v.optional(
    v.pipe(
      v.object({ subtotalExcludingTax: Amount, discounts: Amounts, taxes: Amounts, shipping: v.optional(Amount), grandTotal: Amount }),
      v.transform((totals) => ({ shipping: undefined, ...totals })),
    ),
  ),
  shippingTitle: v.string(),
  arrival: v.optional(v.tuple([Day, Day])),
  dispatch: Text,
  paymentCode: Text,
  paymentTitle: v.string(),
  purchaseOrder: v.optional(
    v.object({
      uid: v.string(),
      number: v.string(),
      isWaiting: v.boolean(),
      approvals: v.array(v.object({ rule: v.string(), roles: v.array(v.string()) })),
    }),
  ),
});
const Forms = v.optional(recordOf(v.record(v.string(), v.unknown())), {});

const [SHIPPING_ADDRESS, BILLING_ADDRESS, SHIPPING_METHODS, SHIPPING_METHOD, PAYMENT_METHOD] = CHECKOUT_ITEMS;
/** The specification's five items, where the cart is storedItems. */
const storedItems = {
  shippingAddress: definePersisted({ key: SHIPPING_ADDRESS, schema: Address, scope: 'owner' }),
  billingAddress: definePersisted({
    key: BILLING_ADDRESS,
    schema: v.object({ ...Address.entries, sameAsShippingAddress: v.boolean() }),
    scope: 'owner',
  }),
  // `code` and `title` are the names that the specification keeps the list under.
  availableShippingMethods: definePersisted({
    key: SHIPPING_METHODS,
    schema: listOf(v.object({ ...Method.entries, code: Text, title: Text })),
    scope: 'owner',
  }),
  shippingMethod: definePersisted({ key: SHIPPING_METHOD, schema: Method, scope: 'owner' }),
  // What a method may not keep is chosen again after a reload: what stands for a card pays once, and belongs into no storage.
  paymentMethod: definePersisted({
    key: PAYMENT_METHOD,
    schema: v.pipe(
      v.object({ code: v.string(), title: v.string(), data: PaymentParts }),
      v.transform(storablePayment),
      v.check((method) => method !== undefined),
    ),
    scope: 'owner',
  }),
};
const storedReceipt = definePersisted({ key: 'checkout_receipt', schema: ReceiptParts, scope: 'tab' });
const storedOrder = definePersisted({
  key: 'checkout_sent',
  schema: v.object({
    cartId: v.string(),
    before: v.object({
      reservedNumber: Text,
      newestNumber: v.nullish(v.string()),
      isPurchaseOrder: v.exactOptional(v.boolean()),
    }),
    receipt: ReceiptParts,
  }),
  scope: 'tab',
  maxAge: SENT_ORDER_KEPT_S,
});
/** Typed text by form: a guest's, and that of the customer with this e-mail address. */
const storedDrafts = definePersisted({
  key: 'checkout_draft',
  schema: v.object({ guest: Forms, customer: Forms, marked: Text }),
  scope: 'tab',
});

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

export function createCheckoutStorage(
  host: Host,
  local: BrowserPersistence = STORAGES.local,
  session: BrowserPersistence = STORAGES.session,
): CheckoutStorage {
  const place = () => placeOf(host, { local, session });
  const tab = { area: session };
  const put = <T>(persisted: Persisted<T>, value: Frozen<T> | undefined) =>
    value === undefined ? persisted.remove(place()) : persisted.write(value, place());
  const drafts = () => storedDrafts.read(tab) ?? { guest: {}, customer: {} };
  const loadOf = <T extends { isGuest: boolean; email: string }, V>(value: V | undefined, receiptOf: (value: V) => T) =>
    value !== undefined && isFor(host, receiptOf(value)) ? value : undefined;
  return {
    load() {
      const { area } = place();
      const at = { area };
      return {
        availableShippingMethods: storedItems.availableShippingMethods.read(at) ?? [],
        shippingAddress: storedItems.shippingAddress.read(at),
        billingAddress: storedItems.billingAddress.read(at),
        shippingMethod: storedItems.shippingMethod.read(at),
        paymentMethod: storedItems.paymentMethod.read(at),
      };
    },
    save({ shippingAddress, billingAddress, availableShippingMethods: methods, shippingMethod, paymentMethod }) {
      put(storedItems.shippingAddress, shippingAddress);
      put(storedItems.billingAddress, billingAddress);
      put(
        storedItems.availableShippingMethods,
        methods.length === 0 ? undefined : methods.map((method) => ({ code: method.carrier_code, title: method.carrier_title, ...method })),
      );
      put(storedItems.shippingMethod, shippingMethod);
      put(storedItems.paymentMethod, paymentMethod && storablePayment(paymentMethod));
    },
    clear() {
      for (const persisted of Object.values(storedItems)) persisted.remove(place());
    },
    loadReceipt: () => loadOf(storedReceipt.read(tab), (receipt) => receipt),
    saveReceipt: (receipt) => void (receipt === undefined ? storedReceipt.remove(tab) : storedReceipt.write(receipt, tab)),
    loadSentOrder: () => loadOf(storedOrder.read(tab), ({ receipt }) => receipt),
    saveSentOrder: (order) => void (order === undefined ? storedOrder.remove(tab) : storedOrder.write(order, tab)),
    loadDraft: (form) => (place().owner === 'customer' ? drafts().customer[form] : undefined) ?? drafts().guest[form],
    saveDraft(form, values) {
      const { owner } = place();
      storedDrafts.write({ ...drafts(), [owner]: { ...drafts()[owner], [form]: values } }, tab);
    },
    clearDrafts: () => storedDrafts.remove(tab),
    markCustomer(email) {
      const { guest, customer, marked } = drafts();
      if (marked !== email) storedDrafts.write({ guest, customer: marked === undefined ? customer : {}, marked: email }, tab);
    },
    markedCustomer: () => drafts().marked,
  };
}

/** Whose order it was. A customer who is not read yet was not another's a moment ago: the shell sees to that. */
function isFor(host: Host, { isGuest, email }: Pick<Receipt, 'isGuest' | 'email'>): boolean {
  const session = host.session.state.get();
  if (session.status !== 'customer' || isGuest) return isGuest;
  return session.customer === undefined || session.customer.email === email;
}
