/** Files that are on their way at once. */
const AT_ONCE = 8;

/** Does something with each, some at a time; rejects with the first that failed, when those begun are done. */
export async function severally<T>(items: readonly T[], action: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await action(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, next));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
