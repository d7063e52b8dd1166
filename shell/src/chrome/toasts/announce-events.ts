import { signInPath, type Host } from 'shared-contracts';
import type { ShellText } from '../../messages/source';

const CONNECTIVITY = { kind: 'connectivity', timeout: 3000 };
const LONG_MS = 15_000;

/**
 * Says by toasts what happens to the shop, for the document's lifetime. Called before anything of it can happen: a part of the chrome
 * would hear only what comes after its effects have run.
 */
export function announceEvents({ events, navigation, toasts }: Pick<Host, 'events' | 'navigation' | 'toasts'>, text: ShellText): void {
  events.on('connectivity:went-offline', () => toasts.add({ type: 'error', message: text('toast.offline'), ...CONNECTIVITY }));
  events.on('connectivity:came-online', () => toasts.add({ type: 'info', message: text('toast.online'), ...CONNECTIVITY }));
  events.on('session:signed-out', ({ reason }) => {
    if (reason !== 'expired') return;
    toasts.add({
      type: 'info',
      message: text('toast.session-ended'),
      timeout: LONG_MS,
      actionText: text('header.sign-in'),
      onAction: (remove) => {
        remove();
        navigation.push(signInPath(navigation.state.get().location));
      },
    });
  });
  events.on('error:unexpected', ({ id }) =>
    toasts.add({ type: 'error', message: `${text('toast.unexpected')}\n${text('toast.debug', { id })}`, timeout: LONG_MS }),
  );
}
