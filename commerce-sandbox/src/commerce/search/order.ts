import type { StoreView } from '../../platform/store-view/stores.ts';
import type { Input } from '../../platform/values/input.ts';
import type { CatalogIndex } from './index-shape.ts';

/** Compares products by one value each; what has none comes last in either direction. */
type Key = { readonly value: (product: number) => number; readonly sign: 1 | -1 };

const OPTION_SORTS: ReadonlySet<string> = new Set(['manufacturer', 'bore_diameter', 'outside_diameter']);

/**
 * Puts products, which come in the list's own order (position or relevance), into the order asked for. What is alike stays in the own
 * order; relevance ignores the direction, as in the platform: the best match is always first.
 */
export function ordered(
  index: CatalogIndex,
  store: StoreView,
  sort: Input,
  products: Int32Array,
  positions: ReadonlyMap<number, number> | undefined,
): Int32Array {
  const keys = sort.names().flatMap((name) => keyOf(index, store, name, sort.text(name) === 'DESC' ? -1 : 1, positions));
  if (keys.length === 0) return products;
  const values = keys.map((key) => Float64Array.from(products, key.value));
  const order = Uint32Array.from(products.keys());
  order.sort((a, b) => {
    for (const [at, key] of keys.entries()) {
      const [left, right] = [values[at]?.[a] ?? Number.NaN, values[at]?.[b] ?? Number.NaN];
      if (left === right || (Number.isNaN(left) && Number.isNaN(right))) continue;
      if (Number.isNaN(left)) return 1;
      if (Number.isNaN(right)) return -1;
      return left < right ? -key.sign : key.sign;
    }
    return a - b;
  });
  return Int32Array.from(order, (place) => products[place] ?? 0);
}

function keyOf(
  index: CatalogIndex,
  store: StoreView,
  name: string,
  sign: 1 | -1,
  positions: ReadonlyMap<number, number> | undefined,
): readonly Key[] {
  if (name === 'price') return [{ value: (product) => index.prices[product] ?? 0, sign }];
  if (name === 'name') return [{ value: (product) => index.nameRanks.get(store.id)?.[product] ?? 0, sign }];
  if (name === 'position') return [{ value: (product) => positions?.get(product) ?? product, sign }];
  if (!OPTION_SORTS.has(name)) return [];
  const attribute = index.attributes.findIndex(({ code }) => code === name);
  const { start, items } = index.optionsOf;
  return [
    {
      sign,
      value: (product) => {
        let best = Number.NaN;
        for (let at = start[product] ?? 0; at < (start[product + 1] ?? 0); at += 1) {
          const option = index.options[items[at] ?? 0];
          if (option?.attribute === attribute && !(best <= option.position)) best = option.position;
        }
        return best;
      },
    },
  ];
}
