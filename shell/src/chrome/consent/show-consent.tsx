import { createRoot, type Root } from 'react-dom/client';
import type { Host } from 'shared-contracts';
import { createText, RootProviders } from 'shared-platform';
import { ConsentNotice } from './consent-notice';
import { consentMessages } from './messages/source';
import type { Question } from './questions';

let shown: { place: HTMLElement; root: Root } | undefined;

/**
 * Shows the questions, or, with `opener`, the answers to them, which can be changed: the focus goes there, and back to the opener. A root
 * of its own, behind the link that skips to the page: the keyboard comes to it first, and nothing of the page moves.
 */
export async function showConsent(host: Host, questions: readonly Question[], opener?: HTMLElement): Promise<void> {
  const { language, locale } = host.intl;
  const text = createText(locale, (await consentMessages[language]()).default);
  if (shown && !opener) return;
  hide();
  const place = document.createElement('div');
  const skip = document.querySelector('#shell a[href="#main"]');
  if (skip) skip.after(place);
  else document.body.prepend(place);
  const root = createRoot(place);
  shown = { place, root };
  root.render(
    <RootProviders host={host} text={text}>
      <ConsentNotice questions={questions} isChange={opener !== undefined} onClose={() => close(opener)} />
    </RootProviders>,
  );
}

function close(opener: HTMLElement | undefined): void {
  const hadFocus = shown?.place.contains(document.activeElement);
  hide();
  if (hadFocus) (opener?.isConnected ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
}

function hide(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
