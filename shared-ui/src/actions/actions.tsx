import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './actions.module.css';

/** Buttons in a row; on a narrow screen in several. `className` adds to the row, or overrides it. */
export function Actions({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.actions, className)}>{children}</div>;
}
