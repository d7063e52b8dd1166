import type { Breadcrumb } from 'shared-ui';
import { type CategoryCrumb, toAncestors, withoutHeadings } from '../../features/category-path/category-path';
import type { CategoryPageQuery } from './category-page.graphql.ts';

export interface SubCategory {
  uid: string;
  name: string;
  path: string;
  image: string | undefined;
  productCount: number | undefined;
}

/** What the category page shows besides its list. */
export interface CategoryView {
  uid: string;
  name: string;
  path: string;
  ancestors: readonly CategoryCrumb[];
  subCategories: readonly SubCategory[];
  descriptionHtml: string;
  image: string | undefined;
  metaTitle: string;
  metaDescription: string;
}

export function toCategoryView(answer: CategoryPageQuery | undefined, suffix: string): CategoryView | undefined {
  const category = answer?.categories?.items?.[0];
  if (!category?.name) return undefined;
  return {
    uid: category.uid,
    name: category.name,
    path: toPath(category, suffix),
    ancestors: toAncestors(category, suffix),
    subCategories: toSubCategories(category.children, suffix),
    descriptionHtml: category.description ?? '',
    image: category.image || undefined,
    metaTitle: category.meta_title || category.name,
    metaDescription: category.meta_description ?? '',
  };
}

export function toCategoryBreadcrumbs(category: Pick<CategoryView, 'ancestors' | 'name'>, home: string): Breadcrumb[] {
  return [{ label: home, to: '/' }, ...withoutHeadings(category.ancestors), { label: category.name }];
}

type Children = NonNullable<NonNullable<NonNullable<CategoryPageQuery['categories']>['items']>[number]>['children'];

/** The categories below it that menus show, in their order. */
function toSubCategories(children: Children, suffix: string): SubCategory[] {
  const shown = (children ?? []).flatMap((child) => (child?.name && child.url_path && child.include_in_menu === 1 ? [child] : []));
  return shown
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((child) => ({
      uid: child.uid,
      name: child.name ?? '',
      path: toPath(child, suffix),
      image: child.image || undefined,
      productCount: child.product_count ?? undefined,
    }));
}

function toPath({ url_path: path, url_suffix: own }: { url_path: string | null; url_suffix: string | null }, suffix: string): string {
  return `/${path ?? ''}${own ?? suffix}`;
}
