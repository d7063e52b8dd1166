import type { ReactNode } from 'react';
import styles from './calculator.module.css';

export interface ResultRow {
  label: ReactNode;
  value: ReactNode;
}

/** The answer in large, and what else is known below. */
export function Results({ main, rows }: { main: ResultRow; rows: readonly ResultRow[] }) {
  return (
    <>
      {/* Said again when it changes; the rest is there to be looked up. */}
      <p className={styles.main} role="status">
        <span>{main.label}</span> <strong>{main.value}</strong>
      </p>
      <dl className={styles.rows}>
        {rows.map(({ label, value }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
