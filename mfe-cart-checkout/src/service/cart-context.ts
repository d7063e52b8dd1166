import type { AddToCartItem, CartItem, CartService, CommerceError, SessionState, WaitingChange } from 'shared-contracts';
import type { CommandContext, RunningService, ServiceContext, Steps, ToolContext } from 'shared-platform/service';
import type { BrowserEnvironment } from './browser-environment';
import type { CartEvent, CartModel } from './cart-model';
import type { CartPlace } from './cart-place';
import type { CartText, CartTextId } from './messages/source';
import type { Held } from './outbox/outbox-change';

/** What the parts of the cart service see of it. */
export type CartContext = ServiceContext<CartModel, CartTextId, CartEvent, CartTools>;
/** The same in a command, or in its turn. */
export type CartCommand = CommandContext<CartModel, CartTextId, CartEvent, CartTools>;
export type CartSteps<Answer = void> = Steps<CartEvent, Answer>;
export type RunningCart = RunningService<CartService, CartModel, CartEvent, CartTextId, CartTools>;
/** What keeps changes tells of them by itself. */
export type OutboxContext = CartContext & Pick<ToolContext<CartModel, CartEvent, CartTextId, CartTools>, 'tell'>;

/** What it uses beside the host. */
export interface CartTools {
  browser: BrowserEnvironment;
  /** Where the cart of whoever is there now is kept. */
  place(): CartPlace;
  finder: CartFinder;
  /** What is said is loaded with the first thing to say. */
  words(): Promise<CartWords>;
  /** Keeps what found no platform; undefined where its code has not come. */
  outbox(): Promise<Outbox | undefined>;
  /** Whether something waits, in whichever tab it was kept. */
  isOutboxFilled(): boolean;
  loadOutbox(context: OutboxContext): Promise<Outbox | undefined>;
}

/** Looks for the cart that is this browser's. */
export interface CartFinder {
  /** The id in storage, else that of a new one; asked once, however many want it. */
  find(): Promise<string>;
  /** Another than the one that the platform refuses: the one that another tab has found already, else a new one. */
  findOther(refused: string): Promise<string>;
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

export interface Outbox {
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
