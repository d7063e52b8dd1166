/* What moves by itself while a page is there, in Chromium's measure: the share of the screen that moves, times how far. */
import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** Within half a second of a press: the shopper's own hand may have moved it. */
  hadRecentInput: boolean;
  /** Whether nothing moved but parts of the header. */
  isOfHeader: boolean;
  moved: string[];
}
type Watched = typeof globalThis & { shifts: Shift[] };

export interface Shifts {
  sum: number;
  /** What moved, from where and to where, for the message of a test. */
  moved: string;
}

/** Notes what moves on every page that is opened from now on; to be called before. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (globalThis as Watched).shifts = shifts;
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect };
    const describe = ({ node, previousRect: from, currentRect: to }: Source) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
    const isOfHeader = ({ node }: Source) => Boolean((node instanceof Element ? node : node?.parentElement)?.closest('header'));
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as (Shift & { sources: Source[] })[])
        shifts.push({ value, hadRecentInput, isOfHeader: sources.every(isOfHeader), moved: sources.map(describe) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was opened. */
export async function readShifts(page: Page, isCounted: (shift: Shift) => boolean = () => true): Promise<Shifts> {
  const shifts = (await page.evaluate(() => (globalThis as Watched).shifts)).filter(isCounted);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.slice(0, 4).join(' | ')}`).join('\n'),
  };
}
