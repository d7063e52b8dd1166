import {
  timesMoney,
  type CartBusy,
  type CartDetails,
  type CartErrors,
  type CartState,
  type Money,
  type WaitingChange,
} from 'shared-contracts';
import { countItems, deriveSummary } from './to-cart-details';

export type CartActivity = keyof CartErrors;

/** Everything that the cart service knows. What the shop sees of it is derived by `toCartState`. */
export interface CartModel {
  cartId: string | undefined;
  /** The platform's last count, for as long as the details are unknown. */
  count: number;
  /** What it came to when its details were last read, here or on the last visit. */
  total: Money | undefined;
  /** When details or count were read (ms since 1970). */
  at: number;
  /** As the platform last told. */
  confirmed: CartDetails | undefined;
  /** Quantities that the shopper wants and the platform has not confirmed, by `uid`; 0 is a removal. */
  expected: Readonly<Record<string, number>>;
  busy: CartBusy;
  errors: CartErrors;
  /** What found no platform. */
  waiting: readonly WaitingChange[];
}

export type CartAction =
  | { type: 'identified'; cartId: string }
  /** `total`: of the last visit. The platform's count comes without one. */
  | { type: 'counted'; count: number; at: number; total?: Money | undefined }
  | { type: 'request'; activity: CartActivity; uid?: string }
  | { type: 'receive'; activity: CartActivity; error?: string }
  /** `pending`: the lines whose change has not been sent yet; what else was expected is in the details now. */
  | { type: 'receive-details'; details: CartDetails; at: number; pending: readonly string[] }
  | { type: 'begin-edit'; uid: string; quantity: number }
  /** The change failed, or was taken back: the platform's quantity shows again. */
  | { type: 'end-edit'; uid: string }
  | { type: 'waiting'; changes: readonly WaitingChange[] }
  | { type: 'reset'; at: number };

const IDLE: CartBusy = { loading: false, adding: false, changing: undefined };
export const NO_CART: CartModel = {
  cartId: undefined,
  count: 0,
  total: undefined,
  at: 0,
  confirmed: undefined,
  expected: {},
  busy: IDLE,
  errors: {},
  waiting: [],
};

export function reduceCart(model: CartModel, action: CartAction): CartModel {
  switch (action.type) {
    case 'identified':
      // Another cart: nothing that was known of the one before holds.
      return model.cartId === undefined || model.cartId === action.cartId
        ? { ...model, cartId: action.cartId }
        : { ...NO_CART, busy: model.busy, waiting: model.waiting, cartId: action.cartId };
    case 'counted':
      // Another number of pieces is another sum.
      return {
        ...model,
        count: action.count,
        at: action.at,
        total: action.total ?? (action.count === model.count ? model.total : undefined),
      };
    case 'request':
      return { ...model, busy: busyWith(model.busy, action.activity, action.uid), errors: without(model.errors, action.activity) };
    case 'receive': {
      const errors = without(model.errors, action.activity);
      return {
        ...model,
        busy: idleAfter(model.busy, action.activity),
        errors: action.error === undefined ? errors : { ...errors, [action.activity]: action.error },
      };
    }
    case 'receive-details': {
      const { numItems, subtotal, currencyCode, isEmpty } = deriveSummary(action.details);
      return {
        ...model,
        confirmed: action.details,
        count: numItems,
        // Nothing comes to no sum, in whichever currency.
        total: isEmpty ? undefined : { value: subtotal, currency: currencyCode },
        at: action.at,
        expected: Object.fromEntries(Object.entries(model.expected).filter(([uid]) => action.pending.includes(uid))),
        errors: without(model.errors, 'get'),
      };
    }
    case 'begin-edit':
      return { ...model, expected: { ...model.expected, [action.uid]: action.quantity } };
    case 'end-edit': {
      const { [action.uid]: _refused, ...expected } = model.expected;
      return { ...model, expected };
    }
    case 'waiting':
      return { ...model, waiting: action.changes };
    case 'reset':
      return { ...NO_CART, at: action.at };
  }
}

/** What the shop sees: the platform's answer with the shopper's own changes laid over it at once. */
export function toCartState(model: CartModel): CartState {
  const details = withExpected(model.confirmed, model.expected);
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

function withExpected(details: CartDetails | undefined, expected: CartModel['expected']): CartDetails | undefined {
  if (!details || Object.keys(expected).length === 0) return details;
  const items = details.items.flatMap((item) => {
    const quantity = expected[item.uid];
    if (quantity === undefined || quantity === item.quantity) return [item];
    return quantity <= 0 ? [] : [{ ...item, quantity, rowTotal: timesMoney(item.price, quantity) }];
  });
  return { ...details, items };
}

function busyWith(busy: CartBusy, activity: CartActivity, uid: string | undefined): CartBusy {
  if (activity === 'get') return { ...busy, loading: true };
  if (activity === 'add') return { ...busy, adding: true };
  return uid === undefined ? busy : { ...busy, changing: uid };
}

function idleAfter(busy: CartBusy, activity: CartActivity): CartBusy {
  if (activity === 'get') return { ...busy, loading: false };
  if (activity === 'add') return { ...busy, adding: false };
  return activity === 'coupon' ? busy : { ...busy, changing: undefined };
}

function without(errors: CartErrors, activity: CartActivity): CartErrors {
  if (!(activity in errors)) return errors;
  const { [activity]: _gone, ...rest } = errors;
  return rest;
}
