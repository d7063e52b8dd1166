import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import styles from './status.module.css';

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  action?: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 1 | 2 | 3;
}

/** There is nothing here yet: says why, and what to do next. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.emptyIcon}>
          <Icon name={icon} />
        </span>
      )}
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {children !== undefined && <div className={styles.emptyText}>{children}</div>}
      {action}
    </div>
  );
}
