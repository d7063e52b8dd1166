import { createRoot } from 'react-dom/client';
import type { Host } from 'shared-contracts';
import type { SlotFrameParts } from 'shared-host/composition/slots';
import { createText, RootProviders } from 'shared-platform';
import { messages } from '../messages/source';
import { SlotFrame } from './slot-frame';

/** Puts the frame of a smaller slot into an element: a root of its own, so that it lives and fails apart from the chrome. */
export function createSlotFrames(host: () => Host): (element: HTMLElement, parts: SlotFrameParts) => () => void {
  return (element, parts) => {
    const root = createRoot(element);
    let isEnded = false;
    void (async () => {
      const { language, locale } = host().intl;
      const text = createText(locale, (await messages[language]()).default);
      if (isEnded) return;
      root.render(
        <RootProviders host={host()} text={text}>
          <SlotFrame {...parts} placeholder={<div className="slot-placeholder" aria-hidden />} />
        </RootProviders>,
      );
    })().catch((error: unknown) => host().telemetry.recordError(error));
    return () => {
      isEnded = true;
      root.unmount();
    };
  };
}
