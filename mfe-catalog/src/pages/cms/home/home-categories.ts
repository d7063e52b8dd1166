import { inMenu, pathOf } from '../../../features/categories/menu-categories';
import type { HomeCategoriesQuery } from './home-page.graphql.ts';

export interface HomeCategory {
  uid: string;
  name: string;
  path: string;
  image: string | undefined;
  productCount: number | undefined;
  subCategories: readonly { uid: string; name: string; path: string }[];
}

/** The categories of the menu, with what stands below them. One without products, or without any below it, is no start. */
export function toHomeCategories(answer: HomeCategoriesQuery | undefined): HomeCategory[] {
  return inMenu(rootOf(answer)?.children).flatMap(({ uid, name, url_path, url_suffix, image, product_count, children }) => {
    const subCategories = inMenu(children).map((child) => ({ uid: child.uid, name: child.name ?? '', path: pathOf(child) }));
    if (subCategories.length === 0 || product_count === 0) return [];
    const path = pathOf({ url_path, url_suffix });
    return [{ uid, name: name ?? '', path, image: image ?? undefined, productCount: product_count ?? undefined, subCategories }];
  });
}

/** How many products the shop has. */
export const productCountOf = (answer: HomeCategoriesQuery | undefined) => rootOf(answer)?.product_count ?? undefined;

const rootOf = (answer: HomeCategoriesQuery | undefined) => answer?.categories?.items?.[0];
