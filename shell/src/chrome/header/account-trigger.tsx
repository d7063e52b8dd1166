import type { AccountView, SessionState } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon } from 'shared-ui';
import type { PanelProps } from './header-panel';
import { softReload } from '../soft-reload';
import { useText } from '../../messages/source';
import styles from './trigger.module.css';

/** "Login / Register" or "Welcome, {name}": opens the sign-in dialog, or the account menu. */
export function AccountTrigger({ panel, onPanel }: PanelProps) {
  const host = useHost();
  const text = useText();
  const session = useSnapshot(host.session.state);
  const isCustomer = firstView(session) === 'ACCOUNT';
  const opens = isCustomer ? 'account-menu' : 'sign-in';
  const name = session.status === 'customer' ? session.customer?.firstName : undefined;
  // Until the customer is read there is no name to say: the specification's fallback.
  const label = name ? text('header.welcome', { name }) : text(isCustomer ? 'header.sign-in' : 'header.login');
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-label={label}
      aria-haspopup={isCustomer ? 'true' : 'dialog'}
      aria-expanded={panel === opens}
      data-account-trigger
      onPointerEnter={() => !isCustomer && host.slots.prefetch('sign-in-dialog')}
      onFocus={() => !isCustomer && host.slots.prefetch('sign-in-dialog')}
      onClick={() => {
        onPanel(panel === opens ? undefined : opens);
        softReload(host);
      }}
    >
      <ChromeIcon name="user" />
      <span className={`${styles.wide} ${styles.name}`}>{label}</span>
    </button>
  );
}

/** What the account's panel begins with, whenever it is opened and whoever is there by then; the dialog goes on to `FORGOT_PASSWORD`. */
function firstView({ status }: SessionState): AccountView {
  return status === 'customer' ? 'ACCOUNT' : 'SIGNIN';
}
