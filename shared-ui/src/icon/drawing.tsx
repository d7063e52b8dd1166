import { classNames } from '../class-names';
import styles from './icon.module.css';

interface DrawingProps {
  path: string;
  /** Whether it points along the line of reading, and turns with it. */
  flips: boolean;
  className?: string | undefined;
}

/** As large as a line of text; nothing for whoever does not see it. */
export function Drawing({ path, flips, className }: DrawingProps) {
  return (
    <svg
      className={classNames(styles.icon, flips && styles.flips, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
