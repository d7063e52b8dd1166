import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Host, Registry, SlotName, SlotProps, SlotService } from 'shared-contracts';
import { createText, RootProviders } from 'shared-platform';
import { messages } from '../messages/source';
import { CompositionError, type ModuleLoader } from './load-module';
import { SlotFrame } from './slot-frame';
import { createSlotMount } from './slot-mount';

/** The smaller slots: each is filled by the release whose description says so. */
export function createSlots(host: () => Host, loader: ModuleLoader, registry: Registry): SlotService {
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
      if (!found) return () => {};
      let inside: HTMLElement | null = null;
      let onInside: () => void = () => {};
      const isInside = new Promise<void>((resolve) => (onInside = resolve));
      const slot = createSlotMount<N>({ host: host(), loader, container: () => inside, name });
      const root = createRoot(element);
      let isEnded = false;
      void (async () => {
        const { language, locale } = host().intl;
        const text = createText(locale, (await messages[language]()).default);
        if (isEnded) return;
        const frame = createElement(SlotFrame, {
          state: slot.state,
          onElement: (next: HTMLElement | null) => {
            inside = next;
            if (next) onInside();
          },
          onRetry: () => void slot.retry(),
          placeholder: createElement('div', { className: 'slot-placeholder', 'aria-hidden': true }),
        });
        root.render(createElement(RootProviders, { host: host(), text, children: frame }));
        await isInside;
        if (!isEnded) await slot.show({ ...found, slot: props });
      })().catch((error: unknown) => host().telemetry.recordError(error, { remote: found.remote, version: '', root: name }));
      return () => {
        isEnded = true;
        void slot.clear().then(() => root.unmount());
      };
    },
    prefetch(name) {
      const found = filler(name);
      if (found)
        loader
          .load(found.remote, found.module)
          .catch((error: unknown) => (error instanceof CompositionError ? undefined : host().telemetry.recordError(error)));
    },
  };
}
