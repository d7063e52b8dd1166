import { definePersisted, TEXT, type Persisted } from 'shared-platform';

/** By form: the tab's name, and where it stands. */
const tabs = new Map<string, { tab: string; place: Persisted<string> }>();

/**
 * What this tab is called among the tabs that have a form open: the same after a reload, another one in a copy of the tab. A browser copies
 * the tab's storage with the tab, so the name stands there only while the tab is hidden or being left, when nobody can copy it.
 */
export function tabOf(form: string): string {
  const known = tabs.get(form);
  if (known) return known.tab;
  const place = definePersisted({ key: `upload_tab_${form}`, schema: TEXT, scope: 'tab' });
  const tab = place.read() ?? newName();
  if (tabs.size === 0) followTab();
  tabs.set(form, { tab, place });
  takeOut();
  return tab;
}

function followTab(): void {
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? putBack() : takeOut()));
  window.addEventListener('pagehide', putBack);
  // A page that the browser had kept whole.
  window.addEventListener('pageshow', takeOut);
}

function putBack(): void {
  for (const { tab, place } of tabs.values()) place.write(tab);
}

function takeOut(): void {
  for (const { place } of tabs.values()) place.remove();
}

function newName(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');
}
