import type { Machine } from './machine';

/**
 * The cart. `identified`: its lines have not been read since it became this cart. `refused`: by the platform, while another is looked for.
 * `replaced`: another takes its place.
 */
export const CART_STEPS = {
  none: { identified: 'identified', reset: 'none' },
  identified: {
    identified: 'identified',
    counted: 'identified',
    'receive-details': 'known',
    refused: 'refused',
    replaced: 'identified',
    reset: 'none',
  },
  known: { identified: 'known', counted: 'known', 'receive-details': 'known', refused: 'refused', replaced: 'identified', reset: 'none' },
  refused: { identified: 'identified', replaced: 'identified', reset: 'none' },
} as const satisfies Machine;

/** One line: what the shopper wants shows from `begin-edit` on; quick changes are sent as one, and the newest is not taken back. */
export const LINE_STEPS = {
  settled: { 'begin-edit': 'edited' },
  edited: { 'begin-edit': 'edited', send: 'sent' },
  sent: { 'begin-edit': 'edited', 'end-edit': 'settled', 'receive-details': 'settled' },
} as const satisfies Machine;

/** Each of the calls: add, get, update, remove, coupon. What was under way when the cart was forgotten may fail after that. */
export const CALL_STEPS = {
  idle: { request: 'busy', receive: 'idle', fail: 'failed', 'receive-details': 'idle' },
  busy: { request: 'busy', receive: 'idle', fail: 'failed', 'receive-details': 'busy' },
  failed: { request: 'busy', receive: 'idle', fail: 'failed', 'receive-details': 'idle' },
} as const satisfies Machine;
