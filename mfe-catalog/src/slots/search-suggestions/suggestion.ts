import { searchPath } from 'shared-ui';
import type { ProductSummary } from '../../features/product-summary/product-summary';
import { isNumberOf, type Suggested, type SuggestedCategory, type SuggestedManufacturer } from './suggested';

/** An entry of the list. `path` is where it leads. */
export type Suggestion =
  | { kind: 'product'; path: string; product: ProductSummary }
  /** Adds the product above it to the cart. */
  | { kind: 'add'; product: ProductSummary }
  /** All that the text finds. */
  | { kind: 'all'; path: string; count: number }
  | { kind: 'category'; path: string; category: SuggestedCategory }
  | { kind: 'manufacturer'; path: string; name: string }
  | { kind: 'recent'; path: string; query: string }
  /** Forgets the recent searches. */
  | { kind: 'clear' };

export interface SuggestionGroup {
  name: 'products' | 'categories' | 'manufacturers' | 'recent';
  members: readonly Suggestion[];
}

interface Listed {
  suggested: Suggested;
  manufacturers: readonly SuggestedManufacturer[];
  recent: readonly string[];
  /** The searches of before are all that there are. */
  isWhole: boolean;
}

/** The list: products, categories, manufacturers, searches of before, without empty groups. */
export function toGroups({ suggested, manufacturers, recent, isWhole }: Listed): readonly SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { name: 'products', members: productsOf(suggested) },
    {
      name: 'categories',
      members: suggested.categories.map((category) => ({ kind: 'category', path: category.path, category })),
    },
    { name: 'manufacturers', members: manufacturers.map(({ name, path }) => ({ kind: 'manufacturer', path, name })) },
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

/** The part whose number was typed can be added at once: nothing about it is left to be found out. */
function productsOf({ text, products, total }: Suggested): readonly Suggestion[] {
  const entries = products.flatMap((product): readonly Suggestion[] => [
    { kind: 'product', path: product.path, product },
    ...(isNumberOf(product, text) && canBeAdded(product) ? [{ kind: 'add', product } as const] : []),
  ]);
  const isMore = total !== undefined && total > products.length;
  return isMore ? [...entries, { kind: 'all', path: searchPath(text), count: total }] : entries;
}

const canBeAdded = ({ isConfigurable, availability }: ProductSummary) => !isConfigurable && availability.status !== 'out-of-stock';
