import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from '../feedback/notice';
import { useAccountPageText } from './messages/source';

/** In the place of what could not be loaded: says so, and loads it once more on demand. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const text = useAccountPageText();
  return (
    <Notice type="error" action={<Button onClick={onRetry}>{text('page.retry')}</Button>}>
      {children}
    </Notice>
  );
}
