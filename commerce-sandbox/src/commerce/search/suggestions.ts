import type { Queryable } from '../../platform/database/database.ts';
import type { ProductPage } from './product-search.ts';
import { nearSearches } from './search-reading.ts';
import { parseSearch } from './search-text.ts';

const MOST_SUGGESTIONS = 3;

/**
 * What to search for instead: sizes near the one asked for; the corrected text, if one was used; part numbers that are spelled alike, if
 * nothing was found.
 */
export async function suggestions(
  database: Queryable,
  search: string,
  found: Pick<ProductPage, 'total' | 'corrected' | 'near'>,
): Promise<readonly { readonly search: string }[]> {
  if (found.near) return nearSearches(found.near).map(({ search: near }) => ({ search: near }));
  if (found.corrected !== undefined) return [{ search: found.corrected }];
  if (found.total > 0) return [];
  const { whole } = parseSearch(search);
  return database.query<{ search: string }>(
    `select sku as search from (select p.sku, k.key <-> $1 as distance from part_key k join product p on p.id = k.product_id where k.main order by k.key <-> $1 limit ${MOST_SUGGESTIONS}) near where distance < 0.8`,
    [whole],
  );
}
