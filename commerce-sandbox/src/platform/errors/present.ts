/** What was there a moment ago, or was just written: its absence is a fault of ours, not the caller's. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A record is gone in the middle of a call.');
  return value;
}
