import type { ShellNavigation } from '../services/navigation';

const STORAGE_KEY = 'scroll-positions';
const MAX_ENTRIES = 50;

/** Remembers where each history entry was scrolled to; goes back there, or to the top of a new page, once it is shown. */
export function createScrollMemory(navigation: ShellNavigation): { restore(): void } {
  const positions = new Map<string, number>(read());
  let { location } = navigation.state.get();
  /** The path of the page that is scrolled: an address that the shop has only been on its way to has no position. */
  let shown = location.pathname;

  const remember = () => {
    if (location.pathname !== shown) return;
    positions.set(location.key, window.scrollY);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
    } catch {
      // A full storage costs a scroll position, no more.
    }
  };

  navigation.state.subscribe(() => {
    const next = navigation.state.get().location;
    if (next.key === location.key) return;
    remember();
    location = next;
  });
  window.addEventListener('pagehide', remember);

  return {
    restore() {
      shown = location.pathname;
      const target = location.hash.length > 1 ? document.getElementById(decode(location.hash.slice(1))) : null;
      if (target) target.scrollIntoView();
      else window.scrollTo(0, navigation.lastAction() === 'pop' ? (positions.get(location.key) ?? 0) : 0);
    },
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry): entry is [string, number] => Array.isArray(entry) && entry.length === 2) : [];
  } catch {
    return [];
  }
}
