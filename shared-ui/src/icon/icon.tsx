import { CHROME_FLIPS, CHROME_PATHS } from './chrome-icon';
import { Drawing } from './drawing';

const PATHS = {
  ...CHROME_PATHS,
  close: 'M5 5l14 14M19 5 5 19',
  chevron: 'M9 5l7 7-7 7',
  'arrow-back': 'M20 12H4M10 6l-6 6 6 6',
  check: 'M4 12.5 9.5 18 20 7',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.4v.1',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5ZM9 9l6 6M15 9l-6 6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.4v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h1.5M3 12h1.5M3 18h1.5',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5 17.5 10',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  eye: 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 5.3A10 10 0 0 1 12 5c4 0 7.5 2.5 10 7a16 16 0 0 1-3 3.7M6 7.5A16 16 0 0 0 2 12c2.5 4.5 6 7 10 7 1.5 0 ' +
    '3-.4 4.3-1M10 10a3 3 0 0 0 4 4',
  download: 'M12 3v12M7 10.5l5 5 5-5M4 20h16',
  columns: 'M4 5h6v14H4zM14 5h6v14h-6z',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v8h14v-8',
} as const;

export type IconName = keyof typeof PATHS;

const FLIPS: ReadonlySet<IconName> = new Set([...CHROME_FLIPS, 'chevron', 'arrow-back', 'list']);

/** A decorative icon, as large as a line of text; say in words what it means. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Drawing path={PATHS[name]} flips={FLIPS.has(name)} className={className} />;
}
