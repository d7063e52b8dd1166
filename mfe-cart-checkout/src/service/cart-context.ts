import type { AddToCartItem, CartDetails, CartItem, CartState, CommerceError, Host, SessionState, WaitingChange } from 'shared-contracts';
import type { BrowserEnvironment } from './browser-environment';
import type { CartIdentity } from './cart-identity';
import type { CartAction, CartModel } from './cart-model';
import type { SerialQueue } from './serial-queue';
import type { CartText } from './messages/source';
import type { Held } from './waiting/waiting-change';

/** What the parts of the cart service share. */
export interface CartContext {
  host: Host;
  browser: BrowserEnvironment;
  identity: CartIdentity;
  queue: SerialQueue;
  /** Quantity changes that wait for their turn, by `uid`. */
  pendingEdits: Map<string, PendingEdit>;
  /** Names by SKU of what the message of added products tells of, while it is shown. */
  announced: Map<string, string>;
  /** What was last forgotten: a guest's lines can be read only as that guest, before signing in. */
  forgotten: ForgottenCart | undefined;
  /** The first reading of the lines, while it is under way. */
  reading: Promise<void> | undefined;
  model(): CartModel;
  state(): CartState;
  dispatch(action: CartAction): void;
  /** Keeps what found no platform; undefined where its code has not come. */
  waiting(): Promise<WaitingChanges | undefined>;
  /** Puts the lines of a lost cart into another one. */
  putBack(cartId: string, lost: LostCart): Promise<void>;
  /** What is said is loaded with the first thing to say. */
  words(): Promise<CartWords>;
  text(): Promise<CartText>;
}

/** The cart's own sentences, and the platform's in the shopper's words. */
export interface CartWords {
  text: CartText;
  toShoppersWords(this: void, message: string): string;
  sayFailure(this: void, error: CommerceError): string;
}

/** `sentAt`: it may have arrived, and this is what the cart held before; `held`: what the line held when it was changed. */
export interface KnownOfChange {
  sentAt?: Held | undefined;
  held?: number;
}

export interface WaitingChanges {
  /** Keeps a change until it has been carried out. False: it cannot be kept. */
  keep(kind: WaitingChange['kind'], item: AddToCartItem, known: KnownOfChange): Promise<boolean>;
  replay(): Promise<void>;
  /** Shows what other tabs have kept or carried out. */
  look(): Promise<void>;
  decide(id: number, decision: 'send' | 'drop'): Promise<void>;
}

/** What a cart held that the platform knows no more, and whose it was. */
export interface LostCart {
  lines: readonly CartItem[];
  session: SessionState;
}

/** A guest's cart on its way into a customer's. */
export interface ForgottenCart {
  cartId: string;
  details: CartDetails | undefined;
}

export interface PendingEdit {
  /** The newest quantity that was asked for: several quick changes of one line are sent as one. */
  quantity: number;
  done: Promise<void>;
}
