/* A shopper who has a keyboard and nothing else. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { InputDevice } from './inputs';

/** Enough for the longest page: its controls, and once around the browser's own. */
const MAX_TABS = 220;

/** Where the focus is, seen from a control. A set of radio buttons is one stop; the arrow keys choose in it. */
function placeOfFocus(element: Node): 'here' | 'sibling' | 'elsewhere' | 'gone' {
  const { activeElement } = document;
  if (!element.isConnected) return 'gone';
  if (element === activeElement) return 'here';
  const isSet = element instanceof HTMLInputElement && activeElement instanceof HTMLInputElement && element.type === 'radio';
  return isSet && activeElement.type === 'radio' && activeElement.name === element.name ? 'sibling' : 'elsewhere';
}

/** Goes to a control with the Tab key alone, forwards from where the focus is. Within a set of radio buttons, with the arrow keys. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let count = 0; count < MAX_TABS; count += 1) {
    const at = await element?.evaluate(placeOfFocus);
    // It was drawn anew. Looking for a control by its role takes longer than a press of the key: not before each.
    if (at === undefined || at === 'gone') element = await target.elementHandle();
    else if (at === 'here') return;
    else await page.keyboard.press(at === 'sibling' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`${String(target)} was not reached with ${MAX_TABS} presses of Tab.`);
}

/** Chooses files as the browser offers it to whoever is at the field and presses Enter. */
export async function chooseFiles(page: Page, field: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await tabTo(page, field);
  const chooser = page.waitForEvent('filechooser');
  // A page that is busy takes keys before it takes orders: when it answers, it knows that the chooser is to be reported.
  await page.evaluate(() => undefined);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files as never);
}

/** What was done is said to whoever only hears it, and the focus is where one can go on: not lost with what was pressed. */
export async function expectTold(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).last()).toBeVisible();
  await expectFocusKept(page);
}

/** The focus is on something. To be asked once what goes has gone. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName), 'what has the focus').not.toBe('body');
}

export function createKeyboard(page: Page): InputDevice {
  return {
    async press(target) {
      await tabTo(page, target);
      const usesSpace = await target.evaluate((element) => element instanceof HTMLInputElement);
      const isDone = await target.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio' && element.checked);
      if (!isDone) await page.keyboard.press(usesSpace ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await tabTo(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(target, option) {
      await tabTo(page, target);
      const wanted = await target.evaluate((element, choice) => {
        const options = [...(element as HTMLSelectElement).options];
        const found =
          typeof choice === 'string'
            ? options.findIndex(({ value }) => value === choice)
            : 'index' in choice
              ? choice.index
              : options.findIndex(({ label }) => label === choice.label);
        return { steps: found - (element as HTMLSelectElement).selectedIndex };
      }, option);
      for (let step = 0; step < Math.abs(wanted.steps); step += 1) await page.keyboard.press(wanted.steps > 0 ? 'ArrowDown' : 'ArrowUp');
    },
  };
}
