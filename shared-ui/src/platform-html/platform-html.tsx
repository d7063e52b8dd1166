import { sanitizeNow } from '#sanitize';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { loadPurifier } from './load-purifier';
import { toShopLink } from './shop-link';

export interface PlatformHtmlProps {
  /** As the platform gives it: not to be trusted. */
  html: string;
  className?: string | undefined;
  /** Shown below while the browser's sanitizer is on its way. */
  waiting?: ReactNode;
}

/**
 * The platform's HTML, sanitised. What the server rendered is sanitised already: while hydrating the browser says "nothing here"
 * and React leaves the markup alone. A page that is opened in the browser loads the browser's sanitizer.
 */
export function PlatformHtml({ html, className, waiting }: PlatformHtmlProps) {
  const element = useRef<HTMLDivElement>(null);
  const { clean, isWaiting } = useClean(html, element);
  return (
    <>
      <div ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: clean ?? '' }} />
      {isWaiting && waiting}
    </>
  );
}

function useClean(html: string, element: RefObject<HTMLDivElement | null>) {
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
