/**
 * After a navigation the part that the address names has the focus, or the heading, so that it is read and the keyboard goes on from there.
 * Who searches within a page stays in its search form, to search on: what was found is said by the page.
 */
export function focusAfterNavigation(hash: string, isSamePage: boolean): void {
  const main = document.getElementById('main');
  if (isSamePage && main?.contains(document.activeElement) && document.activeElement?.closest('form[role="search"]')) return;
  const target = partOf(hash) ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

function partOf(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
