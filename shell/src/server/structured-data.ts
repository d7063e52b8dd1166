/** Members of schema.org that hold an address. */
const ADDRESSES = new Set(['url', 'item', 'image']);

/** Structured data with whole addresses, as search engines want them: pages give paths, which know neither origin nor store prefix. */
export function withWholeAddresses(value: unknown, { origin, prefix }: { origin: string; prefix: string }, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, { origin, prefix }, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withWholeAddresses(member, { origin, prefix }, name)]));
  if (typeof value !== 'string' || !ADDRESSES.has(key) || !/^\/(?!\/)/.test(value)) return value;
  return origin + (value.startsWith('/media/') ? value : prefix + value);
}
