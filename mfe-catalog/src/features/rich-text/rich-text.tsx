import { sanitizeNow } from '#sanitize';
import { useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { Skeleton } from 'shared-ui';
import { loadPurifier } from './load-purifier';
import { toShopLink } from './shop-link';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** As the platform gives it: not to be trusted. */
  html: string;
  /** `page` for a page's whole content, `text` for a description. Default `text`. */
  shape?: 'text' | 'page';
}

/**
 * The platform's HTML, sanitised. What the server rendered is sanitised already: while hydrating the browser says "nothing here"
 * and React leaves the markup alone. A page that is opened in the browser loads the browser's sanitizer.
 */
export function RichText({ html, shape = 'text' }: RichTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const { clean, isWaiting } = useClean(html, element);
  return (
    <>
      <div
        ref={element}
        className={`${styles.rich} ${styles[shape]}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: clean ?? '' }}
      />
      {isWaiting && <Skeleton height={shape === 'page' ? 360 : 72} shape="block" />}
    </>
  );
}

function useClean(html: string, element: React.RefObject<HTMLDivElement | null>) {
  const host = useHost();
  const [clean, setClean] = useState<string | TrustedHTML | undefined>(() => sanitizeNow(html, toShopLink(host)));
  const [isWaiting, setWaiting] = useState(false);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Hydrated: the server's markup of this very text is there.
    if (shown.current === undefined && element.current?.innerHTML) shown.current = html;
    if (shown.current === html) return undefined;
    let isCurrent = true;
    setWaiting(!element.current?.innerHTML);
    loadPurifier()
      .then((purify) => {
        if (!isCurrent) return;
        shown.current = html;
        setClean(purify(html, toShopLink(host)));
      })
      .catch((error: unknown) => host.telemetry.recordError(error))
      .finally(() => isCurrent && setWaiting(false));
    return () => {
      isCurrent = false;
    };
  }, [html, element, host]);
  return { clean, isWaiting };
}
