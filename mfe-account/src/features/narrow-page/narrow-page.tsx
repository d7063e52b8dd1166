import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';

/** A page of one short form: signing in, an account, a password. */
export function NarrowPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page} data-team="customer">
      <h1>{title}</h1>
      {children}
    </div>
  );
}
