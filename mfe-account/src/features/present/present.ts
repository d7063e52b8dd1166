/** What the platform leaves out does no harm. */
export function present<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null && entry !== undefined);
}
