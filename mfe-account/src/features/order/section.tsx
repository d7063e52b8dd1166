import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'shared-platform';
import styles from './order-sheet.module.css';

interface SectionProps {
  title: string;
  /** What an address calls it (`#shipments`). */
  part?: string | undefined;
  children: ReactNode;
}

/** A part of a page, named by its heading. An address that names it leads to it, also where its content comes later than the page. */
export function Section({ title, part, children }: SectionProps) {
  const { hash } = useLocation();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const isNamed = part !== undefined && hash === `#${part}`;
  useEffect(() => {
    if (!isNamed) return;
    section.current?.scrollIntoView?.();
    section.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return (
    <section ref={section} id={part} tabIndex={part === undefined ? undefined : -1} aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
