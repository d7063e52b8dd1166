import { Button, Notice } from 'shared-ui';
import { useText } from './messages/source';

/** The lists could not be read. */
export function ListsFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Notice type="error" action={<Button onClick={onRetry}>{text('retry')}</Button>}>
      {text('wish.failed')}
    </Notice>
  );
}
