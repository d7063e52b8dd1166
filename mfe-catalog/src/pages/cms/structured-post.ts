import type { Breadcrumb } from 'shared-ui';
import { structuredBreadcrumbs } from '../../features/category-path/structured-breadcrumbs';
import type { CmsPageQuery } from './cms-page.graphql.ts';

type CmsPage = NonNullable<CmsPageQuery['cmsPage']>;

const PUBLISHED = /<time[^>]*\sdatetime="(\d{4}-\d{2}-\d{2}[^"]*)"/;
/** The first picture of the text itself: those of lists of products are the products'. */
const PICTURE = /<img\b[^>]*\ssrc="([^"]+)"/;
const PRODUCTS = 'block-products-list';
/** The shop describes itself in every document. */
const SHOP = { '@id': '/#organization' };

/** The shell fills it in: a rewrite may lead to a post, whatever the platform calls it. */
const OWN_ADDRESS = '';

/** schema.org's BlogPosting, dated by the first time in its text, with its first picture, and the way to it. */
export function structuredPost(page: CmsPage, crumbs: readonly Breadcrumb[]): Record<string, unknown>[] {
  const published = PUBLISHED.exec(page.content ?? '')?.[1];
  const picture = PICTURE.exec(page.content?.split(PRODUCTS, 1)[0] ?? '')?.[1]?.replaceAll('&amp;', '&');
  const post = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: page.content_heading || page.title || '',
    ...(page.meta_description ? { description: page.meta_description } : {}),
    ...(published ? { datePublished: published } : {}),
    ...(picture ? { image: picture } : {}),
    mainEntityOfPage: OWN_ADDRESS,
    author: SHOP,
    publisher: SHOP,
  };
  return [post, structuredBreadcrumbs(crumbs, OWN_ADDRESS)];
}
