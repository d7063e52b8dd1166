import { productsFor } from '../../commerce/catalog/request-loaders.ts';
import { searchReading } from '../../commerce/search/search-reading.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';

/** Members of schema/extension.graphql. */
const query = resolve('Query')({
  search_reading: async (_source, input, context) =>
    searchReading(context.database, await productsFor(context).index(), context.store, input.text('search') ?? ''),
});

export const searchReadingResolvers: readonly TypeResolvers[] = [query];
