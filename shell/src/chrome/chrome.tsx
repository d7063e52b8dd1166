import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Host, Registry, Snapshot } from 'shared-contracts';
import { useSnapshot, useText } from 'shared-platform';
import { SlotFrame } from '../composition/slot-frame';
import type { SlotState } from 'shared-host/composition/slot-mount';
import { OwnedRoutesProvider } from '../routing/owned-routes';
import type { PageView } from 'shared-host/routing/page-controller';
import styles from './chrome.module.css';
import { Footer } from './footer/footer';
import { Header, type HeaderPanel } from './header/header';
import { NotFoundView, PageErrorView } from './page-views';
import { PagePlaceholder } from './page-placeholder';
import { Toasts } from './toasts/toasts';
import { ChromeBoundary } from './chrome-boundary';
import { lazyPart } from '../composition/lazy-part';

const Overlays = lazyPart(() => import('./overlays/overlays'));

export interface ChromeProps {
  host: Host;
  rootCategoryUid: string;
  registry: Pick<Registry, 'releases'>;
  page: {
    state: Snapshot<SlotState>;
    view: Snapshot<PageView>;
    markup?: string;
    onElement: (element: HTMLElement | null) => void;
    onRetry: () => void;
  };
  /** Called once, after the chrome is hydrated. */
  onHydrated: () => void;
}

/** Everything around the page, and the page's slot. */
export function Chrome({ host, rootCategoryUid, registry, page, onHydrated }: ChromeProps) {
  const text = useText();
  const view = useSnapshot(page.view);
  const { isPageLoading, location } = useSnapshot(host.navigation.state);
  const [panel, setPanel] = useState<HeaderPanel | undefined>(undefined);
  const hydrated = useRef(onHydrated);
  useEffect(() => hydrated.current(), []);
  // Every overlay closes when the page changes.
  useEffect(() => setPanel(undefined), [location.pathname, location.search]);
  const close = useCallback(() => setPanel(undefined), []);
  return (
    <ChromeBoundary>
      <OwnedRoutesProvider registry={registry}>
        <div className={styles.shop} data-team="platform">
          <a className={styles.skip} href="#main" data-native>
            {text('skip')}
          </a>
          <Header rootCategoryUid={rootCategoryUid} panel={panel} onPanel={setPanel} />
          <div className={styles.progress} data-active={isPageLoading || undefined} />
          <main id="main" tabIndex={-1} aria-busy={isPageLoading || undefined} className={styles.main}>
            <div hidden={view.kind !== 'page'}>
              <SlotFrame
                state={page.state}
                onElement={page.onElement}
                onRetry={page.onRetry}
                placeholder={<PagePlaceholder pathname={location.pathname} />}
                {...(page.markup === undefined ? {} : { markup: page.markup })}
              />
            </div>
            {view.kind === 'not-found' && <NotFoundView />}
            {view.kind === 'error' && <PageErrorView onRetry={page.onRetry} />}
          </main>
          <Footer rootCategoryUid={rootCategoryUid} />
          {panel && (
            <Suspense fallback={null}>
              <Overlays panel={panel} rootCategoryUid={rootCategoryUid} onPanel={setPanel} onClose={close} />
            </Suspense>
          )}
          <Toasts />
          <div id="announcer" className={styles.announcer} role="status" aria-live="polite" data-above-overlays />
        </div>
      </OwnedRoutesProvider>
    </ChromeBoundary>
  );
}
