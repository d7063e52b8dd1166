import { useEffect, useRef } from 'react';
import { Notice } from '../feedback/notice';

/** Says that a form could not be sent, and comes into view. Nothing where all is well. */
export function FormFailure({ failure }: { failure: string | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not everywhere: jsdom has no layout.
    if (failure !== undefined) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return failure === undefined ? null : (
    <div ref={element}>
      <Notice type="error">{failure}</Notice>
    </div>
  );
}
