import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop, without a store prefix; relative ones resolve against the page's. */
  to: To;
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Kept with the entry of the history. Plain data. */
  state?: unknown;
  /** The browser follows it, and loads a document. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link inside the shop. The library's own brings its way of prefetching and of framework routes along (4 kB); the shop prefetches by
 * itself (shared-host, watch-links.ts).
 */
export function Link({ to, replace, state, reloadDocument, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(target === undefined ? {} : { target }),
    ...(replace === undefined ? {} : { replace }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      data-native={reloadDocument ? '' : undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !reloadDocument) follow(event);
      }}
    >
      {children}
    </a>
  );
}
