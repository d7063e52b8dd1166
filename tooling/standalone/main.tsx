/* Runs one remote alone: its own modules, a stub host, the real platform behind /graphql and /rest. */
import './standalone.css';
import 'shared-contracts/tokens.css';
import { createRoot } from 'react-dom/client';
import type { CartService, Host, StoreView } from 'shared-contracts';
import { description, modules } from 'standalone-release';
import { App } from './app';
import { createHost } from './host';
import { watchLinks } from './navigation';
import { readShop, type Shop } from './shop';
import { createSlots, createStage } from './stage';

const LANGUAGE_KEY = 'standalone_language';

/** `?lang=ar` holds for this tab; it is taken out of the address, which belongs to the page. */
function chooseView({ views }: Shop): StoreView {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get('lang');
  if (asked) {
    sessionStorage.setItem(LANGUAGE_KEY, asked);
    url.searchParams.delete('lang');
    history.replaceState(history.state, '', url);
  }
  const language = sessionStorage.getItem(LANGUAGE_KEY) === 'ar' ? 'ar' : 'en';
  const view = views.find(({ locale }) => locale.startsWith(language)) ?? views[0];
  if (!view) throw new Error('The platform has no store view.');
  return view;
}

async function load(name: string): Promise<unknown> {
  const module = modules[name];
  if (!module) throw new Error(`${description.name} does not expose ${name}.`);
  return (await module()).default;
}

/** The remote's own cart, where it provides one. */
async function provideCart(host: Host): Promise<void> {
  const provided = description.services.cart;
  if (!provided) return;
  const factory = await load(provided);
  if (typeof factory !== 'function') throw new Error('The cart service has no factory.');
  const cart: CartService = factory(host);
  host.cart = cart;
}

async function start(root: HTMLElement, main: HTMLElement): Promise<void> {
  const shop = await readShop();
  const view = chooseView(shop);
  const host = createHost(shop, view);
  document.documentElement.lang = host.intl.language;
  document.documentElement.dir = host.intl.direction;
  await provideCart(host);
  host.slots = createSlots(() => host, description, load);
  const stage = createStage(host, description, load);
  createRoot(root).render(<App host={host} description={description} shop={shop} stage={stage} />);
  watchLinks(host.navigation);
  stage.start(main);
  import.meta.webpackHot?.accept('standalone-release', () => stage.restart());
}

const [root, main] = ['standalone', 'main'].map((id) => document.getElementById(id));
if (root && main)
  start(root, main).catch((error: unknown) => {
    root.textContent = `${description.name} did not start: ${error instanceof Error ? error.message : String(error)}`;
    console.error(error);
  });
