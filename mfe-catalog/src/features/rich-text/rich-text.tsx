import { PlatformHtml, Skeleton } from 'shared-ui';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** As the platform gives it: not to be trusted. */
  html: string;
  /** `page` for a page's whole content, `text` for a description. Default `text`. */
  shape?: 'text' | 'page';
}

/** The platform's HTML, sanitised, with what editors build pages from. */
export function RichText({ html, shape = 'text' }: RichTextProps) {
  return (
    <PlatformHtml
      html={html}
      className={`${styles.rich} ${styles[shape]}`}
      waiting={<Skeleton height={shape === 'page' ? 360 : 72} shape="block" />}
    />
  );
}
