/* Which tests `npm test` runs, and which it leaves to `npm run test:long`. */
import type { Language } from './texts';

/** For a test, or a group of them, that takes long and seldom fails alone: `npm run test:long` runs it. */
export const LONG = { tag: '@long' };

/**
 * For a test that is there once for each language: `npm test` runs it in one of them, `npm run test:long` in the other.
 *
 * @param place - Which language it is: neighbours take turns, so that each lane meets both everywhere.
 */
export function inTurn(language: Language, place: number): { tag?: string } {
  return shortIf((place + (language === 'ar' ? 1 : 0)) % 2 === 0);
}

/** For a family of tests: `npm test` runs those that are chosen, `npm run test:long` the others. */
export const shortIf = (isChosen: boolean): { tag?: string } => (isChosen ? {} : LONG);
