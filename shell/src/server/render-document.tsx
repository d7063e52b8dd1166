import { createSnapshot, languageOf, localeOf, type Host, type Registry, type RouteMatch, type ShopConfig } from 'shared-contracts';
import type { InlineStyle, PlatformQuery } from 'shared-contracts/edge';
import { createText, RootProviders, type TextFunction } from 'shared-platform';
import { renderToMarkup } from 'shared-platform/server';
import { createRequest, type SSRData } from '@urql/core';
import { Chrome } from '../chrome/chrome';
import { ShopChromeDocument } from '../chrome/chrome.graphql.ts';
import { ShopContactDocument, type ShopContactQuery } from '../chrome/footer/shop-contact.graphql.ts';
import { whatsappAddress } from '../chrome/footer/whatsapp-address';
import type { SlotState } from 'shared-host/composition/slot-mount';
import { SHELL_ID_PREFIX, type DocumentData, type DocumentTarget } from 'shared-host/document-data';
import { messages } from '../messages/source';
import { describeHead, noPageHead } from 'shared-host/routing/document-head';
import type { PageView } from 'shared-host/routing/page-controller';
import { toBrowserRegistry } from './browser-registry';
import { documentHtml, type ShellFiles } from './document-html';
import { personalReleases } from './personal-releases';
import { pathsInViews, type DocumentPlan } from './plan-document';
import { NO_SERVER_ENTRY, renderPage, type PageInput, type RenderedPage } from './render-page';
import { createServerHost } from './server-host';
import { sayOnce } from 'shared-host/shop/say-once';

export interface DocumentInput extends PageInput {
  registry: Registry;
  config: ShopConfig;
  /** The shell's own release. */
  shell: ShellFiles;
  origin: string;
  query: PlatformQuery;
  readStyle: (release: string, file: string) => InlineStyle | undefined;
}

export interface DocumentOutput {
  html: string;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  policies?: readonly string[];
  status: number;
  /** Whether the platform gave everything that it was asked for. */
  isWhole: boolean;
  /** Whether nothing is missing in it that the platform or the page's release should have given. */
  isPublic: boolean;
  /** Whether the page was rendered here, and why not. */
  rendering: 'server' | 'browser' | 'shell';
  reason?: string;
}

/** The menu and the footer may be this old. */
const CHROME_MAX_AGE_S = 30;

/** Makes the whole document. */
export async function renderDocument(input: DocumentInput): Promise<DocumentOutput> {
  const { plan, shop } = input;
  const answers = createAnswers(input);
  const root = rootCategoryOf(input);
  const chromeData = answers.ask(String(ShopChromeDocument), { root }, CHROME_MAX_AGE_S);
  const contactData = readWhatsapp(input);
  const pathsData = pathsInViews(plan, shop, input.query);

  const createHost = () => createServerHost(input, answers.results);
  // A customer's page is asked for by the document, in their name.
  const personal = plan.target.kind === 'page' ? personalReleases(input.registry, plan.target.match) : undefined;
  const pageInput = personal === undefined ? input : { ...input, loadPage: async () => undefined };
  const page = await renderPage(pageInput, { ask: answers.ask }, createHost);
  await chromeData;
  const whatsapp = await contactData;
  const paths = await pathsData;

  const { status } = page;
  const target = toDocumentTarget(plan, page);
  const language = languageOf(plan.view);
  const text = createText(localeOf(plan.view), (await messages[language]()).default);
  const chrome = await renderChrome({ host: createHost(), text, plan, page, target, rootCategoryUid: root, whatsapp });
  const output = documentHtml({
    head: describeHead(
      page.head ?? (status === 200 ? { title: text('title.shop') } : noPageHead(status === 404 ? 'not-found' : 'error', text)),
      { config: input.config, view: plan.view, views: shop.views, origin: input.origin, path: `${plan.pathname}${plan.search}`, paths },
    ),
    pageHead: page.head,
    chrome,
    data: toDocumentData(input, { target, whatsapp, paths, results: answers.results as DocumentData['results'] }),
    shell: input.shell,
    language,
    origin: input.origin,
    prefix: plan.prefix,
    registry: input.registry,
    personal,
    isProtected: plan.target.kind === 'page' && plan.target.match.isProtected,
    readStyle: input.readStyle,
    failure: { text: text('start.failed'), retry: text('slot.retry') },
  });
  const isWhole = answers.isWhole();
  return {
    ...output,
    ...(personal === undefined ? {} : { policies: ['personal-page'] }),
    status,
    isWhole,
    isPublic: isWhole && status === 200 && (page.reason === undefined || page.reason === NO_SERVER_ENTRY),
    rendering: target.kind !== 'page' ? 'shell' : page.markup === undefined ? 'browser' : 'server',
    ...(page.reason ? { reason: page.reason } : {}),
  };
}

/** Asks the platform, and keeps its answers for whoever renders: `results` is filled as they come. */
function createAnswers({ plan, query }: DocumentInput) {
  const results: SSRData = {};
  let isWhole = true;
  return {
    results,
    isWhole: () => isWhole,
    ask: async (document: string, variables: Record<string, unknown>, maxAgeS = 0) => {
      const answer = await query({ document, variables, storeCode: plan.view.code, maxAgeS });
      if (answer.data === undefined || answer.error) isWhole = false;
      if (answer.data !== undefined)
        results[createRequest(document, variables).key] = { data: JSON.stringify(answer.data), hasNext: false };
      return answer;
    },
  };
}

const rootCategoryOf = ({ plan, shop }: DocumentInput) => shop.rootCategoryUids[plan.view.code] ?? '';

/** The document is whole without it: the shop can be reached in other ways. */
async function readWhatsapp({ plan, shop, query }: DocumentInput): Promise<string | undefined> {
  if (!shop.hasExtensions) return undefined;
  const asked = { document: String(ShopContactDocument), variables: {}, storeCode: plan.view.code, maxAgeS: CHROME_MAX_AGE_S };
  const { data } = await query<ShopContactQuery>(asked);
  return whatsappAddress(data?.storeConfig, sayWrongNumber);
}

const sayWrongNumber = (given: string) =>
  sayOnce(`whatsapp_general_number: "${given}" is no number with its country's code (+966 50 123 4567). WhatsApp is not offered.`);

interface ChromeInput {
  host: Host;
  text: TextFunction;
  plan: DocumentPlan;
  page: RenderedPage;
  target: DocumentTarget;
  rootCategoryUid: string;
  whatsapp: string | undefined;
}

/** The markup of everything around the page, with the page's own inside. */
function renderChrome({ host, text, plan, page, target, rootCategoryUid, whatsapp }: ChromeInput): Promise<string> {
  const view: PageView = target.kind === 'not-found' || target.kind === 'error' ? { kind: target.kind } : { kind: 'page' };
  const state: SlotState =
    page.markup === undefined ? { status: view.kind === 'page' ? 'loading' : 'empty' } : { status: 'shown', remote: '' };
  return renderToMarkup(
    <RootProviders host={host} text={text}>
      <Chrome
        host={host}
        rootCategoryUid={rootCategoryUid}
        whatsapp={whatsapp}
        page={{
          match: createSnapshot(matchOf(plan)),
          state: createSnapshot(state),
          view: createSnapshot(view),
          markup: page.markup === undefined ? '' : `<div data-root="${shownRemote(target)}">${page.markup}</div>`,
          onElement: () => undefined,
          onRetry: () => undefined,
        }}
        leaveQuestion={createSnapshot(undefined)}
        onHydrated={() => undefined}
      />
    </RootProviders>,
    SHELL_ID_PREFIX,
  );
}

/** What the page's route asks for: its chrome. */
function matchOf({ target }: DocumentPlan): RouteMatch | undefined {
  return target.kind === 'page' ? target.match : undefined;
}

const shownRemote = (target: DocumentTarget) => (target.kind === 'page' ? target.remote : '');

function toDocumentTarget({ target }: DocumentPlan, page: RenderedPage): DocumentTarget {
  if (page.isMissing) return { kind: 'not-found' };
  if (target.kind !== 'page') return { kind: target.kind === 'not-found' ? 'not-found' : 'error' };
  return {
    kind: 'page',
    remote: target.match.remote,
    module: target.match.module,
    params: { ...target.match.params },
    isServerRendered: page.markup !== undefined,
  };
}

interface ResolvedDocument extends Pick<DocumentData, 'target' | 'results'> {
  whatsapp: string | undefined;
  paths: DocumentData['paths'];
}

/** What the browser begins with. */
function toDocumentData(input: DocumentInput, { target, whatsapp, paths, results }: ResolvedDocument): DocumentData {
  const { plan, shop, registry, config } = input;
  return {
    registry: toBrowserRegistry(registry, shownRemote(target)),
    config,
    views: shop.views,
    view: plan.view.code,
    currencies: shop.currencies,
    rootCategoryUid: rootCategoryOf(input),
    hasExtensions: shop.hasExtensions,
    ...(whatsapp ? { whatsapp } : {}),
    target,
    ...(paths ? { paths } : {}),
    results,
  };
}
