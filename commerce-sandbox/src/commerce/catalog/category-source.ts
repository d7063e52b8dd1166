import type { Category } from './category-loaders.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    CategoryTree: CategorySource;
  }
}

export type CategorySource = Category & { readonly __typename: 'CategoryTree'; readonly redirectCode?: number; readonly query?: string };

export const categorySource = (category: Category): CategorySource => ({ ...category, __typename: 'CategoryTree' });

export function inMenuOrder(categories: readonly Category[]): readonly CategorySource[] {
  return [...categories].sort((a, b) => a.level - b.level || a.position - b.position).map(categorySource);
}
