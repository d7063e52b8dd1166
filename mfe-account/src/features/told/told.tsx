import { useEffect, useRef, type ReactNode } from 'react';

interface ToldProps {
  /** What is told, by identity: another one takes the focus again, also where it reads alike. */
  answer?: unknown;
  className?: string | undefined;
  children: ReactNode;
}

/** What stands in the place of a form or a button that was used. That goes, and the focus with it: this takes it. */
export function Told({ answer, className, children }: ToldProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [answer]);
  return (
    <div ref={element} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
