import { Icon } from 'shared-ui';
import styles from './tree-handle.module.css';

interface TreeHandleProps {
  hasChildren: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes a tree's branch for the pointer: the keyboard has its arrows. Where nothing is below, only its place is kept. */
export function TreeHandle({ hasChildren, isOpen, onToggle }: TreeHandleProps) {
  if (!hasChildren) return <span className={styles.handle} />;
  return (
    <span
      className={styles.handle}
      data-open={isOpen || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Icon name="chevron" />
    </span>
  );
}
