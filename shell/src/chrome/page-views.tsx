import { ErrorState } from 'shared-ui';
import { useText } from '../messages/source';

/** Nothing has this address. */
export function NotFoundView() {
  const text = useText();
  return <ErrorState header={text('title.not-found')} message={text('page.not-found')} />;
}

/** The platform could not say where the address leads. */
export function PageErrorView({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return <ErrorState message={text('page.error')} buttonText={text('slot.retry')} onAction={onRetry} />;
}
