import type { AddToCartItem, EntityType } from 'shared-contracts';
import type { PlatformQuery } from 'shared-contracts/edge';
import { readShop, type Shop } from 'shared-host/shop/read-shop';

/** What the platform says of itself, and a page of each kind to begin with. */
export interface StandaloneShop extends Shop {
  examples: Readonly<Record<EntityType, string>>;
  /** Something to put into the cart. */
  item: AddToCartItem | undefined;
}

interface Example {
  sku: string | null;
  name: string | null;
  url_key: string | null;
  url_suffix: string | null;
  categories: ({ url_path: string | null; url_suffix: string | null } | null)[] | null;
}

const EXAMPLES =
  'query StandaloneExamples{products(search:"6205",pageSize:1){items{sku name url_key url_suffix categories{url_path url_suffix}}}}';

/** A query before there is a client: what the platform says to anyone. */
const ask: PlatformQuery = async ({ document }) => {
  const response = await fetch(`/graphql?${new URLSearchParams({ query: document })}`, { headers: { Accept: 'application/json' } });
  const body = await response.json();
  return { data: body.data ?? undefined };
};

export async function readStandaloneShop(): Promise<StandaloneShop> {
  const [shop, examples] = await Promise.all([
    readShop(ask, 'auto'),
    ask<{ products: { items: (Example | null)[] | null } | null }>({ document: EXAMPLES, variables: {} }),
  ]);
  const product = examples.data?.products?.items?.[0];
  const category = product?.categories?.[0];
  return {
    ...shop,
    examples: {
      PRODUCT: product ? `/${product.url_key ?? ''}${product.url_suffix ?? ''}` : '/',
      CATEGORY: category ? `/${category.url_path ?? ''}${category.url_suffix ?? ''}` : '/',
      CMS_PAGE: '/about-us',
    },
    item: product?.sku ? { sku: product.sku, name: product.name ?? '', quantity: 1 } : undefined,
  };
}
