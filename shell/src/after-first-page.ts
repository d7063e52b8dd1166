/* What the shop does once its first page is shown: a chunk of its own. */
import { linkedEntity } from 'shared-contracts';
import type { BrowserHost } from 'shared-host/browser-host';
import type { SlotMount } from 'shared-host/composition/slot-mount';
import type { DocumentData } from 'shared-host/document-data';
import type { PageController } from 'shared-host/routing/page-controller';
import { prefetchLinks, type DocumentViews } from 'shared-host/routing/watch-links';
import type { TextFunction } from 'shared-platform';
import { whenIdle } from 'shared-ui';
import { focusAfterSwitch, followScroll, followVatChoice, holdSelection } from './chrome/header/header-moves';

/**
 * A part of the shell that is a file of its own comes with the network, and is then used. Where it does not come, the shop goes on without
 * it: who looks after it is told, nobody else.
 */
export type LoadLater = <T>(load: () => Promise<T>, use: (part: T) => unknown) => void;

export interface StartedShop {
  host: BrowserHost;
  data: DocumentData;
  text: TextFunction;
  load: LoadLater;
  controller: PageController;
  /** Of the page's slot. */
  state: SlotMount<'page'>['state'];
  views: DocumentViews;
}

export function afterFirstPage({ host, data, text, load, controller, state, views }: StartedShop): void {
  prefetchLinks(host.navigation, views);
  whenIdle(() => void host.loader.complete());
  prepareNext(state, controller);
  if (data.config.teamOutlines)
    load(
      () => import('./chrome/team-outlines'),
      ({ outlineTeams }) => outlineTeams(),
    );
  // Behind everything that the first page needs.
  whenIdle(() =>
    load(
      () => import('./service-worker/follow-worker'),
      ({ followWorker }) => followWorker(host, text),
    ),
  );
  whenIdle(() =>
    load(
      () => import('./chrome/letterhead'),
      ({ printLetterhead }) => printLetterhead(host, text),
    ),
  );
  const owner = () => {
    const shown = state.get();
    const remote = shown.status === 'shown' || shown.status === 'failed' ? shown.remote : 'shell';
    return { remote, version: host.loader.release(remote)?.version ?? '', root: 'page' };
  };
  if (data.config.telemetry)
    whenIdle(() =>
      load(
        () => import('./start-telemetry'),
        ({ startTelemetry }) => startTelemetry(host, owner),
      ),
    );
  followScroll();
  holdSelection();
  followVatChoice();
  focusAfterSwitch();
}

/** The code of the page that links of the shown one lead to: loaded when the browser has nothing better to do, unless bytes are dear. */
function prepareNext(state: StartedShop['state'], controller: PageController): void {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (connection?.saveData) return;
  const prepare = () =>
    whenIdle(() => {
      const link = document.querySelector<HTMLElement>('#main a[data-entity]');
      const entity = link && linkedEntity(link);
      if (entity) controller.prepare(entity.type);
    });
  state.subscribe(() => {
    if (state.get().status === 'shown') prepare();
  });
  prepare();
}
