/** Does something when nothing else is to be done, after four seconds at the latest. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 4000 });
  else setTimeout(action, 1500);
}
