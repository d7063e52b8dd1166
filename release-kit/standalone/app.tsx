import type { ReactNode } from 'react';
import { cartRef, type CartService, type EntityType, languageOf, type ReleaseDescription } from 'shared-contracts';
import type { BrowserHost } from 'shared-host/browser-host';
import { useSnapshot } from 'shared-platform';
import styles from './app.module.css';
import { signInAs } from './sign-in-as';
import type { StandaloneShop as Shop } from './shop';
import { SLOT_PREFIX, type Stage } from './stage';

const ACCOUNTS = ['shopper@example.com', 'company.admin@example.com', 'company.buyer@example.com'];

interface AppProps {
  host: BrowserHost;
  description: ReleaseDescription;
  shop: Shop;
  stage: Stage;
}

/** What is around the remote: where one can go, who one is, what was said. */
export function App({ host, description, shop, stage }: AppProps) {
  const views = host.storeView.state.get().available;
  const other = views.find((view) => languageOf(view) !== host.intl.language);
  return (
    <>
      <header className={styles.bar} lang="en" dir="ltr">
        <strong className={styles.name}>{description.name}</strong>
        <Links description={description} shop={shop} />
        <span className={styles.tools}>
          <Cart host={host} shop={shop} />
          <Account host={host} />
          <button
            type="button"
            className={styles.button}
            lang={host.intl.language === 'en' ? 'ar' : 'en'}
            onClick={() => void host.storeView.switchView(other?.code ?? '')}
          >
            {host.intl.language === 'en' ? 'العربية' : 'English'}
          </button>
        </span>
      </header>
      <StageNote stage={stage} host={host} description={description} />
      <Toasts host={host} />
    </>
  );
}

function Links({ description, shop }: { description: ReleaseDescription; shop: Shop }) {
  const entities = Object.keys(description.entities).map((type) => ({
    to: shop.examples[type as EntityType],
    label: type.toLowerCase().replace('_', ' '),
  }));
  const routes = description.routes.map(({ path }) => ({ to: path, label: path }));
  const slots = Object.keys(description.slots).map((name) => ({ to: `${SLOT_PREFIX}${name}`, label: `slot ${name}` }));
  return (
    <nav aria-label="Standalone" className={styles.links}>
      {[...routes, ...entities, ...slots].map(({ to, label }) => (
        <a key={label} href={to}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Cart({ host, shop }: { host: BrowserHost; shop: Shop }) {
  const cart = host.service(cartRef);
  return cart && <ShownCart cart={cart} shop={shop} />;
}

function ShownCart({ cart, shop: { item } }: { cart: CartService; shop: Shop }) {
  const { summary } = useSnapshot(cart.state);
  const add = () => item && cart.add([item]).catch((error: unknown) => console.error(error));
  return (
    <>
      <span>Cart: {summary.count}</span>
      {item && (
        <button type="button" className={styles.button} onClick={() => void add()}>
          Add {item.sku}
        </button>
      )}
    </>
  );
}

function Account({ host }: { host: BrowserHost }) {
  const session = useSnapshot(host.session.state);
  const email = session.status === 'customer' ? session.customer?.email : undefined;
  const change = (chosen: string) => {
    const changed = chosen === '' ? host.session.signOut() : signInAs(host, chosen);
    changed.catch((error: unknown) => host.toasts.add({ type: 'error', message: error instanceof Error ? error.message : String(error) }));
  };
  return (
    <select className={styles.button} aria-label="Account" value={email ?? ''} onChange={(event) => change(event.target.value)}>
      <option value="">guest</option>
      {[...new Set([...ACCOUNTS, ...(email ? [email] : [])])].map((account) => (
        <option key={account}>{account}</option>
      ))}
    </select>
  );
}

function StageNote({ stage, host, description }: { stage: Stage; host: BrowserHost; description: ReleaseDescription }) {
  const slot = useSnapshot(stage.slot.state);
  const view = useSnapshot(stage.controller.view);
  const shownSlot = useSnapshot(stage.shownSlot);
  const { location } = useSnapshot(host.navigation.state);
  const note = noteOf();
  return (
    note && (
      <p className={styles.note} role="status" lang="en" dir="ltr">
        {note}
      </p>
    )
  );

  function noteOf(): ReactNode {
    if (shownSlot !== undefined) return undefined;
    if (location.pathname === '/sign-in' && view.kind !== 'page') return 'That page is for customers: choose an account above.';
    if (view.kind !== 'page')
      return `This address is not one of ${description.name}: in the shop another release, or the shell, answers it.`;
    if (slot.status === 'failed') return `Failed: ${slot.reason}`;
    return slot.status === 'loading' ? 'Loading …' : undefined;
  }
}

function Toasts({ host }: { host: BrowserHost }) {
  const list = useSnapshot(host.toasts.list);
  return (
    <div className={styles.toasts} role="status">
      {list.map(({ id, message, actionText, onAction }) => (
        <p key={id} className={styles.toast}>
          {message}
          {actionText && (
            <button type="button" className={styles.button} onClick={() => onAction?.(() => host.toasts.dismiss(id))}>
              {actionText}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
