/** The page numbers to show: the first, the last, the current one with its neighbours; `gap` where some are left out. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  const window: (number | 'gap')[] = [];
  for (const number of shown) {
    const last = window.at(-1);
    if (typeof last === 'number' && number - last === 2) window.push(last + 1);
    else if (typeof last === 'number' && number - last > 2) window.push('gap');
    window.push(number);
  }
  return window;
}
