/* Runs one remote alone: its own modules from source, on the shop's own host, before the real platform behind /graphql and /rest. */
import './standalone.css';
import 'shared-ui/tokens.css';
import { createRoot } from 'react-dom/client';
import { storePrefix, stripStorePrefix } from 'shared-contracts';
import { createBrowserHost, type BrowserHost } from 'shared-host/browser-host';
import type { ModuleTransport } from 'shared-host/composition/load-module';
import type { SlotFrameParts } from 'shared-host/composition/slots';
import { prefetchLinks, watchLinks } from 'shared-host/routing/watch-links';
import { openedLocation } from 'shared-host/services/navigation';
import { description, modules } from 'standalone-release';
import { App } from './app';
import { readStandaloneShop, type StandaloneShop } from './shop';
import { createStage } from './stage';
import { stubFactory, stubRelease, STUBS } from './stub-services';

/** What was loaded of the remote, and has to be loaded anew when a file of it is saved. */
const loaded = new Set<string>();

/** The remote's modules by plain imports; services that it does not provide by stubs. */
const transport: ModuleTransport = {
  async load(name, _release, module) {
    if (name === STUBS) return { default: stubFactory(module.slice(2)) };
    const load = modules[module];
    if (!load) throw new Error(`${name} does not expose ${module}.`);
    loaded.add(module);
    return load();
  },
};

function createHost(shop: StandaloneShop, prefetch: (path: string) => void): BrowserHost {
  const codes = shop.views.map(({ code }) => code);
  const { code = codes[0] } = stripStorePrefix(window.location.pathname, codes);
  const view = shop.views.find((candidate) => candidate.code === code);
  if (!view) throw new Error('The platform has no store view.');
  const registry = {
    releases: { [description.name]: { version: description.version, base: '/', description }, [STUBS]: stubRelease(description) },
  };
  return createBrowserHost({
    data: { config: CONFIG, views: shop.views, currencies: shop.currencies, hasExtensions: shop.hasExtensions, results: {} },
    registry,
    view,
    location: openedLocation(codes),
    prefix: storePrefix(view.code, codes),
    transport,
    readRegistry: async () => registry,
    mountFrame,
    sayUnavailable: (host) => host.toasts.add({ type: 'error', message: 'A service did not start.' }),
    prefetch,
  });
}

const CONFIG = {
  brand: { name: { en: 'AMC eShop', ar: 'متجر AMC الإلكتروني' }, phone: '9200 00000', email: 'info@example.com', social: [] },
  hardReloads: false,
  platformExtensions: 'auto',
  serviceWorker: false,
  teamOutlines: false,
} as const;

/** No placeholder and no failure view: what goes wrong is in the console. */
function mountFrame(_host: unknown, element: HTMLElement, { onElement }: SlotFrameParts): () => void {
  const inside = element.appendChild(document.createElement('div'));
  onElement(inside);
  return () => inside.remove();
}

async function start(root: HTMLElement, main: HTMLElement): Promise<void> {
  const shop = await readStandaloneShop();
  let prefetch: (path: string) => void = () => {};
  const host = createHost(shop, (path) => prefetch(path));
  document.documentElement.lang = host.intl.language;
  document.documentElement.dir = host.intl.direction;
  host.events.on('error:recorded', ({ error }) => console.error(error));
  const stage = createStage(host, description, main);
  prefetch = stage.controller.prefetch;
  createRoot(root).render(<App host={host} description={description} shop={shop} stage={stage} />);
  host.navigation.start();
  host.storeView.start();
  host.session.start();
  host.connectivity.start();
  for (const facade of host.provided.facades.values()) facade.start((action) => action());
  const views = { storeCodes: shop.views.map(({ code }) => code), view: host.storeView.state.get().current.code };
  watchLinks(host.navigation, views);
  prefetchLinks(host.navigation, views);
  stage.start();
  import.meta.webpackHot?.accept('standalone-release', () => void stage.restart(loaded));
}

const [root, main] = ['standalone', 'main'].map((id) => document.getElementById(id));
if (root && main)
  start(root, main).catch((error: unknown) => {
    root.textContent = `${description.name} did not start: ${error instanceof Error ? error.message : String(error)}`;
    console.error(error);
  });
