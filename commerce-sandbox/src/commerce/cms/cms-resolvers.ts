import { GraphQLError } from 'graphql';
import type { Queryable } from '../../platform/database/database.ts';
import { inputError, notFound } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    CmsPage: CmsPageSource;
  }
}

export interface CmsPage {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly heading: string;
  readonly content: string;
  readonly layout: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

export type CmsPageSource = CmsPage & { readonly __typename: 'CmsPage'; readonly redirectCode?: number; readonly query?: string };

const SELECT_PAGE = `
  select p.id, p.identifier, t.title, t.heading, t.content, p.page_layout as layout, t.meta_title as "metaTitle", t.meta_description as "metaDescription"
  from cms_page p join cms_page_text t on t.page_id = p.id and t.store_id = $1`;

export async function pageById(database: Queryable, store: StoreView, id: number): Promise<CmsPage | undefined> {
  const [page] = await database.query<CmsPage>(`${SELECT_PAGE} where p.id = $2`, [store.id, id]);
  return page;
}

async function pageByIdentifier(database: Queryable, store: StoreView, identifier: string): Promise<CmsPage | undefined> {
  const [page] = await database.query<CmsPage>(`${SELECT_PAGE} where p.identifier = $2`, [store.id, identifier]);
  return page;
}

const page = resolve('CmsPage')({
  url_key: (source) => source.identifier,
  content_heading: (source) => source.heading,
  page_layout: (source) => source.layout,
  meta_title: (source) => source.metaTitle,
  meta_description: (source) => source.metaDescription,
  meta_keywords: () => '',
  type: () => 'CMS_PAGE',
  relative_url: (source) => `${source.identifier}${source.query ?? ''}`,
  redirect_code: (source) => source.redirectCode ?? 0,
});

interface CmsBlock {
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}

const query = resolve('Query')({
  cmsPage: async (_source, input, context) => {
    const id = input.number('id');
    const identifier = input.text('identifier');
    // The quotation mark without a partner is the platform's.
    if (id === undefined && identifier === undefined) throw inputError('"Page id/identifier should be specified');
    const found =
      id === undefined
        ? await pageByIdentifier(context.database, context.store, identifier ?? '')
        : await pageById(context.database, context.store, id);
    if (!found) throw notFound(`The CMS page with the "${id ?? identifier}" ID doesn't exist.`);
    return { ...found, __typename: 'CmsPage' };
  },
  cmsBlocks: async (_source, input, context) => {
    const identifiers = input.texts('identifiers');
    if (identifiers.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
    const blocks = await context.database.query<CmsBlock>(
      'select b.identifier, t.title, t.content from cms_block b join cms_block_text t on t.block_id = b.id and t.store_id = $1 ' +
        'where b.identifier = any ($2::text[])',
      [context.store.id, identifiers],
    );
    return {
      items: identifiers.map(
        (identifier) =>
          blocks.find((block) => block.identifier === identifier) ??
          new GraphQLError(`The CMS block with the "${identifier}" ID doesn't exist.`, {
            extensions: { category: 'graphql-no-such-entity' },
          }),
      ),
    };
  },
});

export const cmsResolvers: readonly TypeResolvers[] = [page, query];
