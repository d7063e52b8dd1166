import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Host, RouteMatch, Snapshot } from 'shared-contracts';
import { useOperation, useSnapshot } from 'shared-platform';
import { whenIdle } from 'shared-ui';
import { ShopChromeDocument } from './chrome.graphql.ts';
import { SlotFrame } from '../composition/slot-frame';
import type { LeaveQuestion as Question } from 'shared-host/services/leave-guard';
import type { SlotState } from 'shared-host/composition/slot-mount';
import { PAGE_SLOT_ID } from 'shared-host/document-data';
import type { PageView } from 'shared-host/routing/page-controller';
import { useText } from '../messages/source';
import styles from './chrome.module.css';
import { useOnChange } from './use-on-change';
// The footer is painted before its code is there.
import './footer/footer.module.css';
import { loadFooter, wantFooter } from './footer/load-footer';
import { Header } from './header/header';
import type { HeaderPanel } from './header/header-panel';
import { ReducedHeader } from './header/reduced-header';
import { NotFoundView, PageErrorView } from './page-views';
import { PagePlaceholder } from './page-placeholder';
import { ChromeBoundary } from './chrome-boundary';
import { LeaveQuestion } from './leave-question/leave-question';
import { lazyPart } from '../composition/lazy-part';

const Overlays = lazyPart(() => import('./overlays/overlays'));
const Footer = lazyPart(loadFooter);
const ReducedFooter = lazyPart(async (host) => (await import('./footer/reduced-footer')).load(host));
const Toasts = lazyPart(() => import('./toasts/toasts'));

export interface ChromeProps {
  host: Host;
  rootCategoryUid: string;
  /** As in the document. */
  whatsapp: string | undefined;
  page: {
    state: Snapshot<SlotState>;
    view: Snapshot<PageView>;
    match: Snapshot<RouteMatch | undefined>;
    markup?: string;
    onElement: (element: HTMLElement | null) => void;
    onRetry: () => void;
  };
  leaveQuestion: Snapshot<Question | undefined>;
  /** Called once, after the chrome is hydrated. */
  onHydrated: () => void;
}

/** Everything around the page, and the page's slot. */
export function Chrome({ host, rootCategoryUid, whatsapp, page, leaveQuestion, onHydrated }: ChromeProps) {
  const text = useText();
  const match = useSnapshot(page.match);
  const isReduced = match?.chrome === 'reduced';
  const { isPageLoading, location } = useSnapshot(host.navigation.state);
  const question = useSnapshot(leaveQuestion);
  const isMasked = useSnapshot(host.overlays.stack).some((name) => name.startsWith('dialog-'));
  const [panel, setPanel] = useState<HeaderPanel | undefined>(undefined);
  const hydrated = useRef(onHydrated);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => hydrated.current(), []);
  // What shows messages is there before the first one, as a rule: it may say that there is no network.
  useEffect(() => whenIdle(() => setSettled(true)), []);
  const footer = useFooter({ isReduced, rootCategoryUid, whatsapp });
  // Every overlay closes when the page changes.
  useOnChange(`${location.pathname}${location.search}`, () => setPanel(undefined));
  const close = useCallback(() => setPanel(undefined), []);
  return (
    <ChromeBoundary
      failure={{ text: text('toast.unexpected'), retry: text('slot.retry') }}
      onError={(error) => host.telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' })}
    >
      <div className={styles.shop} data-team="platform">
        <a className={styles.skip} href="#main" data-native>
          {text('skip')}
        </a>
        {isReduced ? (
          <ReducedHeader panel={panel} onPanel={setPanel} />
        ) : (
          <Header rootCategoryUid={rootCategoryUid} panel={panel} onPanel={setPanel} />
        )}
        <div className={styles.progress} data-active={isPageLoading || undefined} />
        <Main page={page} entity={match?.entity} isLoading={isPageLoading} rootCategoryUid={rootCategoryUid} />
        {footer}
        <div className={styles.mask} data-mask data-active={isMasked || undefined} />
        {panel && (
          <Suspense fallback={null}>
            <Overlays panel={panel} rootCategoryUid={rootCategoryUid} onClose={close} />
          </Suspense>
        )}
        {question && (
          <Suspense fallback={null}>
            <LeaveQuestion question={question} />
          </Suspense>
        )}
        {isSettled && (
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        )}
        <div id="announcer" className={styles.announcer} role="status" aria-live="polite" data-above-overlays />
      </div>
    </ChromeBoundary>
  );
}

/** The footer, or the one of pages with the reduced chrome. */
function useFooter({ isReduced, rootCategoryUid, whatsapp }: Pick<ChromeProps, 'rootCategoryUid' | 'whatsapp'> & { isReduced: boolean }) {
  const { data } = useOperation(ShopChromeDocument, { root: rootCategoryUid });
  const [{ newsletter_enabled, copyright } = {}] = useState(data?.storeConfig ?? undefined);
  useEffect(() => {
    if (isReduced) wantFooter();
  }, [isReduced]);
  // The same element each time: what the server has rendered of it stays until its code is there.
  const footer = useMemo(
    () => (
      <Suspense fallback={null}>
        <Footer hasNewsletter={newsletter_enabled === true} whatsapp={whatsapp} copyright={copyright} />
      </Suspense>
    ),
    [newsletter_enabled, whatsapp, copyright],
  );
  return isReduced ? (
    <Suspense fallback={null}>
      <ReducedFooter copyright={copyright} />
    </Suspense>
  ) : (
    footer
  );
}

interface MainProps extends Pick<ChromeProps, 'page' | 'rootCategoryUid'> {
  entity: RouteMatch['entity'];
  isLoading: boolean;
}

/** The page's slot, or what is said where there is no page. */
function Main({ page, entity, isLoading, rootCategoryUid }: MainProps) {
  const view = useSnapshot(page.view);
  return (
    <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
      <div hidden={view.kind !== 'page'}>
        <SlotFrame
          id={PAGE_SLOT_ID}
          state={page.state}
          onElement={page.onElement}
          onRetry={page.onRetry}
          placeholder={<PagePlaceholder entity={entity} />}
          {...(page.markup === undefined ? {} : { markup: page.markup })}
        />
      </div>
      {view.kind === 'not-found' && <NotFoundView rootCategoryUid={rootCategoryUid} />}
      {view.kind === 'error' && <PageErrorView onRetry={page.onRetry} />}
    </main>
  );
}
