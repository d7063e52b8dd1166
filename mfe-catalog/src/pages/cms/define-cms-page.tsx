import { structuredQuestions } from '#structured-questions';
import type { ComponentType } from 'react';
import { operation, type EntityParams, type PageContext, type PageParams } from 'shared-contracts';
import { definePage, type MessageSource, type PageProps } from 'shared-platform';
import { Breadcrumbs, Skeleton, VisuallyHidden } from 'shared-ui';
import { LoadFailed } from '../../features/load-failed/load-failed';
import { RichText } from '../../features/rich-text/rich-text';
import { CmsPageDocument, type CmsPageQuery } from './cms-page.graphql.ts';
import { messages as cmsMessages, useText } from '../../messages/source';
import styles from './cms-page.module.css';

const HOME = 'home';

/** `fixed` pages have routes of their own, whose parameters name no identifier. */
type Params = Partial<EntityParams['CMS_PAGE']>;

const askFor = (identifier: string) => ({ page: operation(CmsPageDocument, { identifier }) });
type Operations = ReturnType<typeof askFor>;

export interface CmsPageOptions {
  /** What stands above the platform's content, whether that has come or not. */
  Above?: ComponentType | undefined;
  /** All that the page says. */
  messages?: MessageSource;
}

/** A page whose text the platform keeps. Without `fixed`, the address says which. */
export function defineCmsPage(fixed?: string, { Above, messages = cmsMessages }: CmsPageOptions = {}) {
  const operations = ({ params }: Pick<PageContext<Params & PageParams>, 'params'>) => askFor(fixed ?? params.identifier ?? '');
  return definePage<Operations, Params & PageParams>(
    {
      operations,
      head({ results }) {
        const page = results.page.data?.cmsPage;
        if (!page) return { title: '', robots: 'noindex' };
        const questions = structuredQuestions(page.content ?? '');
        return {
          title: page.meta_title || page.title || '',
          canonicalPath: page.identifier === HOME ? '/' : `/${page.url_key || page.identifier || ''}`,
          ...(questions ? { structuredData: [questions] } : {}),
          ...(page.meta_description ? { description: page.meta_description } : {}),
        };
      },
      isMissing: ({ page }) => !page.fetching && !page.data?.cmsPage && (!page.error || isNoSuchPage(page.error.message)),
      component: (props) => <CmsPage {...props} Above={Above} />,
    },
    messages,
  );
}

/** The platform answers an unknown identifier with an error: `The CMS page with the "…" ID doesn't exist.` */
function isNoSuchPage(message: string): boolean {
  return /CMS page .*doesn['’]t exist/i.test(message);
}

function CmsPage({ results: { page: answer }, Above }: PageProps<Operations> & Pick<CmsPageOptions, 'Above'>) {
  const page = answer.data?.cmsPage;
  if (page) return <Content page={page} Above={Above} />;
  if (answer.fetching) return <Waiting />;
  return answer.error && !isNoSuchPage(answer.error.message) ? <LoadFailed /> : null;
}

function Content({ page, Above }: { page: NonNullable<CmsPageQuery['cmsPage']> } & Pick<CmsPageOptions, 'Above'>) {
  const text = useText();
  const title = page.content_heading || page.title || '';
  return (
    <div className={`${styles.page} ${Above ? styles.hasAbove : ''}`}>
      {page.identifier === HOME ? (
        // The home page's banner has a heading of its own; the page's name is for assistive technology.
        <h1 tabIndex={-1} className={styles.home}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h1>
      ) : (
        <>
          <Breadcrumbs items={[{ label: text('home'), to: '/' }, { label: title }]} />
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
      <RichText html={page.content ?? ''} shape="page" />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={320} height={36} />
      <Skeleton height={360} shape="block" />
    </div>
  );
}
