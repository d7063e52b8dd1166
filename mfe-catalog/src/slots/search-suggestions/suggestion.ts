import { searchPath } from 'shared-ui';
import type { ProductSummary } from '../../features/product-summary/product-summary';
import type { Suggested, SuggestedCategory } from './suggested';

/** An entry of the list. `path` is where it leads. */
export type Suggestion =
  | { kind: 'product'; path: string; product: ProductSummary }
  | { kind: 'category'; path: string; category: SuggestedCategory }
  | { kind: 'recent'; path: string; query: string }
  /** Forgets the recent searches. */
  | { kind: 'clear' };

export interface SuggestionGroup {
  name: 'products' | 'categories' | 'recent';
  members: readonly Suggestion[];
}

/** The list: products, categories, searches of before, without empty groups. `isWhole`: the searches are all that there are. */
export function toGroups({ products, categories }: Suggested, recent: readonly string[], isWhole: boolean): readonly SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { name: 'products', members: products.map((product) => ({ kind: 'product', path: product.path, product })) },
    { name: 'categories', members: categories.map((category) => ({ kind: 'category', path: category.path, category })) },
    {
      name: 'recent',
      members: [
        ...recent.map((query) => ({ kind: 'recent', path: searchPath(query), query }) as const),
        ...(isWhole && recent.length > 0 ? [{ kind: 'clear' } as const] : []),
      ],
    },
  ];
  return groups.filter(({ members }) => members.length > 0);
}
