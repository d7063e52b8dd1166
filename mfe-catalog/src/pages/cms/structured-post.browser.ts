import type { Breadcrumb } from 'shared-ui';
import type { CmsPageQuery } from './cms-page.graphql.ts';

/** Search engines read documents: a browser that moves on writes no structured data. */
export const structuredPost = (
  _page: NonNullable<CmsPageQuery['cmsPage']>,
  _crumbs: readonly Breadcrumb[],
): Record<string, unknown>[] => [];
