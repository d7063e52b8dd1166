import type { ReactNode } from 'react';
import type { EntityType, ReleaseDescription } from 'shared-contracts';
import { useSnapshot } from 'shared-platform';
import styles from './app.module.css';
import { SLOT_PREFIX } from './find-page';
import { switchLanguage, type StandaloneHost } from './host';
import type { Shop } from './shop';
import type { Stage, StageState } from './stage';

const ACCOUNTS = ['shopper@example.com', 'company.admin@example.com', 'company.buyer@example.com'];

interface AppProps {
  host: StandaloneHost;
  description: ReleaseDescription;
  shop: Shop;
  stage: Stage;
}

/** What is around the remote: where one can go, who one is, what was said. */
export function App({ host, description, shop, stage }: AppProps) {
  const state = useSnapshot(stage.state);
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
            onClick={() => switchLanguage(host.intl.language === 'en' ? 'ar' : 'en')}
          >
            {host.intl.language === 'en' ? 'العربية' : 'English'}
          </button>
        </span>
      </header>
      {state.kind !== 'shown' && <StageNote state={state} description={description} />}
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

function Cart({ host, shop: { item } }: { host: StandaloneHost; shop: Shop }) {
  const { summary } = useSnapshot(host.cart.state);
  const add = () => item && host.cart.add([item]).catch((error: unknown) => console.error(error));
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

function Account({ host }: { host: StandaloneHost }) {
  const session = useSnapshot(host.session.state);
  const email = session.status === 'customer' ? session.customer?.email : undefined;
  const change = (chosen: string) => {
    const changed = chosen === '' ? host.session.signOut() : host.session.signInAs(chosen);
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

function StageNote({ state, description }: { state: StageState; description: ReleaseDescription }) {
  const texts: Record<Exclude<StageState['kind'], 'shown'>, ReactNode> = {
    loading: 'Loading …',
    elsewhere: `This address is not one of ${description.name}: in the shop another release, or the shell, answers it.`,
    protected: 'This page is for customers: choose an account above. (The shell sends guests to /sign-in.)',
    missing: 'The page says that there is no such thing. (The shell shows its “not found”.)',
    failed: state.kind === 'failed' ? `Failed: ${state.message}` : '',
  };
  return (
    <p className={styles.note} role="status" lang="en" dir="ltr">
      {state.kind === 'shown' ? null : texts[state.kind]}
    </p>
  );
}

function Toasts({ host }: { host: StandaloneHost }) {
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
