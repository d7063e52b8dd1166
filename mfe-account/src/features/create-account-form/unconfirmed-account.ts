/** Where an account is confirmed, and asked for another mail. */
export const CONFIRM_PATH = '/customer/account/confirm';

/** The e-mail of an account that was made just now, out of the history entry's state; empty where there is none. */
export function createdEmail(state: unknown): string {
  return typeof state === 'object' && state !== null && 'created' in state && typeof state.created === 'string' ? state.created : '';
}
