/** An item of a tree as far as the keyboard needs it. */
export interface TreeItem {
  id: string;
  label: string;
  parent: string | undefined;
  children: readonly string[];
}

export type TreeStep = { focus: string } | { open: string } | { close: string };

/**
 * What a key does, as ARIA's tree pattern says; undefined for one that does nothing. `shown` are the items on the screen, from above to
 * below; `isRtl` swaps the arrows left and right.
 */
export function stepBy(
  key: string,
  { shown, open, current, isRtl }: { shown: readonly TreeItem[]; open: ReadonlySet<string>; current: string; isRtl: boolean },
): TreeStep | undefined {
  const index = shown.findIndex(({ id }) => id === current);
  const item = shown[index];
  if (!item) return undefined;
  const to = (target: TreeItem | undefined) => (target ? { focus: target.id } : undefined);
  const inwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const outwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const isBranch = item.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return to(shown[index + 1]);
    case 'ArrowUp':
      return to(shown[index - 1]);
    case 'Home':
      return to(shown[0]);
    case 'End':
      return to(shown.at(-1));
    case inwards:
      if (!isBranch) return undefined;
      return open.has(item.id) ? to(shown[index + 1]) : { open: item.id };
    case outwards:
      if (isBranch && open.has(item.id)) return { close: item.id };
      return item.parent === undefined ? undefined : { focus: item.parent };
    default:
      return key.length === 1 && key.trim() !== '' ? to(startingWith(key, shown, index)) : undefined;
  }
}

/** The next item whose name starts with a letter, around the end. */
function startingWith(letter: string, shown: readonly TreeItem[], index: number): TreeItem | undefined {
  const around = [...shown.slice(index + 1), ...shown.slice(0, index + 1)];
  return around.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()));
}
