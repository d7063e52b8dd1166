import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { pageInfo } from '../../platform/values/paging.ts';

/** What storefronts ask about features that this shop does not use: off, none, an empty page. */
const query = resolve('Query')({
  recaptchaFormConfig: () => ({ is_enabled: false, configurations: null }),
  recaptchaV3Config: () => null,
  pickupLocations: (_source, input) => {
    const [pageSize, currentPage] = [input.number('pageSize') ?? 20, input.number('currentPage') ?? 1];
    return { items: [], total_count: 0, page_info: pageInfo(currentPage, pageSize, 0) };
  },
});

export const storefrontSettings: readonly TypeResolvers[] = [query];
