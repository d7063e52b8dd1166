/* What holds of every page: axe finds nothing, and nothing is wider than the screen. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop';

/**
 * What axe finds, as lines of a rule's name and where it is broken: the first three places.
 *
 * @param within - a selector, where only a part of the document is looked at; `without` leaves a part of that out.
 */
export async function violationsIn(page: Page, within?: string, without?: string): Promise<string[]> {
  // Nothing need be collected from frames, for which axe opens another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  );
}

/** Of a page's main part. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsIn(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** Of the whole document. */
export async function expectSound(page: Page): Promise<void> {
  expect(await violationsIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}
