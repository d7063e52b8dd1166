import styles from './calculators-page.module.css';
import type { Tool } from './tools';

/** Strokes on a grid of 64. */
const PATHS: Readonly<Record<Tool, string>> = {
  'bearing-life':
    'M32 58a26 26 0 1 0 0-52 26 26 0 0 0 0 52ZM32 44a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM32 18a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z' +
    'M32 56a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM13 37a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM51 37a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  'belt-length':
    'M14 40a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM46 48a16 16 0 1 0 0-32 16 16 0 0 0 0 32ZM12.500 24 42 16.500M12.500 40 42 47.500M46 33v-2',
  'chain-length': 'M4 32a8 8 0 0 1 8-8h8a8 8 0 0 1 0 16h-8a8 8 0 0 1-8-8ZM36 32a8 8 0 0 1 8-8h8a8 8 0 0 1 0 16h-8a8 8 0 0 1-8-8ZM20 32h24',
  grease: 'M14 56V26h24v30ZM20 26v-8h12v8M26 18V8h22l8 8M14 38h24M56 24c-4 5-6 8-6 11a6 6 0 0 0 12 0c0-3-2-6-6-11Z',
  units: 'M6 22h52v20H6ZM14 22v8M22 22v5M30 22v8M38 22v5M46 22v8M12 42v-6M28 42v-9M44 42v-6',
};

export function ToolPictogram({ tool }: { tool: Tool }) {
  return (
    <svg className={styles.pictogram} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
      <path d={PATHS[tool]} />
    </svg>
  );
}
