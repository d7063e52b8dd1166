import type { Host, Lifecycles, Registry, SlotName, SlotProps, SlotService, Snapshot } from 'shared-contracts';
import { CompositionError, type ModuleLoader } from './load-module';
import { restartFor } from './restart';
import { createSlotMount, type SlotState } from './slot-mount';

/** What a slot looks like from outside: a placeholder, the parcel's element, the failure view. */
export interface SlotFrameParts {
  state: Snapshot<SlotState>;
  /** Gets the element that parcels are mounted into. */
  onElement: (element: HTMLElement | null) => void;
  onRetry: () => void;
  /** What it adds nobody waits for: neither a placeholder nor a failure is shown. */
  isQuiet: boolean;
}

const QUIET: readonly SlotName[] = ['search-suggestions'];

export interface SlotsOptions {
  host: () => Host;
  loader: ModuleLoader;
  registry: Pick<Registry, 'releases'>;
  /** Puts a frame into an element. Returns what takes it out again. */
  mountFrame: (element: HTMLElement, parts: SlotFrameParts) => () => void;
}

/** The smaller slots: each is filled by the release whose description says so. */
export function createSlots({ host, loader, registry, mountFrame }: SlotsOptions): SlotService {
  const filler = (name: SlotName) => {
    for (const [remote, { description }] of Object.entries(registry.releases)) {
      const module = name === 'page' ? undefined : description.slots[name];
      if (module) return { remote, module };
    }
    return undefined;
  };

  return {
    mount<N extends SlotName>(name: N, element: HTMLElement, props: SlotProps[N]) {
      const found = filler(name);
      if (!found) return { update: () => {}, end: () => {} };
      let inside: HTMLElement | null = null;
      let latest = props;
      let isShown = false;
      let isEnded = false;
      const slot = createSlotMount<N>({ host: host(), loader, container: () => inside, name, restart: restartFor });
      const unmountFrame = mountFrame(element, {
        state: slot.state,
        onElement(next) {
          inside = next;
          if (!next || isShown || isEnded) return;
          isShown = true;
          void slot.show({ ...found, slot: latest });
        },
        onRetry: () => void slot.retry(),
        isQuiet: QUIET.includes(name),
      });
      return {
        update(next: SlotProps[N]) {
          latest = next;
          if (isShown) void slot.update(next);
        },
        end() {
          isEnded = true;
          void slot.clear().then(unmountFrame);
        },
      };
    },
    isFilled: (name) => filler(name) !== undefined,
    prefetch(name) {
      const found = filler(name);
      if (!found) return;
      loader
        .load(found.remote, found.module)
        .then((module) => (module as Partial<Lifecycles>).preload?.(host()))
        .catch((error: unknown) => {
          if (!(error instanceof CompositionError)) host().telemetry.recordError(error);
        });
    },
  };
}
