import { Link, useHost } from 'shared-platform';
import styles from './header.module.css';

/** Mark and name of the brand; leads home. */
export function Logo() {
  const host = useHost();
  const { name, shortName = name } = host.config.brand;
  const brand = name[host.intl.language];
  return (
    <Link to="/" className={styles.logo} aria-label={brand}>
      <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true" focusable="false">
        <circle cx="18" cy="18" r="16" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="18" cy="18" r="7" fill="none" stroke="currentColor" strokeWidth="3" />
        <g fill="currentColor">
          <circle cx="18" cy="6.5" r="2.6" />
          <circle cx="28" cy="12.3" r="2.6" />
          <circle cx="28" cy="23.7" r="2.6" />
          <circle cx="18" cy="29.5" r="2.6" />
          <circle cx="8" cy="23.7" r="2.6" />
          <circle cx="8" cy="12.3" r="2.6" />
        </g>
      </svg>
      <span className={styles.brand}>{brand}</span>
      <span className={styles.shortBrand}>{shortName[host.intl.language]}</span>
    </Link>
  );
}
