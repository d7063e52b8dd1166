import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawerAccountView } from 'shared-contracts';
import { SlotView, useHost, useSnapshot } from 'shared-platform';
import { Icon } from 'shared-ui';
import { SearchForm } from '../header/search-form';
import { VatSwitch } from '../header/vat-switch';
import { CategoryTree, useCategoryPath } from './category-tree';
import { useSwipe } from './use-swipe';
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

  // The keyboard follows each change of what is shown: to its title, from where Back and the entries are one step away.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = `${view} ${path.current?.uid ?? ''}`;
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [shown]);
  const swipe = useSwipe(() => close.current());

  const back = () => {
    const before = viewBefore(view);
    if (before) setView(before);
    else if (path.current) path.up();
    else close.current();
  };

  const isRoot = view === 'MENU' && !path.current;
  const name = session.status === 'customer' ? session.customer?.firstName : undefined;
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
      <div className={styles.content} {...swipe}>
        <header className={styles.header}>
          {!isRoot && (
            <button type="button" className={styles.icon} aria-label={text('drawer.back')} onClick={back}>
              <Icon name="arrow-back" />
            </button>
          )}
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.icon} aria-label={text('drawer.close')} onClick={() => close.current()}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>
          {view === 'MENU' ? (
            <>
              {isRoot && (
                <div className={styles.search}>
                  <SearchForm />
                </div>
              )}
              <CategoryTree rootCategoryUid={rootCategoryUid} path={path} onNavigate={onClose} onSignIn={() => setView('SIGN_IN')} />
            </>
          ) : (
            <SlotView name="drawer-account" props={{ view, onViewChange: setView, onClose: () => close.current() }} />
          )}
        </div>
        {view === 'MENU' && (
          <footer className={styles.footer}>
            <VatSwitch />
            <button
              type="button"
              className={styles.account}
              onClick={() => setView(session.status === 'customer' ? 'MY_ACCOUNT' : 'SIGN_IN')}
            >
              <Icon name="user" />
              {name ? text('header.welcome', { name }) : text(session.status === 'customer' ? 'account.menu' : 'header.login')}
            </button>
          </footer>
        )}
      </div>
    </dialog>
  );
}
