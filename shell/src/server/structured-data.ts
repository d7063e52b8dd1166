/** Members of schema.org that hold an address. */
const ADDRESSES = new Set(['url', 'item', 'image', 'mainEntityOfPage']);

interface PageAddress {
  origin: string;
  prefix: string;
  /** The page's own address; undefined: it tells search engines none. */
  canonical: string | undefined;
}

/**
 * Structured data with whole addresses, as search engines want them: pages give paths, which know neither origin nor store prefix. An empty
 * one is the page's own, as an empty reference is in HTML: what the CMS holds does not know at which address it is shown.
 */
export function withWholeAddresses(value: unknown, page: PageAddress, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, page, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withWholeAddresses(member, page, name)]));
  if (typeof value !== 'string' || !ADDRESSES.has(key)) return value;
  const { origin, prefix, canonical } = page;
  if (value === '') return canonical ?? value;
  if (!/^\/(?!\/)/.test(value)) return value;
  return origin + (value.startsWith('/media/') ? value : prefix + value);
}
