import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawerAccountView } from 'shared-contracts';
import { SlotView, useHost } from 'shared-platform';
import { SearchForm } from '../header/search-form';
import { CategoryTree, useCategoryPath, type CategoryPath } from './category-tree';
import { DrawerFooter, DrawerHeader } from './drawer-frame';
import { useDrawerDialog } from './use-drawer-dialog';
import { useSwipe } from './use-swipe';
import { useText } from '../../messages/source';
import styles from './drawer.module.css';

export type DrawerView = 'MENU' | DrawerAccountView;

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

/** What is shown, and the way back from it: to the view before, up one category, or out of the drawer. */
function useDrawerView(path: CategoryPath, onLeave: () => void) {
  const { events } = useHost();
  const [view, setView] = useState<DrawerView>('MENU');
  useEffect(() => events.on('session:signed-in', () => setView('MENU')), [events]);
  const back = () => {
    const before = viewBefore(view);
    if (before) setView(before);
    else if (path.current) path.up();
    else onLeave();
  };
  return { view, setView, back };
}

/** The navigation drawer of small screens: the category tree, and the account's views. */
export default function Drawer({ rootCategoryUid, onClose }: { rootCategoryUid: string; onClose: () => void }) {
  const text = useText();
  const path = useCategoryPath();
  const { element, isClosing, close } = useDrawerDialog(onClose);
  const { view, setView, back } = useDrawerView(path, close);

  // The keyboard follows each change of what is shown: to its title, from where Back and the entries are one step away.
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = `${view} ${path.current?.uid ?? ''}`;
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [shown]);
  const swipe = useSwipe(close);
  const isRoot = view === 'MENU' && !path.current;
  const title = view === 'MENU' && path.current ? path.current.name : text(TITLES[view]);
  return (
    // Escape is the keyboard's way to do what a press beside the drawer does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={styles.drawer}
      data-closing={isClosing || undefined}
      aria-label={title}
      onClick={(event) => event.target === element.current && close()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.content} {...swipe}>
        <DrawerHeader title={title} heading={heading} onBack={isRoot ? undefined : back} onClose={close} />
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
            <SlotView name="drawer-account" props={{ view, onViewChange: setView, onClose: close }} />
          )}
        </div>
        {view === 'MENU' && <DrawerFooter onAccount={setView} />}
      </div>
    </dialog>
  );
}
