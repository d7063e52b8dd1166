import type { Host } from 'shared-contracts';
import { whenNear } from 'shared-ui';

let want: () => void = () => undefined;
const wanted = new Promise<void>((resolve) => (want = resolve));

/** The footer is to be there now, wherever it is: it is no longer the one that came with the document. */
export const wantFooter = () => want();

/**
 * The footer's code. What the server has rendered stands there without it, and its links lead on: it is loaded when it comes near what is
 * seen. On the server, and where there is none yet, at once.
 */
export async function loadFooter(host: Host) {
  const place = typeof document === 'undefined' ? null : document.querySelector('footer');
  if (place) {
    whenNear(place, want);
    await wanted;
  }
  return (await import('./footer')).load(host);
}
