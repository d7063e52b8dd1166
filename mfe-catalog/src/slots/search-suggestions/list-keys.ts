/** The list as the keyboard sees it. */
export interface ListPosition {
  isShown: boolean;
  /** How many suggestions there are, shown or not. */
  count: number;
  /** Index of the marked one. */
  active: number | undefined;
}

export interface KeyStep {
  isOpen: boolean;
  active: number | undefined;
  /** What happens to the marked one. */
  does?: 'choose' | 'remove';
  /** The box does nothing of its own. */
  isDone: boolean;
}

/**
 * ARIA's editable combobox with list autocomplete and manual selection. The text's own keys stay the text's: they take the mark away.
 * Undefined: nothing changes.
 */
export function stepOf(key: string, { isShown, count, active }: ListPosition): KeyStep | undefined {
  const mark = (next: number | undefined, isDone = true): KeyStep => ({ isOpen: true, active: next, isDone });
  const close = (isDone: boolean): KeyStep => ({ isOpen: false, active: undefined, isDone });
  const last = count - 1;
  if (count === 0) return undefined;
  if (!isShown) return key === 'ArrowDown' ? mark(0) : key === 'ArrowUp' ? mark(last) : undefined;
  if (key === 'Escape') return close(true);
  if (key === 'Tab') return close(false);
  if (key === 'ArrowDown') return mark(active === undefined || active >= last ? 0 : active + 1);
  if (key === 'ArrowUp') return mark(active === undefined || active <= 0 ? last : active - 1);
  if (active === undefined) return key === 'Enter' ? close(false) : undefined;
  switch (key) {
    case 'Home':
      return mark(0);
    case 'End':
      return mark(last);
    case 'ArrowLeft':
    case 'ArrowRight':
      return mark(undefined, false);
    case 'Enter':
      return { ...close(true), does: 'choose' };
    case 'Delete':
      return { ...mark(active), does: 'remove' };
    default:
      return undefined;
  }
}
