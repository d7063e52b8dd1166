import { structuredPost } from '#structured-post';
import { structuredQuestions } from '#structured-questions';
import { useMemo, type ComponentType } from 'react';
import { operation, type EntityParams, type PageContext, type PageOperation, type PageParams } from 'shared-contracts';
import { definePage, type MessageSource, type PageProps, useHost } from 'shared-platform';
import { type Breadcrumb, Breadcrumbs, Skeleton, VisuallyHidden } from 'shared-ui';
import { LoadFailed } from '../../features/load-failed/load-failed';
import { NearProducts } from '../../features/product-row/near-products';
import { RichText } from '../../features/rich-text/rich-text';
import { toParts, type CmsPart } from './cms-parts';
import { CmsPageDocument, type CmsPageQuery } from './cms-page.graphql.ts';
import { messages as cmsMessages, useText } from '../../messages/source';
import styles from './cms-page.module.css';
import { withShopDates } from './written-dates';

const HOME = 'home';
/** Posts are pages whose identifiers begin so. */
const POST = /^blog\//;

/** `fixed` pages have routes of their own, whose parameters name no identifier. */
type Params = Partial<EntityParams['CMS_PAGE']>;

const askFor = (identifier: string, reads?: PageOperation, records?: PageOperation) => ({
  page: operation(CmsPageDocument, { identifier }),
  ...(reads && { reads }),
  ...(records && { records }),
});
type Operations = ReturnType<typeof askFor>;

export interface CmsPageOptions {
  /** What stands above the platform's content, whether that has come or not. */
  Above?: ComponentType | undefined;
  /** What stands below the banner that the content begins with; above the content, where it begins otherwise. */
  BelowBanner?: ComponentType | undefined;
  /** What stands below it. */
  Below?: ComponentType | undefined;
  /** What these read: asked for on the server, too. */
  reads?: PageOperation;
  /** What they read where the platform has our extension. */
  records?: PageOperation;
  /** All that the page says. */
  messages?: MessageSource;
}

/** A page whose text the platform keeps. Without `fixed`, the address says which. */
export function defineCmsPage(fixed?: string, { reads, records, messages = cmsMessages, ...around }: CmsPageOptions = {}) {
  const operations = ({ params, hasExtensions }: PageContext<Params & PageParams>) =>
    askFor(fixed ?? params.identifier ?? '', reads, hasExtensions ? records : undefined);
  return definePage<Operations, Params & PageParams>(
    {
      operations,
      head({ results, text }) {
        const page = results.page.data?.cmsPage;
        if (!page) return { title: '', robots: 'noindex' };
        const questions = structuredQuestions(page.content ?? '');
        const structuredData = [
          ...(questions ? [questions] : []),
          ...(POST.test(page.identifier ?? '') ? structuredPost(page, crumbsOf(page, text)) : []),
        ];
        return {
          title: page.meta_title || page.title || '',
          // Others stand at their own address, whatever the platform calls them: a rewrite may lead to a page.
          ...(page.identifier === HOME ? { canonicalPath: '/' } : {}),
          ...(structuredData.length > 0 ? { structuredData } : {}),
          ...(page.meta_description ? { description: page.meta_description } : {}),
        };
      },
      isMissing: ({ page }) => !page.fetching && !page.data?.cmsPage && (!page.error || isNoSuchPage(page.error.message)),
      component: (props) => <CmsPage {...props} {...around} />,
    },
    messages,
  );
}

/** The platform answers an unknown identifier with an error: `The CMS page with the "…" ID doesn't exist.` */
function isNoSuchPage(message: string): boolean {
  // eslint-disable-next-line shop/ask-fault-of -- the first thing that a visitor sees: the table would come along for one sentence
  return /CMS page .*doesn['’]t exist/i.test(message);
}

/** The way to a page: a post stands below the list of them. */
function crumbsOf(page: CmsPageContent, text: (id: 'home' | 'blog') => string): Breadcrumb[] {
  const list = POST.test(page.identifier ?? '') ? [{ label: text('blog'), to: '/blog' }] : [];
  return [{ label: text('home'), to: '/' }, ...list, { label: page.content_heading || page.title || '' }];
}

type CmsPageContent = NonNullable<CmsPageQuery['cmsPage']>;
type Around = Pick<CmsPageOptions, 'Above' | 'BelowBanner' | 'Below'>;

function CmsPage({ results: { page: answer }, ...around }: PageProps<Operations> & Around) {
  const page = answer.data?.cmsPage;
  if (page) return <Content page={page} {...around} />;
  if (answer.fetching) return <Waiting />;
  return answer.error && !isNoSuchPage(answer.error.message) ? <LoadFailed /> : null;
}

function Content({ page, Above, BelowBanner, Below }: { page: CmsPageContent } & Around) {
  const text = useText();
  const { locale } = useHost().intl;
  const title = page.content_heading || page.title || '';
  const parts = useMemo(() => toParts(withShopDates(page.content ?? '', locale)), [page.content, locale]);
  const banner = parts[0]?.kind === 'banner' ? parts[0] : undefined;
  return (
    <div className={`${styles.page} ${Above && banner ? styles.beside : ''}`}>
      {page.identifier === HOME ? (
        // The home page's banner has a heading of its own; the page's name is for assistive technology.
        <h1 tabIndex={-1} className={styles.home}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      ) : (
        <>
          <Breadcrumbs items={crumbsOf(page, text)} />
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        </>
      )}
      {Above && (
        <div className={styles.above}>
          <Above />
        </div>
      )}
      {banner && (
        <div className={styles.banner}>
          <RichText html={banner.html} shape="page" />
        </div>
      )}
      {BelowBanner && (
        <div>
          <BelowBanner />
        </div>
      )}
      {parts.map((part, place) => part !== banner && <Part key={place} part={part} isLead={parts[place + 1]?.kind === 'products'} />)}
      {Below && <Below />}
    </div>
  );
}

/** `isLead`: what it ends with belongs to the products after it. */
function Part({ part, isLead }: { part: CmsPart; isLead: boolean }) {
  const drawn = <RichText html={part.html} shape="page" />;
  if (part.kind === 'products') return <NearProducts skus={part.skus}>{drawn}</NearProducts>;
  return isLead ? <div className={styles.lead}>{drawn}</div> : drawn;
}

function Waiting() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={320} height={36} />
      <Skeleton height={360} shape="block" />
    </div>
  );
}
