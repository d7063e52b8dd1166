/** The e-mail address that was typed on the page before, out of the history entry's state. */
export function typedEmail(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
}
