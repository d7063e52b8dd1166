/* How a shopper works the shop: by mouse, by touch, or by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import type { InputDevice, Input } from './inputs';
import { createKeyboard } from './keyboard';

export function createInputDevice(page: Page, input: Input): InputDevice {
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
          // A mouse that rests is reported too, by Chromium's headless shell at the start of a page: nobody moved it.
          const isAtRest = event instanceof MouseEvent && type === 'mousemove' && event.movementX === 0 && event.movementY === 0;
          if (event.isTrusted && !isFromTouch && !isAtRest && (!(event instanceof PointerEvent) || event.pointerType === 'mouse'))
            seen.push(type);
        },
        true,
      );
    }
  });
  return () => page.evaluate(() => (window as unknown as { mouseEvents?: string[] }).mouseEvents ?? []);
}
