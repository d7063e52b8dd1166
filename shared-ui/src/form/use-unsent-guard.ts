import { useEffect, useRef } from 'react';
import { useHost } from 'shared-platform';
import { useUiText } from '../messages/source';

/**
 * Asks before the page is left, as long as something is unsent. `end` is for what has been sent, before React knows: until something is
 * typed again nothing is asked. It says whether the page is still shown.
 */
export function useUnsentGuard(isUnsent: boolean): { end: () => boolean } {
  const { navigation } = useHost();
  const question = useUiText()('ui.form.leave');
  const unblock = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isUnsent) return undefined;
    unblock.current = navigation.block(() => window.confirm(question), { unsaved: true });
    return unblock.current;
  }, [isUnsent, navigation, question]);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return {
    end() {
      unblock.current?.();
      return isShown.current;
    },
  };
}
