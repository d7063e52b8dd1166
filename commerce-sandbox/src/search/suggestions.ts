import type { Queryable } from '../database/database.ts';
import { fold } from './fold.ts';

const MOST_SUGGESTIONS = 3;

/** Names that are spelled like a search text which found nothing. */
export async function suggestions(database: Queryable, search: string, found: number): Promise<readonly { readonly search: string }[]> {
  if (found > 0) return [];
  return database.query<{ search: string }>(
    `select p.sku as search from product_search s join product p on p.id = s.product_id where word_similarity($1, s.folded) > 0.3 order by word_similarity($1, s.folded) desc, p.id limit ${MOST_SUGGESTIONS}`,
    [fold(search)],
  );
}
