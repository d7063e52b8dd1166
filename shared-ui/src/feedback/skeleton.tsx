import { classNames } from '../class-names';
import styles from './feedback.module.css';

export interface SkeletonProps {
  /** Pixels, or a text such as `60%`. Default `100%`. */
  width?: number | string;
  /** Default 16. */
  height?: number | string;
  shape?: 'line' | 'block' | 'circle';
}

/** A placeholder of known size. An `svg`, since its attributes are sizes that a strict Content-Security-Policy lets through. */
export function Skeleton({ width = '100%', height = 16, shape = 'line' }: SkeletonProps) {
  return <svg className={classNames(styles.skeleton, styles[shape])} width={width} height={height} aria-hidden="true" focusable="false" />;
}
