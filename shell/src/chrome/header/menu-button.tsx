import { Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import styles from './trigger.module.css';
import { useDismissal } from './use-dismissal';

interface MenuButtonProps {
  /** Name of the trigger. */
  label: string;
  /** What the trigger shows. */
  children: ReactNode;
  /** What it opens. */
  list: ReactNode;
  id?: string;
}

/** A trigger of the header and the short list below it. */
export function MenuButton({ label, children, list, id }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismissal(element, isOpen, close);
  return (
    <div className={styles.menu} ref={element}>
      <button type="button" id={id} className={styles.trigger} aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {children}
      </button>
      {isOpen && <Suspense fallback={null}>{list}</Suspense>}
    </div>
  );
}
