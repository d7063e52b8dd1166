import {
  createRestingHost,
  createSnapshot,
  languageOf,
  localeOf,
  type Host,
  type PageHead,
  type RegisteredRelease,
  type Registry,
  type RouteMatch,
  type ReleaseDescription,
  type ServerPage,
  type ShopConfig,
} from 'shared-contracts';
import { createText, RootProviders } from 'shared-platform';
import type { InlineStyle, PlatformQuery } from 'shared-contracts/edge';
import { renderToMarkup } from 'shared-platform/server';
import { createRequest, Client, ssrExchange, type SSRData } from '@urql/core';
import { Chrome } from '../chrome/chrome';
import { ShopChromeDocument } from '../chrome/chrome.graphql.ts';
import { ShopContactDocument, type ShopContactQuery } from '../chrome/footer/shop-contact.graphql.ts';
import { whatsappAddress } from '../chrome/footer/whatsapp-address';
import type { SlotState } from 'shared-host/composition/slot-mount';
import { FIRST_PAGE_ID_PREFIX, SHELL_ID_PREFIX, type DocumentData, type DocumentTarget } from 'shared-host/document-data';
import { messages } from '../messages/source';
import { describeHead, noPageHead } from 'shared-host/routing/document-head';
import type { PageView } from 'shared-host/routing/page-controller';
import { createLinks } from 'shared-host/services/links';
import { documentHtml, type ShellFiles } from './document-html';
import { pathsInViews, type DocumentPlan } from './plan-document';
import type { Shop } from 'shared-host/shop/read-shop';
import { sayOnce } from 'shared-host/shop/say-once';

export interface DocumentInput {
  plan: DocumentPlan;
  shop: Shop;
  registry: Registry;
  config: ShopConfig;
  /** The shell's own release. */
  shell: ShellFiles;
  origin: string;
  query: PlatformQuery;
  /** The page's server entry; undefined when it is to be rendered in the browser. */
  loadPage: (remote: string, module: string) => Promise<ServerPage | undefined>;
  readStyle: (release: string, file: string) => InlineStyle | undefined;
}

export interface DocumentOutput {
  html: string;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
  status: number;
  /** Whether the platform gave everything that it was asked for. */
  isWhole: boolean;
  /** Whether nothing is missing in it that the platform or the page's release should have given. */
  isPublic: boolean;
  /** Whether the page was rendered here, and why not. */
  rendering: 'server' | 'browser' | 'shell';
  reason?: string;
}

const NO_SERVER_ENTRY = 'no server entry';

/** The menu and the footer may be this old. */
const CHROME_MAX_AGE_S = 30;

/** Makes the whole document. */
export async function renderDocument(input: DocumentInput): Promise<DocumentOutput> {
  const { plan, shop, registry, config } = input;
  const language = languageOf(plan.view);
  const rootCategoryUid = shop.rootCategoryUids[plan.view.code] ?? '';
  const results: SSRData = {};
  let isWhole = true;
  const fetchInto = async (document: string, variables: Record<string, unknown>, maxAgeS = 0) => {
    const answer = await input.query({ document, variables, storeCode: plan.view.code, maxAgeS });
    if (answer.data === undefined || answer.error) isWhole = false;
    if (answer.data !== undefined) results[createRequest(document, variables).key] = { data: JSON.stringify(answer.data), hasNext: false };
    return answer;
  };
  const chromeData = fetchInto(String(ShopChromeDocument), { root: rootCategoryUid }, CHROME_MAX_AGE_S);
  const contactData = readWhatsapp(input);
  const pathsData = pathsInViews(plan, shop, input.query);

  const path = `${plan.pathname}${plan.search}`;
  const host = (data: SSRData) => createServerHost(input, path, data);
  const page = await renderPage(input, host, fetchInto, results);
  await chromeData;
  const whatsapp = await contactData;
  const paths = await pathsData;

  const target = toDocumentTarget(plan, page);
  const status = page.status;
  const view: PageView = target.kind === 'not-found' || target.kind === 'error' ? { kind: target.kind } : { kind: 'page' };
  const slotState: SlotState =
    page.markup === undefined ? { status: view.kind === 'page' ? 'loading' : 'empty' } : { status: 'shown', remote: '' };
  const text = createText(localeOf(plan.view), (await messages[language]()).default);
  const serverHost = host(results);
  const remote = target.kind === 'page' ? target.remote : '';
  const chrome = await renderToMarkup(
    <RootProviders host={serverHost} text={text}>
      <Chrome
        host={serverHost}
        rootCategoryUid={rootCategoryUid}
        whatsapp={whatsapp}
        page={{
          match: createSnapshot(matchOf(plan)),
          state: createSnapshot(slotState),
          view: createSnapshot(view),
          markup: page.markup === undefined ? '' : `<div data-root="${remote}">${page.markup}</div>`,
          onElement: () => undefined,
          onRetry: () => undefined,
        }}
        onHydrated={() => undefined}
      />
    </RootProviders>,
    SHELL_ID_PREFIX,
  );

  const data: DocumentData = {
    registry: toBrowserRegistry(registry, remote),
    config,
    views: shop.views,
    view: plan.view.code,
    currencies: shop.currencies,
    rootCategoryUid,
    hasExtensions: shop.hasExtensions,
    ...(whatsapp ? { whatsapp } : {}),
    target,
    ...(paths ? { paths } : {}),
    results: results as DocumentData['results'],
  };
  const head = describeHead(
    page.head ?? (status === 200 ? { title: text('title.shop') } : noPageHead(status === 404 ? 'not-found' : 'error', text)),
    { config, view: plan.view, views: shop.views, origin: input.origin, path, paths },
  );
  const { html, styleHashes, scriptHashes } = documentHtml({
    head,
    pageHead: page.head,
    chrome,
    data,
    shell: input.shell,
    language,
    origin: input.origin,
    prefix: plan.prefix,
    registry,
    isProtected: plan.target.kind === 'page' && plan.target.match.isProtected,
    readStyle: input.readStyle,
    failure: { text: text('start.failed'), retry: text('slot.retry') },
  });
  return {
    html,
    styleHashes,
    scriptHashes,
    status,
    isWhole,
    isPublic: isWhole && status === 200 && (page.reason === undefined || page.reason === NO_SERVER_ENTRY),
    rendering: target.kind !== 'page' ? 'shell' : page.markup === undefined ? 'browser' : 'server',
    ...(page.reason ? { reason: page.reason } : {}),
  };
}

/** The document is whole without it: the shop can be reached in other ways. */
async function readWhatsapp({ plan, shop, query }: DocumentInput): Promise<string | undefined> {
  if (!shop.hasExtensions) return undefined;
  const asked = { document: String(ShopContactDocument), variables: {}, storeCode: plan.view.code, maxAgeS: CHROME_MAX_AGE_S };
  const { data } = await query<ShopContactQuery>(asked);
  return whatsappAddress(data?.storeConfig, sayWrongNumber);
}

const sayWrongNumber = (given: string) =>
  sayOnce(`whatsapp_general_number: "${given}" is no number with its country's code (+966 50 123 4567). WhatsApp is not offered.`);

/** What the page's route asks for: its chrome. */
function matchOf({ target }: DocumentPlan): RouteMatch | undefined {
  return target.kind === 'page' ? target.match : undefined;
}

interface RenderedPage {
  markup: string | undefined;
  head: PageHead | undefined;
  status: number;
  reason?: string;
  isMissing?: boolean;
}

async function renderPage(
  input: DocumentInput,
  host: (data: SSRData) => Host,
  fetchInto: (document: string, variables: Record<string, unknown>) => Promise<{ data?: unknown; error?: string | undefined }>,
  results: SSRData,
): Promise<RenderedPage> {
  const { target } = input.plan;
  const none = { markup: undefined, head: undefined };
  if (target.kind === 'not-found') return { ...none, status: 404 };
  if (target.kind === 'error') return { ...none, status: 503 };
  if (target.kind === 'redirect') return { ...none, status: target.status };
  try {
    const page = await input.loadPage(target.match.remote, target.match.module);
    if (!page) return { ...none, status: 200, reason: NO_SERVER_ENTRY };
    const { view } = input.plan;
    const context = {
      params: target.match.params,
      search: input.plan.search,
      language: languageOf(view),
      categorySuffix: view.categorySuffix,
      productSuffix: view.productSuffix,
      hasExtensions: input.shop.hasExtensions,
    };
    const wanted = Object.values(page.operations(context)).filter(({ audience }) => audience === 'anyone');
    const answers = await Promise.all(
      wanted.map(async ({ document, variables, required }) => ({ required, answer: await fetchInto(String(document), variables) })),
    );
    const failed = answers.find(({ required, answer }) => required && answer.data === undefined);
    if (failed) return { ...none, status: 200, reason: `data: ${failed.answer.error ?? 'none'}` };
    const { markup, head, status } = await page.render({ host: host(results), context, identifierPrefix: FIRST_PAGE_ID_PREFIX });
    if (status === 404) return { ...none, status, isMissing: true };
    return { markup, head, status };
  } catch (error) {
    return { ...none, status: 200, reason: error instanceof Error ? error.message : String(error) };
  }
}

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

/**
 * What a document says of the live releases: what each owns, and the files of the one whose page it shows. No server entries, no integrity
 * of files that browsers never ask for by that list.
 */
function toBrowserRegistry(registry: Registry, shown: string): Pick<Registry, 'releases'> {
  const releases = Object.entries(registry.releases).filter(([name]) => name !== 'shell');
  return {
    releases: Object.fromEntries(releases.map(([name, release]) => [name, name === shown ? withFiles(release) : withoutFiles(release)])),
  };
}

function withFiles({ base, version, description }: RegisteredRelease): RegisteredRelease {
  const { entry, modules, react, platform } = description.build;
  const styled = Object.entries(modules).filter(([, { css }]) => css.length > 0);
  const build = {
    entry,
    modules: Object.fromEntries(styled.map(([module, { css }]) => [module, { js: [], css, messages: {} }])),
    react,
    platform,
    integrity: {},
  };
  return { base, version, description: { ...owned(description), version, contract: description.contract, team: description.team, build } };
}

/** Nothing that another build of the release would change. */
function withoutFiles({ description }: RegisteredRelease): RegisteredRelease {
  const build = { entry: '', modules: {}, react: '', platform: '', integrity: {} };
  return { base: '', version: '', description: { ...owned(description), version: '', contract: '', team: '', build } };
}

function owned({ query: _query, ...description }: ReleaseDescription): ReleaseDescription {
  return { ...description, serverRendered: [] };
}

/** A host at rest: commands have no meaning on the server. What it knows of data and links is what this document's page was given. */
function createServerHost({ plan, shop, config, registry }: DocumentInput, path: string, results: SSRData): Host {
  const { view } = plan;
  const language = languageOf(view);
  const [pathname = '/', search = ''] = path.split('?');
  const client = new Client({
    url: 'https://server.invalid/graphql',
    exchanges: [ssrExchange({ isClient: false, initialState: results })],
    preferGetMethod: 'force',
  });
  const { hasExtensions } = shop;
  const links = createLinks({ registry, session: createSnapshot({ status: 'unknown' as const }), language, hasExtensions });
  const host = createRestingHost(
    {
      config,
      hasExtensions,
      view,
      views: shop.views,
      currencies: shop.currencies,
      language,
      location: { pathname, search: search ? `?${search}` : '', hash: '', state: null, key: 'first' },
      href: (to) => (to.startsWith('/') ? `${plan.prefix}${to}` : to),
    },
    { command: (name) => () => refuse(name) },
  );
  const provided = providedBy(registry);
  return {
    ...host,
    links,
    commerce: { ...host.commerce, bindings: createSnapshot({ client, isCustomer: false }) },
    telemetry: { recordError: () => undefined, recordMeasure: () => undefined },
    service: (name) => (provided.has(name) ? host.service(name) : undefined),
    supports: (name, command) => {
      const commands = provided.get(name);
      return commands !== undefined && (command === undefined || commands.includes(command));
    },
  };
}

/** The commands of the services that live releases provide. */
function providedBy(registry: Registry): ReadonlyMap<string, readonly string[]> {
  const releases = Object.values(registry.releases);
  return new Map(
    releases.flatMap(({ description }) => Object.entries(description.services).map(([name, { commands }]) => [name, commands] as const)),
  );
}

function refuse(name: string): never {
  throw new Error(`${name} has no meaning on the server.`);
}
