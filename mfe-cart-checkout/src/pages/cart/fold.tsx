import { type ReactNode, useId } from 'react';
import { Icon } from 'shared-ui';
import styles from './fold.module.css';

interface FoldProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Something that few want to see at once: folded under what it is. */
export function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  const id = useId();
  return (
    <div className={styles.fold}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => onToggle(!isOpen)}>
        {label}
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
