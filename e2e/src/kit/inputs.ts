import type { Locator } from '@playwright/test';

export type Input = 'mouse' | 'touch' | 'keyboard';

/** What a shopper works the shop with. */
export interface InputDevice {
  /** Presses a button, a link, a tick box. */
  press(target: Locator): Promise<void>;
  /** Types into a field, in place of what is there. */
  type(target: Locator, text: string): Promise<void>;
  /** Chooses from a list. */
  choose(target: Locator, option: string | { label: string } | { index: number }): Promise<void>;
}
