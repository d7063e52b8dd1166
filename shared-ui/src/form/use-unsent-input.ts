import { forgetText } from './stored-text';
import { useKeptInput } from './use-kept-input';
import { useUnsentGuard } from './use-unsent-guard';

export interface UnsentInput {
  typed: string;
  setTyped: (typed: string) => void;
  /** What is in the field was sent: it stands there until the page knows of it, is kept no more, and leaving asks nothing. */
  sent: () => void;
}

/**
 * The state of one text field that is saved by itself, outside a `useShopForm`. What is typed is kept for the tab under `name`, and leaving
 * the page asks, until the field is as it began, or was sent.
 */
export function useUnsentInput(name: string, begin: string): UnsentInput {
  const [typed, setTyped] = useKeptInput(name, begin);
  const guard = useUnsentGuard(typed !== begin);
  return {
    typed,
    setTyped,
    sent() {
      guard.end();
      forgetText(name);
    },
  };
}
