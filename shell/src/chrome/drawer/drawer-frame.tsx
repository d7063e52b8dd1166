import type { RefObject } from 'react';
import type { DrawerAccountView } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Icon } from 'shared-ui';
import { VatSwitch } from '../header/vat-switch';
import { useText } from '../../messages/source';
import styles from './drawer.module.css';

interface DrawerHeaderProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined where there is nowhere to go back to. */
  onBack: (() => void) | undefined;
  onClose: () => void;
}

export function DrawerHeader({ title, heading, onBack, onClose }: DrawerHeaderProps) {
  const text = useText();
  return (
    <header className={styles.header}>
      {onBack && (
        <button type="button" className={styles.icon} aria-label={text('drawer.back')} onClick={onBack}>
          <Icon name="arrow-back" />
        </button>
      )}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <button type="button" className={styles.icon} aria-label={text('drawer.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}

/** The main menu's last line: prices with or without VAT, and the way to the account's views. */
export function DrawerFooter({ onAccount }: { onAccount: (view: DrawerAccountView) => void }) {
  const text = useText();
  const session = useSnapshot(useHost().session.state);
  const isCustomer = session.status === 'customer';
  const name = isCustomer ? session.customer?.firstName : undefined;
  return (
    <footer className={styles.footer}>
      <VatSwitch />
      <button type="button" className={styles.account} onClick={() => onAccount(isCustomer ? 'MY_ACCOUNT' : 'SIGN_IN')}>
        <Icon name="user" />
        {name ? text('header.welcome', { name }) : text(isCustomer ? 'account.menu' : 'header.login')}
      </button>
    </footer>
  );
}
