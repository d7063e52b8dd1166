import { createSnapshot, type CommerceService, type Registry, type SessionState, type ShopConfig } from 'shared-contracts';
import type { CustomerQuery, PersonalPage, PersonalPageAnswer, PersonalPageRequest } from 'shared-contracts/edge';
import { createRequest, type SSRData } from '@urql/core';
import { readFacts } from 'shared-host/services/session/read-customer';
import { describeHead } from 'shared-host/routing/document-head';
import type { Shop } from 'shared-host/shop/read-shop';
import { personalReleases } from './personal-releases';
import type { planKnown } from './plan-document';
import { renderPage, type PageInput } from './render-page';
import { createServerHost } from './server-host';

export interface PersonalInput {
  request: PersonalPageRequest;
  plan: ReturnType<typeof planKnown>;
  shop: Shop;
  config: ShopConfig;
  registry: Registry;
  origin: string;
  queryAsCustomer: CustomerQuery;
  loadPage: PageInput['loadPage'];
}

/**
 * A customer's page, as their browser would make it of the same answers. There is none where anything of it is missing, where the document
 * was made of other releases, or where it shows what this does not know of: the browser makes the page then.
 */
export async function renderPersonalPage(input: PersonalInput): Promise<PersonalPageAnswer> {
  const { request, shop, registry, queryAsCustomer, loadPage } = input;
  const { token, origin } = request;
  const { target, view } = input.plan;
  if (target?.kind !== 'page' || request.releases !== personalReleases(registry, target.match)) return { reason: 'other releases' };
  if (request.currency !== undefined && request.currency !== view.currency) return { reason: 'another currency' };
  // A document's own parameters are those that it may be kept by; the page reads the address that it stands at.
  const plan = { ...input.plan, target, search: request.search };

  const results: SSRData = {};
  const ask = (document: string, variables: Record<string, unknown>) =>
    queryAsCustomer({ document, variables, storeCode: view.code, token, origin });
  const askForPage = async (document: string, variables: Record<string, unknown>) => {
    const { data, error } = await ask(document, variables);
    // What the platform has to say beside its data is said by the page in the browser.
    if (data === undefined || error !== undefined) return { error: error ?? 'none' };
    results[createRequest(document, variables).key] = { data: JSON.stringify(data), hasNext: false };
    return { data };
  };
  const reading = readFacts({ query: asService(ask) }, shop.hasExtensions).then(({ customer }) => {
    if (!customer) throw new Error('The customer could not be read.');
    // Neither says anything that a page shows: until when, and for which tabs.
    return { status: 'customer', expiresAt: Number.POSITIVE_INFINITY, isKept: true, customer } as const;
  });
  // Who awaits it is told; that may be after it has failed.
  reading.catch(() => undefined);
  const page = await renderPage({ plan, shop, loadPage }, { ask: askForPage, isCustomer: true, isWhole: true }, async () =>
    createServerHost({ ...input, plan }, results, createSnapshot<SessionState>(await reading)),
  );
  if (page.markup === undefined) return { reason: page.reason ?? `status ${page.status}` };
  const { title } = describeHead(page.head ?? { title: '' }, {
    config: input.config,
    view,
    views: shop.views,
    origin: input.origin,
    path: `${plan.pathname}${plan.search}`,
  });
  const made: PersonalPage = {
    title,
    remote: target.match.remote,
    markup: page.markup,
    results: results as PersonalPage['results'],
    customer: (await reading).customer,
  };
  return { page: made };
}

type Ask = (document: string, variables: Record<string, unknown>) => ReturnType<CustomerQuery>;

/**
 * The platform as a customer's questions are put to it in the browser. A refusal is an answer: who is no company's is refused its
 * questions. A fault is none: what a role allows would be missing from the page for as long as the document stands.
 */
function asService(ask: Ask): CommerceService['query'] {
  const query = async (document: unknown, variables: object) => {
    const { data, error, isFault } = await ask(String(document), { ...variables });
    if (isFault) throw new Error(error);
    return { data, error: undefined };
  };
  // Each document's type says what its answer is.
  return query as CommerceService['query'];
}
