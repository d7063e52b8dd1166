import { Drawing } from './drawing';

/** Strokes on a grid of 24, drawn for this shop. These stand around every page: the others come with what shows them. */
export const CHROME_PATHS = {
  cart: 'M2 4h3l2.6 11.5h11L21 7.5H6M9 20.5h.01M17.5 20.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c1-4 4-6 8-6s7 2 8 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  heart: 'M12 20.5C5 15.5 3 12 3 8.5 3 5.9 5 4 7.4 4c1.9 0 3.6 1 4.6 2.8C13 5 14.7 4 16.6 4 19 4 21 5.9 21 8.5c0 3.5-2 7-9 12Z',
  phone: 'M5 3.5h4l2 5-2.5 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2.5 5 2v4c0 1-1 1.5-2 1.5C10 20 4 14 3.5 5.5c0-1 .5-2 1.5-2Z',
  location: 'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7.5 16 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  truck:
    'M2 6h12v11H2zM14 10h4l4 3.5V17h-8zM6.5 20a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6ZM17.5 20a1.8 1.8 0 1 0 0-3.6 1.8 1.8 ' +
    '0 0 0 0 3.6Z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  bolt: 'M13 2 5 13.5h6L10 22l9-12h-6.5L13 2Z',
} as const;

export type ChromeIconName = keyof typeof CHROME_PATHS;

/** Whether a release's description names an icon that can stand in the chrome. */
export function isChromeIconName(name: string | undefined): name is ChromeIconName {
  return name !== undefined && Object.hasOwn(CHROME_PATHS, name);
}

/** Those that point along the line of reading, and turn with it. The cart's handle is at its beginning: the count stands at its end. */
export const CHROME_FLIPS: readonly ChromeIconName[] = ['cart', 'truck'];

/** `Icon`, for what the chrome shows at once. */
export function ChromeIcon({ name }: { name: ChromeIconName }) {
  return <Drawing path={CHROME_PATHS[name]} flips={CHROME_FLIPS.includes(name)} />;
}
