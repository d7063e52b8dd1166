import { localeOf, type RegisteredRelease, type ShopConfig } from 'shared-contracts';
import type { DocumentAnswer, DocumentRequest, Documents, DocumentsOptions, PersonalPageRequest, ShellBuild } from 'shared-contracts/edge';
import { addressInChosenView, planDocument, planKnown } from './plan-document';
import { readShop, type Shop } from 'shared-host/shop/read-shop';
import { sayOnce } from 'shared-host/shop/say-once';
import { within } from 'shared-host/within';
import type { ShellFiles } from './document-html';
import type { PageInput } from './render-page';
import { renderDocument } from './render-document';
import { renderPersonalPage } from './render-personal-page';

const SHOP_MAX_AGE_MS = 60_000;
/** Not longer than a document waits for its page; nor so long that the worker would be taken for one that hangs. */
const PERSONAL_LIMIT_MS = 2000;

/** Makes the documents of one state of the registry. */
export function createDocuments(options: DocumentsOptions): Documents {
  const shell = shellFiles(options.registry.releases.shell);
  const current = keepRead(async () => {
    const shop = await readShop(options.query, options.config.platformExtensions);
    return { shop, config: configFor(shop, options.config) };
  });
  return {
    async render(request: DocumentRequest): Promise<DocumentAnswer> {
      const { shop, config } = await current();
      const plan = await planDocument(request, shop, options.registry, options.query);
      const common = { view: plan.view.code, rendering: 'shell' as const, html: '' };
      if (plan.target.kind === 'redirect') {
        const { to, status } = plan.target;
        return { ...common, status, location: to.startsWith('http') ? to : `${plan.prefix}${to}`, isPublic: true };
      }
      const chosen = await addressInChosenView(request, plan, shop, options.registry, options.query);
      if (chosen) return { ...common, status: 302, location: chosen, isPublic: false };
      return {
        ...common,
        query: plan.query,
        locale: localeOf(plan.view),
        ...(await renderDocument({
          ...options,
          config,
          readStyle: options.readStyle ?? (() => undefined),
          loadPage: (remote, module) => options.loadPage(remote, module, request),
          plan,
          shop,
          shell,
        })),
      };
    },
    async renderPersonal(request: PersonalPageRequest) {
      const make = async () => {
        const { queryAsCustomer } = options;
        if (!queryAsCustomer) return { reason: 'unknown to the edge' };
        const { shop, config } = await current();
        const plan = planKnown(request, shop, options.registry);
        const loadPage: PageInput['loadPage'] = (remote, module) => options.loadPage(remote, module, request);
        return renderPersonalPage({ ...options, queryAsCustomer, config, loadPage, request, plan, shop });
      };
      const late = new Error('took too long');
      return within(PERSONAL_LIMIT_MS, make(), () => late).catch((error: unknown) => {
        if (error === late) return { reason: late.message };
        throw error;
      });
    },
  };
}

/** A provider's answers are checked by the platform's extension. Without it, the shop's own captcha is asked: a check could never pass. */
function configFor({ hasExtensions }: Shop, { captcha, ...config }: ShopConfig): ShopConfig {
  if (!captcha) return config;
  if (hasExtensions) return { ...config, captcha };
  sayOnce('captcha: this platform cannot check a provider’s answers (verifyGresponse). The shop asks its own question instead.');
  return config;
}

/** What was read before is better than no shop at all. */
function keepRead<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let last: { value: Read; readAt: number } | undefined;
  let reading: Promise<Read> | undefined;
  const readAgain = () => {
    reading ??= read()
      .then((value) => {
        last = { value, readAt: Date.now() };
        return value;
      })
      .finally(() => (reading = undefined));
    return reading;
  };
  return async () => {
    if (!last) return readAgain();
    if (Date.now() - last.readAt > SHOP_MAX_AGE_MS) void readAgain().catch(() => undefined);
    return last.value;
  };
}

function shellFiles(release: RegisteredRelease | undefined): ShellFiles {
  if (!release) throw new Error('No release of the shell is live.');
  // The shell's own description carries these beside what every release says (release-kit/build/release-description-plugin.mjs).
  const build = release.description.build as typeof release.description.build & ShellBuild;
  return {
    base: release.base,
    integrity: build.integrity,
    scripts: build.scripts,
    styles: build.styles,
    early: build.early,
    fallback: build.fallback,
    personal: build.personal,
    fonts: build.fonts,
    messages: build.messages,
  };
}
