import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { useText } from '../../messages/source';
import styles from './account-menu.module.css';

const TRIGGER = '[data-account-trigger]';

/** The signed-in customer's menu, below the account trigger: the links of the live releases. Closes on any route change. */
export function AccountMenu({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const { account: links = [] } = useSnapshot(host.links.menus);
  const session = useSnapshot(host.session.state);
  const element = useRef<HTMLElement>(null);
  const close = useCallback(() => onClose(), [onClose]);
  useMenuAtTrigger(element, close);

  if (session.status !== 'customer') return null;
  const { customer } = session;
  return (
    <nav ref={element} className={styles.menu} aria-label={text('account.menu')}>
      {customer && <p className={styles.name}>{text('header.welcome', { name: customer.firstName })}</p>}
      <ul className={styles.list}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.logout}
        onClick={() => {
          close();
          void host.session.signOut();
        }}
      >
        {text('account.logout')}
      </button>
    </nav>
  );
}

/** Takes the focus into the menu, and closes it on a press outside and on Escape, which leads back to its trigger. */
function useMenuAtTrigger(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  // Below its trigger, wherever the header is on the screen.
  useLayoutEffect(() => {
    const bottom = document.querySelector(TRIGGER)?.getBoundingClientRect().bottom ?? 0;
    element.current?.style.setProperty('--top', `${bottom}px`);
  }, [element]);

  useEffect(() => {
    const trigger = document.querySelector<HTMLElement>(TRIGGER);
    const onPointerDown = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target) && !trigger?.contains(event.target)) onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      trigger?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    element.current?.querySelector('a')?.focus();
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element, onClose]);
}
