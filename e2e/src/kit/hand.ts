/* How a shopper works the shop: by mouse, by touch, or by keyboard alone. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Input = 'mouse' | 'touch' | 'keyboard';

export interface Hand {
  /** Presses a button, a link, a tick box. */
  press(target: Locator): Promise<void>;
  /** Types into a field, in place of what is there. */
  type(target: Locator, text: string): Promise<void>;
  /** Chooses from a list. */
  choose(target: Locator, option: string | { label: string } | { index: number }): Promise<void>;
}

/** Enough for the longest page: its controls, and once around the browser's own. */
const MAX_TABS = 220;

export function createHand(page: Page, input: Input): Hand {
  if (input === 'keyboard') return createKeyboard(page);
  const press = async (target: Locator) => (input === 'touch' ? target.tap() : target.click());
  return {
    press,
    async type(target, text) {
      await press(target);
      await target.fill(text);
    },
    async choose(target, option) {
      await target.selectOption(option);
    },
  };
}

function createKeyboard(page: Page): Hand {
  /** Goes to a control with the Tab key alone, forwards from where the focus is. */
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let count = 0; count < MAX_TABS; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      // A set of radio buttons is one stop; the arrow keys choose in it.
      const isSibling = await target.evaluate(
        (element) =>
          element instanceof HTMLInputElement &&
          element.type === 'radio' &&
          document.activeElement instanceof HTMLInputElement &&
          document.activeElement.type === 'radio' &&
          document.activeElement.name === element.name,
      );
      await page.keyboard.press(isSibling ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`${String(target)} was not reached with ${MAX_TABS} presses of Tab.`);
  };
  return {
    async press(target) {
      await reach(target);
      const usesSpace = await target.evaluate((element) => element instanceof HTMLInputElement);
      const isDone = await target.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio' && element.checked);
      if (!isDone) await page.keyboard.press(usesSpace ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async choose(target, option) {
      await reach(target);
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

/** Fails when a page gets a mouse event although nobody has a mouse. */
export async function forbidMouse(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { mouseEvents: seen });
    for (const type of ['mousedown', 'mousemove', 'pointerdown']) {
      document.addEventListener(
        type,
        (event) => {
          // What the browser makes of a touch, for pages that know the mouse only, is no mouse event.
          const isFromTouch =
            (event as UIEvent & { sourceCapabilities?: { firesTouchEvents: boolean } | null }).sourceCapabilities?.firesTouchEvents ??
            false;
          if (event.isTrusted && !isFromTouch && (!(event instanceof PointerEvent) || event.pointerType === 'mouse')) seen.push(type);
        },
        true,
      );
    }
  });
  return () => page.evaluate(() => (window as unknown as { mouseEvents?: string[] }).mouseEvents ?? []);
}
