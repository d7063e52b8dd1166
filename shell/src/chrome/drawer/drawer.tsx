import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawerAccountView } from 'shared-contracts';
import { SlotView, useHost, useSnapshot } from 'shared-platform';
import { Icon } from 'shared-ui';
import { CategoryTree, useCategoryPath } from './category-tree';
import { useText } from '../../messages/source';
import styles from './drawer.module.css';

export type DrawerView = 'MENU' | DrawerAccountView;

const CLOSE_MS = 192;

/** Where "back" leads; undefined closes the drawer or goes up one category. Exported for its test. */
export function viewBefore(view: DrawerView): DrawerView | undefined {
  if (view === 'CREATE_ACCOUNT' || view === 'FORGOT_PASSWORD') return 'SIGN_IN';
  return view === 'MENU' ? undefined : 'MENU';
}

const TITLES = {
  MENU: 'drawer.menu',
  SIGN_IN: 'drawer.sign-in',
  CREATE_ACCOUNT: 'drawer.create',
  FORGOT_PASSWORD: 'drawer.forgot',
  MY_ACCOUNT: 'drawer.account',
} as const satisfies Record<DrawerView, string>;

/** The navigation drawer of small screens: the category tree, and the account's views. */
export default function Drawer({ rootCategoryUid, onClose }: { rootCategoryUid: string; onClose: () => void }) {
  const host = useHost();
  const text = useText();
  const element = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<DrawerView>('MENU');
  const [isClosing, setClosing] = useState(false);
  const path = useCategoryPath();
  const session = useSnapshot(host.session.state);

  const close = useRef(() => {
    setClosing(true);
    setTimeout(onClose, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CLOSE_MS);
  });

  // Before the element goes: only a dialog that is still there gives the focus back to what opened it.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    const unregister = host.overlays.open('drawer', { element: dialog, onClose: () => close.current() });
    return () => {
      unregister();
      if (dialog.close) dialog.close();
    };
  }, [host]);

  useEffect(() => host.events.on('session:signed-in', () => setView('MENU')), [host]);

  const back = () => {
    const before = viewBefore(view);
    if (before) setView(before);
    else if (path.current) path.up();
    else close.current();
  };

  const title = view === 'MENU' && path.current ? path.current.name : text(TITLES[view]);
  return (
    // Escape is the keyboard's way to do what a press beside the drawer does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={styles.drawer}
      data-closing={isClosing || undefined}
      aria-label={title}
      onClick={(event) => event.target === element.current && close.current()}
      onCancel={(event) => {
        event.preventDefault();
        close.current();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <button type="button" className={styles.icon} aria-label={text('drawer.back')} onClick={back}>
            <Icon name="arrow-back" />
          </button>
          <h2 className={styles.title}>{title}</h2>
          <button type="button" className={styles.icon} aria-label={text('drawer.close')} onClick={() => close.current()}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>
          {view === 'MENU' ? (
            <CategoryTree rootCategoryUid={rootCategoryUid} path={path} onNavigate={onClose} />
          ) : (
            <SlotView name="drawer-account" props={{ view, onViewChange: setView, onClose: () => close.current() }} />
          )}
        </div>
        {view === 'MENU' && (
          <footer className={styles.footer}>
            <button
              type="button"
              className={styles.account}
              onClick={() => setView(session.status === 'customer' ? 'MY_ACCOUNT' : 'SIGN_IN')}
            >
              <Icon name="user" />
              {session.status === 'customer' ? text('header.welcome', { name: session.customer?.firstName ?? '' }) : text('header.login')}
            </button>
          </footer>
        )}
      </div>
    </dialog>
  );
}
