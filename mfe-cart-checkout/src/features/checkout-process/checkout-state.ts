import type { CartItem, CartItemOption, CartTotals, Money } from 'shared-contracts';
import type { BillingAddress, CheckoutAddress } from './address';
import { step, type EventOf, type Machine, type StateOf } from '../../service/machine';
import type { PaymentData } from '../payment-methods/define-payment-method';

export interface ShippingMethod {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  /** With tax. */
  price: Money;
  /** Not known of one that was saved by an older release. */
  priceWithoutTax?: Money | undefined;
}

/** A method of payment that the platform offers. */
export interface PaymentOption {
  code: string;
  title: string;
}

export interface PaymentMethod {
  code: string;
  title: string;
  /** What was filled in for it: the number that the buyer knows the order by, and what is the method's own. */
  data: PaymentData;
}

/** What a company's cart becomes where its purchases are approved first. */
export interface PlacedPurchaseOrder {
  uid: string;
  number: string;
  /** Somebody has to approve it before it becomes an order. */
  isWaiting: boolean;
  /** Why, and whose approval is waited for, in the company's own words. */
  approvals: readonly { rule: string; roles: readonly string[] }[];
}

export interface Receipt {
  order: {
    /** The platform's own id of the order; undefined when only the cart's end could be seen. */
    id?: string | undefined;
    /** The number that shopper and shop call it by. */
    number?: string | undefined;
    shipping_address?: CheckoutAddress | undefined;
  };
  email: string;
  isGuest: boolean;
  items: readonly ReceiptLine[];
  totals?: CartTotals | undefined;
  shippingTitle: string;
  /** First and last day of its arrival, as they were counted when it was placed (ISO 8601); missing where nobody knows them. */
  arrival?: readonly [string, string] | undefined;
  /** The day (YYYY-MM-DD) on which it leaves the warehouse, as it was counted when it was placed; missing where nobody knows it. */
  dispatch?: string | undefined;
  /** The platform's code of the way of paying; missing in receipts of before. */
  paymentCode?: string | undefined;
  paymentTitle: string;
  /** There is no order yet, but this. */
  purchaseOrder?: PlacedPurchaseOrder | undefined;
}

export interface ReceiptLine extends Pick<CartItem, 'name' | 'sku' | 'quantity' | 'rowTotal'> {
  /** What was chosen of a product with options; missing in receipts of before. */
  options?: readonly CartItemOption[];
}

/** What is known about the shopper's orders before this one, so that it can be told from them. */
export interface OrdersBefore {
  reservedNumber?: string | undefined;
  /** A customer's newest order; null: there was none; undefined: not known. */
  newestNumber?: string | null | undefined;
  /** What was sent was a purchase order: it names its cart, so that nothing has to be known before it. */
  isPurchaseOrder?: boolean;
}

/** An order that was sent, until it is known what became of it: what is needed to ask, and to show it. */
export interface SentOrder {
  cartId: string;
  before: OrdersBefore;
  receipt: Receipt;
}

export type CheckoutStep = 'shippingAddress' | 'shippingMethod' | 'billingAddress' | 'paymentMethod' | 'order';

/** An order. `unconfirmed`: sent, and nobody knows yet whether the platform has it; it is not offered again before that is known. */
export const ORDER_STEPS = {
  open: { submit: 'placing' },
  placing: { accept: 'accepted', reject: 'open', doubt: 'unconfirmed' },
  unconfirmed: { check: 'checking' },
  checking: { accept: 'accepted', reject: 'open', doubt: 'unconfirmed' },
  accepted: {},
} as const satisfies Machine;
export type OrderStatus = StateOf<typeof ORDER_STEPS>;

/** What cannot happen changes nothing. */
const orderAfter = (status: OrderStatus, event: EventOf<typeof ORDER_STEPS>): OrderStatus => step(ORDER_STEPS, status, event) ?? status;

/** What outlives the page: the specification's five. */
export interface SavedCheckout {
  shippingAddress?: CheckoutAddress | undefined;
  availableShippingMethods: readonly ShippingMethod[];
  shippingMethod?: ShippingMethod | undefined;
  billingAddress?: BillingAddress | undefined;
  paymentMethod?: PaymentMethod | undefined;
}

export interface CheckoutState extends SavedCheckout {
  /** False until what was saved has been compared with the platform's cart. */
  isReady: boolean;
  paymentOptions: readonly PaymentOption[];
  isSubmitting: boolean;
  errors: Partial<Record<CheckoutStep, string>>;
  order: OrderStatus;
  receipt: Receipt | undefined;
}

export const NEW_CHECKOUT: CheckoutState = {
  isReady: false,
  availableShippingMethods: [],
  paymentOptions: [],
  isSubmitting: false,
  errors: {},
  order: 'open',
  receipt: undefined,
};

export type CheckoutAction =
  | { type: 'begin'; saved: SavedCheckout; paymentOptions: readonly PaymentOption[] }
  | { type: 'submit'; step: CheckoutStep }
  | { type: 'accept'; step: 'shippingAddress'; address: CheckoutAddress }
  | { type: 'accept'; step: 'shippingMethod'; method: ShippingMethod; paymentOptions: readonly PaymentOption[] }
  | { type: 'accept'; step: 'billingAddress'; address: BillingAddress }
  | { type: 'accept'; step: 'paymentMethod'; method: PaymentMethod }
  | { type: 'accept'; step: 'order' }
  | { type: 'reject'; step: CheckoutStep; error: string }
  | { type: 'receive-shipping-methods'; methods: readonly ShippingMethod[] }
  | { type: 'receive-receipt'; receipt: Receipt }
  /** The order was not placed since what pays for it is spent: another payment is asked for. */
  | { type: 'refuse-payment'; error: string }
  | { type: 'check-order' }
  | { type: 'doubt-order'; error: string }
  | { type: 'reset' }
  | { type: 'reset-receipt' };

export function reduceCheckout(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'begin':
      return { ...NEW_CHECKOUT, ...action.saved, paymentOptions: action.paymentOptions, isReady: true, receipt: state.receipt };
    case 'submit':
      return {
        ...state,
        isSubmitting: true,
        errors: withoutError(state.errors, action.step),
        order: action.step === 'order' ? orderAfter(state.order, 'submit') : state.order,
      };
    case 'accept':
      return accept({ ...state, isSubmitting: false, errors: withoutError(state.errors, action.step) }, action);
    case 'reject':
      return {
        ...state,
        isSubmitting: false,
        errors: { ...state.errors, [action.step]: action.error },
        order: action.step === 'order' ? orderAfter(state.order, 'reject') : state.order,
      };
    case 'receive-shipping-methods':
      return { ...state, availableShippingMethods: action.methods, shippingMethod: keepOffered(state.shippingMethod, action.methods) };
    case 'receive-receipt':
      return { ...state, receipt: action.receipt };
    case 'refuse-payment':
      return {
        ...state,
        isSubmitting: false,
        order: orderAfter(state.order, 'reject'),
        paymentMethod: undefined,
        errors: { ...state.errors, paymentMethod: action.error },
      };
    case 'check-order':
      return { ...state, order: orderAfter(state.order, 'check') };
    case 'doubt-order':
      return {
        ...state,
        isSubmitting: false,
        order: orderAfter(state.order, 'doubt'),
        errors: { ...state.errors, order: action.error },
      };
    case 'reset':
      return { ...NEW_CHECKOUT, receipt: state.receipt };
    case 'reset-receipt':
      return { ...state, receipt: undefined };
  }
}

function accept(state: CheckoutState, action: Extract<CheckoutAction, { type: 'accept' }>): CheckoutState {
  switch (action.step) {
    case 'shippingAddress':
      // Delivery is chosen anew for another place; a billing address that follows the shipping address follows it there.
      return {
        ...state,
        shippingAddress: action.address,
        shippingMethod: undefined,
        paymentOptions: [],
        ...(state.billingAddress?.sameAsShippingAddress ? { billingAddress: { ...action.address, sameAsShippingAddress: true } } : {}),
      };
    case 'shippingMethod': {
      const isOffered = action.paymentOptions.some(({ code }) => code === state.paymentMethod?.code);
      return {
        ...state,
        shippingMethod: action.method,
        paymentOptions: action.paymentOptions,
        paymentMethod: isOffered ? state.paymentMethod : undefined,
      };
    }
    case 'billingAddress':
      return { ...state, billingAddress: action.address };
    case 'paymentMethod':
      return { ...state, paymentMethod: action.method };
    case 'order':
      return { ...state, order: orderAfter(state.order, 'accept') };
  }
}

function keepOffered(chosen: ShippingMethod | undefined, offered: readonly ShippingMethod[]): ShippingMethod | undefined {
  return offered.find((method) => isSameMethod(method, chosen));
}

export function isSameMethod(
  a: Pick<ShippingMethod, 'carrier_code' | 'method_code'>,
  b: Pick<ShippingMethod, 'carrier_code' | 'method_code'> | undefined,
): boolean {
  return b !== undefined && a.carrier_code === b.carrier_code && a.method_code === b.method_code;
}

function withoutError(errors: CheckoutState['errors'], step: CheckoutStep): CheckoutState['errors'] {
  const { [step]: _gone, ...others } = errors;
  return others;
}

/** The page's sections, in order. */
export const SECTIONS = ['address', 'delivery', 'payment', 'review'] as const;
export type Section = (typeof SECTIONS)[number];

/** Which section is open after which step is accepted. */
export const SECTION_STEPS = {
  address: { shippingAddress: 'delivery' },
  delivery: { shippingMethod: 'payment', reset: 'address' },
  payment: { paymentMethod: 'review', shippingAddress: 'delivery', reset: 'address' },
  review: { shippingAddress: 'delivery', reset: 'address' },
} as const satisfies Record<Section, Readonly<Record<string, Section>>>;

/** The first section that is not done yet: what is open unless the shopper goes back to one. Also of a checkout that was saved. */
export function firstOpenSection(state: CheckoutState): Section {
  const accepted = {
    shippingAddress: state.shippingAddress,
    shippingMethod: state.paymentOptions.length > 0 && state.shippingMethod,
    // Who is billed is accepted together with how it is paid.
    paymentMethod: state.billingAddress && state.paymentMethod,
  };
  let section: Section = 'address';
  for (const [event, isThere] of Object.entries(accepted)) {
    if (!isThere) return section;
    section = step(SECTION_STEPS, section, event as keyof typeof accepted) ?? section;
  }
  return section;
}
