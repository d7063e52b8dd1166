import { useEffect, useRef, type ComponentProps } from 'react';

export interface FocusedOutcomeProps extends Omit<ComponentProps<'div'>, 'ref' | 'tabIndex'> {
  /** What is said, by identity: another one takes the focus again, also where it reads alike. */
  answer?: unknown;
}

/** What stands in the place of a form or a button that was used. That goes, and the focus with it: this takes it. */
export function FocusedOutcome({ answer, ...div }: FocusedOutcomeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [answer]);
  return <div {...div} ref={element} tabIndex={-1} />;
}
