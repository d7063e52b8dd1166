/** What is wrong with the days of a search, by their fields. */
export interface DateFaults {
  from?: 'orders.date-incomplete';
  to?: 'orders.date-incomplete' | 'orders.date-order';
}

/** `isUnreadable`: something is typed that is no day. Days are written YYYY-MM-DD; '' is none. */
export function dateFaults({ from, to }: { from: string; to: string }, isUnreadable: (name: 'from' | 'to') => boolean): DateFaults {
  const faults: DateFaults = {};
  if (isUnreadable('from')) faults.from = 'orders.date-incomplete';
  if (isUnreadable('to')) faults.to = 'orders.date-incomplete';
  else if (from !== '' && to !== '' && to < from) faults.to = 'orders.date-order';
  return faults;
}
