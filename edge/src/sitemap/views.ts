import { localeOf, offeredStores, storePrefix, type GivenStore } from 'shared-contracts';
import type { AskPlatform } from './ask';

/** A store view as search engines see it. */
export interface SitemapView {
  code: string;
  /** `en-US` */
  language: string;
  /** Of its addresses: `/arabic`, or nothing. */
  prefix: string;
  categorySuffix: string;
  productSuffix: string;
  rootCategoryUid: string;
}

const QUERY = `query SitemapViews { availableStores(useCurrentGroup: false) {
  store_code locale store_sort_order category_url_suffix product_url_suffix root_category_uid
} }`;

interface Answer {
  availableStores:
    ((GivenStore & Readonly<Record<'category_url_suffix' | 'product_url_suffix' | 'root_category_uid', string | null>>) | null)[] | null;
}

/** The platform's views that the shop offers, which are those of documents; the default one first. */
export async function readViews(ask: AskPlatform): Promise<SitemapView[]> {
  const { availableStores } = await ask<Answer>({ document: QUERY, variables: {} });
  const stores = offeredStores(availableStores);
  const codes = stores.map(({ code }) => code);
  return stores.map((store) => ({
    code: store.code,
    language: localeOf(store),
    prefix: storePrefix(store.code, codes),
    categorySuffix: store.category_url_suffix ?? '',
    productSuffix: store.product_url_suffix ?? '',
    rootCategoryUid: store.root_category_uid ?? '',
  }));
}
