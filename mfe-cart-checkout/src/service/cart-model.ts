import {
  timesMoney,
  type CartBusy,
  type CartDetails,
  type CartErrors,
  type CartItem,
  type CartService,
  type CartState,
  type Money,
  type WaitingChange,
} from 'shared-contracts';
import type { CallEvent } from 'shared-platform/service';
import { CALL_STEPS, CART_STEPS, LINE_STEPS } from './cart-steps';
import { step, type EventOf, type StateOf } from './machine';
import { countItems, deriveSummary } from './to-cart-details';

export type CartActivity = keyof CartErrors;

/** A guest's cart on its way into a customer's. */
export interface ForgottenCart {
  cartId: string;
  details: CartDetails | undefined;
}

/** A quantity that the shopper wants and the platform has not confirmed; 0 is a removal. */
interface LineEdit {
  state: Exclude<StateOf<typeof LINE_STEPS>, 'settled'>;
  quantity: number;
  /** The newest call that asked for it. */
  call: number;
  /** The line as it was last known: it may have another `uid` by the time that the change is sent. */
  item: CartItem | undefined;
}

interface Call {
  state: StateOf<typeof CALL_STEPS>;
  uid?: string | undefined;
  error?: string | undefined;
}

/** Everything that the cart service knows. What the shop sees of it is derived by `toCartState`. */
export interface CartModel {
  state: StateOf<typeof CART_STEPS>;
  cartId: string | undefined;
  /** Grows when the cart is forgotten: what was begun before must not bring an old cart back. */
  generation: number;
  /** The platform's last count, for as long as the details are unknown. */
  count: number;
  /** What it came to when its details were last read, here or on the last visit. */
  total: Money | undefined;
  /** When details or count were read (ms since 1970). */
  at: number;
  /** As the platform last told. */
  confirmed: CartDetails | undefined;
  /** Changes have been sent since the details were read: what they say of a line may hold no more. */
  isOutdated: boolean;
  /** By `uid`. */
  edits: Readonly<Record<string, LineEdit>>;
  calls: Readonly<Partial<Record<CartActivity, Call>>>;
  /** Of the calls, as the shop sees them. */
  busy: CartBusy;
  errors: CartErrors;
  /** What found no platform. */
  waiting: readonly WaitingChange[];
  /** What was last forgotten: a guest's lines can be read only as that guest, before signing in. */
  forgotten: ForgottenCart | undefined;
  /** Of which generation the end is waited for: nothing may ask for a cart until the next one is known. */
  heldFor: number | undefined;
  /** Names by SKU of what the message of added products tells of, while it is shown. */
  announced: Readonly<Record<string, string>>;
}

interface Counted {
  count: number;
  at: number;
  total?: Money | undefined;
}

export type CartEvent =
  /** `known`: what an earlier visit or another tab has counted. */
  | { type: 'identified'; cartId: string; generation: number; known?: Counted | undefined }
  | { type: 'refused'; cartId: string }
  /** The platform's count comes without a sum. */
  | { type: 'counted'; cartId: string; count: number; at: number }
  | { type: 'request'; activity: CartActivity; uid?: string }
  | { type: 'receive'; activity: CartActivity; error?: string }
  | { type: 'receive-details'; cartId: string; details: CartDetails; at: number }
  /** What a call asked for is on its way; what was asked for after that is not. */
  | { type: 'send'; uid: string; call: number }
  /** The change failed, or was taken back: the platform's quantity shows again. */
  | { type: 'end-edit'; uid: string }
  | { type: 'waiting'; changes: readonly WaitingChange[] }
  | { type: 'announced'; names: Readonly<Record<string, string>> }
  | { type: 'reset'; at: number }
  /** Whoever is there goes, or comes; their cart is forgotten. */
  | { type: 'leave'; at: number; forgotten: ForgottenCart | undefined }
  /** A guest's cart was found in a customer's place. */
  | { type: 'found'; forgotten: ForgottenCart }
  /** Whoever is there now has come; what was forgotten is on its way. */
  | { type: 'enter' }
  /** `generation`: only where it is that one's end that is waited for. */
  | { type: 'release'; generation?: number };

const IDLE: CartBusy = { loading: false, adding: false, changing: undefined };
export const NO_CART: CartModel = {
  state: 'none',
  cartId: undefined,
  generation: 0,
  count: 0,
  total: undefined,
  at: 0,
  confirmed: undefined,
  isOutdated: false,
  edits: {},
  calls: {},
  busy: IDLE,
  errors: {},
  waiting: [],
  forgotten: undefined,
  heldFor: undefined,
  announced: {},
};

/** The cart that is there: not one that the platform has just refused. */
export function currentId({ cartId, state }: CartModel): string | undefined {
  return state === 'refused' ? undefined : cartId;
}

export function reduceCart(model: CartModel, event: CartEvent | CallEvent<CartService>): CartModel {
  // What is wanted of a line shows from the moment it is asked for.
  if ('command' in event) return event.type === 'request' ? beginEdit(model, event) : model;
  switch (event.type) {
    case 'identified':
      return event.generation === model.generation ? identified(model, event.cartId, event.known) : model;
    case 'refused':
      return moved(model, event);
    case 'counted':
      return moved(model, event, (next) => counted(next, event));
    case 'request':
      return {
        ...withCall(model, event.activity, 'request', { uid: event.uid }),
        isOutdated: model.isOutdated || event.activity !== 'get',
      };
    case 'receive':
      return withCall(model, event.activity, event.error === undefined ? 'receive' : 'fail', { error: event.error });
    case 'receive-details':
      return moved(model, event, (next) => withDetails(next, event));
    case 'send':
      return model.edits[event.uid]?.call === event.call ? { ...model, edits: withEdit(model.edits, event.uid, event.type) } : model;
    case 'end-edit':
      return { ...model, edits: withEdit(model.edits, event.uid, event.type) };
    case 'waiting':
      return { ...model, waiting: event.changes };
    case 'announced':
      return { ...model, announced: event.names };
    case 'reset':
      return reset(model, event.at);
    case 'leave':
      return { ...reset(model, event.at), forgotten: event.forgotten, heldFor: model.generation + 1 };
    case 'found':
      return { ...model, forgotten: event.forgotten };
    case 'enter':
      return { ...model, forgotten: undefined };
    case 'release':
      // A timer comes long after the end of what it stands for.
      return model.heldFor !== undefined && [undefined, model.heldFor].includes(event.generation)
        ? { ...model, heldFor: undefined }
        : model;
  }
}

function beginEdit(model: CartModel, { command, call, args }: CallEvent<CartService>): CartModel {
  if (command !== 'update' && command !== 'remove') return model;
  const [uid, quantity = 0] = args;
  const item = model.confirmed?.items.find((line) => line.uid === uid) ?? model.edits[uid]?.item;
  return { ...model, edits: withEdit(model.edits, uid, 'begin-edit', { quantity: quantity > 0 ? quantity : 0, call, item }) };
}

/** The cart in its next state, and changed; as it is where an event is another cart's, or cannot happen to this one. */
function moved(
  model: CartModel,
  { type, cartId }: { type: EventOf<typeof CART_STEPS>; cartId: string | undefined },
  change = (next: CartModel) => next,
): CartModel {
  const state = cartId === model.cartId && step(CART_STEPS, model.state, type);
  return state ? change({ ...model, state }) : model;
}

/** Of another cart nothing holds that was known of the one before, but for what the shopper has just asked for. */
function identified(model: CartModel, cartId: string, known: Counted | undefined): CartModel {
  const isOther = model.cartId !== undefined && model.cartId !== cartId;
  return moved(model, { type: isOther ? 'replaced' : 'identified', cartId: model.cartId }, (next) => {
    const edits = Object.fromEntries(Object.entries(model.edits).filter(([, { state }]) => state === 'edited'));
    const bare = { edits, count: 0, total: undefined, at: 0, confirmed: undefined, ...shown(underWay(model.calls)) };
    return counted({ ...next, ...(isOther ? bare : {}), cartId }, known);
  });
}

/** Another number of pieces is another sum. */
function counted(model: CartModel, known: Counted | undefined): CartModel {
  if (!known) return model;
  const { count, at, total = count === model.count ? model.total : undefined } = known;
  return { ...model, count, at, total };
}

function reset(model: CartModel, at: number): CartModel {
  return moved(model, { type: 'reset', cartId: model.cartId }, ({ generation, forgotten, heldFor, announced, state }) => ({
    ...NO_CART,
    state,
    at,
    generation: generation + 1,
    forgotten,
    heldFor,
    announced,
  }));
}

function withDetails(model: CartModel, { type, details, at }: CartEvent & { type: 'receive-details' }): CartModel {
  const { numItems, subtotal, currencyCode, isEmpty } = deriveSummary(details);
  const edits = Object.keys(model.edits).reduce((open, uid) => withEdit(open, uid, type), model.edits);
  return {
    ...withCall(model, 'get', type),
    confirmed: details,
    isOutdated: false,
    count: numItems,
    // Nothing comes to no sum, in whichever currency.
    total: isEmpty ? undefined : { value: subtotal, currency: currencyCode },
    at,
    edits,
  };
}

function withEdit(
  edits: CartModel['edits'],
  uid: string,
  event: EventOf<typeof LINE_STEPS>,
  wish?: Omit<LineEdit, 'state'>,
): CartModel['edits'] {
  const { [uid]: edit, ...others } = edits;
  const before = edit?.state ?? 'settled';
  const state = step(LINE_STEPS, before, event) ?? before;
  const wanted = wish ?? edit;
  return state === 'settled' || !wanted ? others : { ...others, [uid]: { ...wanted, state } };
}

function withCall(model: CartModel, activity: CartActivity, event: EventOf<typeof CALL_STEPS>, { uid, error }: Omit<Call, 'state'> = {}) {
  const before = model.calls[activity] ?? { state: 'idle' };
  const state = step(CALL_STEPS, before.state, event) ?? before.state;
  if (state === before.state && uid === before.uid && error === before.error) return model;
  // What is under way goes on being about its line.
  const call: Call = { state, uid: state === 'busy' ? (uid ?? before.uid) : undefined, error };
  return { ...model, ...shown({ ...model.calls, [activity]: call }) };
}

function underWay(calls: CartModel['calls']): CartModel['calls'] {
  return Object.fromEntries(Object.entries(calls).filter(([, { state }]) => state === 'busy'));
}

/** The calls as the shop sees them. */
function shown(calls: CartModel['calls']): Pick<CartModel, 'calls' | 'busy' | 'errors'> {
  const isBusy = (activity: CartActivity) => calls[activity]?.state === 'busy';
  const changing = [calls.update, calls.remove].find((call) => call?.state === 'busy');
  const failures = Object.entries(calls).flatMap(([activity, { error }]) => (error === undefined ? [] : [[activity, error] as const]));
  return {
    calls,
    busy: { loading: isBusy('get'), adding: isBusy('add'), changing: changing?.uid },
    errors: Object.fromEntries(failures),
  };
}

/** What the shop sees: the platform's answer with the shopper's own changes laid over it at once. */
export function toCartState(model: CartModel): CartState {
  const details = withEdits(model.confirmed, model.edits);
  return {
    summary: {
      cartId: model.cartId,
      count: details ? countItems(details) : model.count,
      at: model.at,
      ...(!details && model.total ? { total: model.total } : {}),
    },
    details,
    busy: model.busy,
    errors: model.errors,
    ...(model.waiting.length > 0 ? { waiting: model.waiting } : {}),
  };
}

function withEdits(details: CartDetails | undefined, edits: CartModel['edits']): CartDetails | undefined {
  if (!details || Object.keys(edits).length === 0) return details;
  const items = details.items.flatMap((item) => {
    const quantity = edits[item.uid]?.quantity;
    if (quantity === undefined || quantity === item.quantity) return [item];
    return quantity <= 0 ? [] : [{ ...item, quantity, rowTotal: timesMoney(item.price, quantity) }];
  });
  return { ...details, items };
}
