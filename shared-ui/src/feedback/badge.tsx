import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './status.module.css';

export type BadgeType = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'error';

/** A word that marks something. `accent` once per screen at most. */
export function Badge({ type = 'neutral', children }: { type?: BadgeType; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[`badge-${type}`])}>{children}</span>;
}
