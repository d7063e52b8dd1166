import type { Money } from '../money';
import type { ProductChoice } from '../product-choice';
import type { ServiceDeclaration, ServiceRef, SessionCommands } from '../service-ref';
import type { Snapshot } from '../snapshot';

/** What the header's badge needs. `count` is the sum of the quantities; `at` is when it was read (ms since 1970). */
export interface CartSummary {
  cartId: string | undefined;
  count: number;
  at: number;
  /** What it came to on the last visit, for as long as `details` are unknown. Since 2.1. */
  total?: Money;
}

export interface CartItemOption {
  label: string;
  value: string;
}

export interface CartItem {
  uid: string;
  sku: string;
  /** SKU of the configurable product that this is a variant of. */
  parentSku: string | undefined;
  name: string;
  /** Path of the product's page, without a store prefix. */
  path: string;
  image: { url: string; label: string } | undefined;
  quantity: number;
  price: Money;
  /** The price of one piece without tax, where the platform tells it. */
  priceWithoutTax?: Money;
  rowTotal: Money;
  options: readonly CartItemOption[];
  selectedOptions: readonly string[];
  inStock: boolean;
  /** Pieces that are left, where the platform tells. */
  left?: number;
  /** From how many pieces on one costs less than now, and by how many percent. */
  nextTier?: { quantity: number; percent: number };
  /** The platform's complaints about this line, in the shopper's language. */
  errors: readonly string[];
}

export interface CartTotals {
  subtotalExcludingTax: Money;
  discounts: readonly { label: string; amount: Money }[];
  taxes: readonly { label: string; amount: Money }[];
  shipping: Money | undefined;
  grandTotal: Money;
}

export interface CartDetails {
  id: string;
  email: string | undefined;
  items: readonly CartItem[];
  totals: CartTotals;
  coupons: readonly string[];
}

export interface CartBusy {
  loading: boolean;
  adding: boolean;
  /** The `uid` of the line that is being changed or removed. */
  changing: string | undefined;
}

/** The last failure of each action, as text for the shopper; undefined once the action succeeds. */
export interface CartErrors {
  get?: string;
  add?: string;
  update?: string;
  remove?: string;
  coupon?: string;
}

/** A change of the cart that found no platform: it is carried out when there is one. */
export interface WaitingChange {
  id: number;
  kind: 'add' | 'update' | 'remove';
  sku: string;
  name: string;
  /** Pieces that are added, or that the line is to hold. */
  quantity: number;
  /** `conflict`: it needs a decision (`decide`); `reason` says why, in the shopper's language. */
  status: 'waiting' | 'sending' | 'conflict';
  reason?: string;
}

export interface CartState {
  summary: CartSummary;
  details: CartDetails | undefined;
  busy: CartBusy;
  errors: CartErrors;
  /** In the order in which they will be carried out. */
  waiting?: readonly WaitingChange[];
}

export interface AddToCartItem extends ProductChoice {
  quantity: number;
  /** For the message that says what was added. */
  name: string;
  /** Kept in `imagesBySku`. */
  imageUrl?: string | undefined;
  /** One piece, as the shopper saw it: where an add has to wait and it is another by then, they are asked. */
  price?: Money;
}

/** One line of an `add` that the platform refused. `index` counts in the given items. */
export interface AddToCartFailure {
  index: number;
  sku: string;
  message: string;
}

export const EMPTY_CART: CartState = {
  summary: { cartId: undefined, count: 0, at: 0 },
  details: undefined,
  busy: { loading: false, adding: false, changing: undefined },
  errors: {},
};

/** The cart: a provided service. The cart remote implements it; commands wait in the shell's facade until its code is there. */
export interface CartService extends SessionCommands {
  state: Snapshot<CartState>;
  /** Gives the id of the cart, creating one if there is none. Rejects with "Unable to create cart". */
  ensure(): Promise<string>;
  /**
   * Adds; the good lines stay when others fail (resolves with the failures, empty if none). A single one that finds no platform waits, and
   * is no failure; so do `update` and `remove`. `isSaidByPage`: the page says what was added, so that no toast does.
   */
  add(items: readonly AddToCartItem[], options?: { isSaidByPage?: boolean }): Promise<readonly AddToCartFailure[]>;
  /** Quantity 0 removes. */
  update(uid: string, quantity: number): Promise<void>;
  remove(uid: string): Promise<void>;
  applyCoupon(code: string): Promise<void>;
  removeCoupon(code: string): Promise<void>;
  /** What becomes of a waiting change: `send` as it would be made now, or `drop`. */
  decide?(id: number, decision: 'send' | 'drop'): Promise<void>;
  /** Reads the details from the network. */
  refresh(): Promise<void>;
  /** Forgets the cart (its stored id too), without touching the platform. Returns the forgotten id. */
  reset(): Promise<string | undefined>;
  /** Makes the cart that of whoever is there now; a guest's lines go along into the customer's. */
  enterSession(): Promise<void>;
  /** Lets the cart go before its owner does. */
  leaveSession(): Promise<void>;
}

export const cartRef = 'cart' as ServiceRef<CartService>;

export const cartService: ServiceDeclaration<CartService> = {
  ref: cartRef,
  initial: EMPTY_CART,
  commands: ['ensure', 'add', 'update', 'remove', 'applyCoupon', 'removeCoupon', 'refresh', 'reset', 'enterSession', 'leaveSession'],
  optional: ['decide'],
  start: 'idle',
  restore: [{ member: 'summary', key: 'cartSummary' }],
  limitMs: 120_000,
};
