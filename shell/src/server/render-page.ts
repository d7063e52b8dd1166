import { languageOf, type Host, type PageHead, type ServerPage } from 'shared-contracts';
import { FIRST_PAGE_ID_PREFIX } from 'shared-host/document-data';
import type { Shop } from 'shared-host/shop/read-shop';
import type { DocumentPlan } from './plan-document';

export const NO_SERVER_ENTRY = 'no server entry';

export interface PageInput {
  plan: DocumentPlan;
  shop: Shop;
  /** The page's server entry; undefined when it is to be rendered in the browser. */
  loadPage: (remote: string, module: string) => Promise<ServerPage | undefined>;
}

interface PlatformAnswer {
  data?: unknown;
  error?: string | undefined;
}

export interface RenderedPage {
  markup: string | undefined;
  head: PageHead | undefined;
  status: number;
  reason?: string;
  isMissing?: boolean;
}

/** Asks the platform for the page. */
interface Questions {
  ask: (document: string, variables: Record<string, unknown>) => Promise<PlatformAnswer>;
  /** Asked in a customer's name: also what is for customers. Default: what is for anyone. */
  isCustomer?: boolean;
  /** The page is rendered with all answers, or not at all. Default: with those that it requires. */
  isWhole?: boolean;
}

/**
 * The markup of the plan's page, rendered here where its release has a server entry and the platform gave what it cannot be without.
 * `createHost` is called when all answers are there.
 */
export async function renderPage(
  { plan, shop, loadPage }: PageInput,
  { ask, isCustomer = false, isWhole = false }: Questions,
  createHost: () => Host | Promise<Host>,
): Promise<RenderedPage> {
  const { target, view } = plan;
  const none = { markup: undefined, head: undefined };
  if (target.kind === 'not-found') return { ...none, status: 404 };
  if (target.kind === 'error') return { ...none, status: 503 };
  if (target.kind === 'redirect') return { ...none, status: target.status };
  try {
    const page = await loadPage(target.match.remote, target.match.module);
    if (!page) return { ...none, status: 200, reason: NO_SERVER_ENTRY };
    const context = {
      params: target.match.params,
      search: plan.search,
      language: languageOf(view),
      categorySuffix: view.categorySuffix,
      productSuffix: view.productSuffix,
      hasExtensions: shop.hasExtensions,
    };
    const wanted = Object.values(page.operations(context)).filter(({ audience }) => isCustomer || audience === 'anyone');
    const answers = await Promise.all(
      wanted.map(async ({ document, variables, required }) => ({
        required: required || isWhole,
        answer: await ask(String(document), variables),
      })),
    );
    const failed = answers.find(({ required, answer }) => required && answer.data === undefined);
    if (failed) return { ...none, status: 200, reason: `data: ${failed.answer.error ?? 'none'}` };
    const { markup, head, status } = await page.render({ host: await createHost(), context, identifierPrefix: FIRST_PAGE_ID_PREFIX });
    if (status === 404) return { ...none, status, isMissing: true };
    return { markup, head, status };
  } catch (error) {
    return { ...none, status: 200, reason: error instanceof Error ? error.message : String(error) };
  }
}
