/* A sound layout: at no width is a page wider than the screen, and nothing sticks out of its box, is cut or lies over another. */
import type { Page } from '@playwright/test';
import { expect } from './shop';

/** From the narrowest phone to a wide desktop, on both sides of every breakpoint; 640 and 641 are the two sides of one. */
export const ALL_WIDTHS = [320, 360, 480, 640, 641, 768, 880, 960, 1024, 1280, 1440] as const;

/** What is drawn anew for a width, or is still coming, may take a moment. */
const SETTLES_MS = 5_000;

/**
 * Shows the page at each width and looks at its layout.
 *
 * @param what - The page and its state, for the message.
 */
export async function expectSoundLayout(page: Page, what: string, widths: readonly number[] = ALL_WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft.poll(() => page.evaluate(layoutFaults), { message: `${what}, ${width} px`, timeout: SETTLES_MS }).toEqual([]);
  }
}

/**
 * Runs in the page. Looks at texts and at what can be pressed or filled in. Left out by rule: what is for screen readers alone, what is
 * moved sideways by hand, text that ends in an ellipsis, and what lies over the page on purpose (absolute, sticky, fixed) as against what
 * is below it.
 */
function layoutFaults(): string[] {
  const TOLERANCE_PX = 1;
  /** Line boxes of neighbouring lines meet. */
  const LEADING_PX = 6;
  interface Piece {
    kind: 'control' | 'text';
    element: Element;
    rect: DOMRect;
    layer: Element | null;
  }
  const screen = document.documentElement.clientWidth;
  const faults = new Set<string>();
  const parentsOf = (element: Element) => {
    const parents: Element[] = [];
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) parents.push(each);
    return parents;
  };
  const nameOf = (element: Element) =>
    `${element.localName}.${element.classList[0] ?? ''} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`;
  const isForEyes = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, [inert], [data-mask]') &&
    [element, ...parentsOf(element)].every((each) => {
      const { clipPath, overflow } = getComputedStyle(each);
      return clipPath !== 'inset(50%)' && (overflow === 'visible' || each.getBoundingClientRect().width > 2);
    });
  const outOf = (rect: DOMRect, box: DOMRect) => Math.max(box.left - rect.left, rect.right - box.right);

  /** Says what is wrong with where a piece stands; gives whether all of it is in sight. */
  const check = ({ kind, element, rect }: Piece): boolean => {
    let isPlaced = false;
    let hasFrame = false;
    for (const each of [element, ...parentsOf(element)]) {
      const style = getComputedStyle(each);
      if ((each !== element || kind === 'text') && !/^(inline|contents)$/.test(style.display)) {
        const box = each.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX))
          return rect.top < box.bottom && rect.bottom > box.top && rect.left < box.right && rect.right > box.left;
        const doesCut = /hidden|clip/.test(style.overflowX);
        if (doesCut && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')) return false;
        const out = outOf(rect, box);
        const isFrame =
          Number.parseFloat(style.borderLeftWidth) > 0 || style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none';
        if (out > TOLERANCE_PX && (doesCut || (isFrame && !hasFrame && !isPlaced))) {
          faults.add(`${kind} ${nameOf(element)} ${doesCut ? 'is cut by' : 'sticks out of'} ${nameOf(each)}: ${Math.round(out)} px`);
          return true;
        }
        hasFrame ||= isFrame;
      }
      isPlaced ||= /absolute|fixed/.test(style.position);
    }
    if (rect.left < -TOLERANCE_PX || rect.right > screen + TOLERANCE_PX) faults.add(`${kind} ${nameOf(element)} is off the screen`);
    return true;
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > screen) faults.add(`the page is ${scrollWidth} px wide`);
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], element: Element, rects: DOMRectList) => {
    const layer = [element, ...parentsOf(element)].find((each) => /absolute|sticky|fixed/.test(getComputedStyle(each).position)) ?? null;
    for (const rect of rects) {
      const piece = { kind, element, rect, layer };
      if (rect.width > 2 && rect.height > 2 && check(piece)) pieces.push(piece);
    }
  };
  for (const control of document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'))
    if (isForEyes(control)) add('control', control, control.getClientRects());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!node.textContent?.trim() || !parentElement || parentElement.matches('script, style, noscript, option')) continue;
    range.selectNodeContents(node);
    if (isForEyes(parentElement)) add('text', parentElement, range.getClientRects());
  }

  pieces.sort((one, other) => one.rect.top - other.rect.top);
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      const isOfControls = one.kind === 'control' && other.kind === 'control';
      if (across > 2 && down > (isOfControls ? TOLERANCE_PX : LEADING_PX))
        faults.add(
          `${one.kind} ${nameOf(one.element)} overlaps ${other.kind} ${nameOf(other.element)}: ${Math.round(across)} × ${Math.round(down)} px`,
        );
    }
  });
  return [...faults];
}
