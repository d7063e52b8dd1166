import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, useHref, useResolvedPath, type To } from 'react-router-dom';
import { useHost } from './host-context';

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
 * A link inside the shop. The library's own brings its way of prefetching and of framework routes along (4 kB), its handler of presses
 * those of data routers (.5 kB); the shop prefetches by itself (shared-host, watch-links.ts).
 */
export function Link({ to, replace, state, reloadDocument, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const path = createPath(useResolvedPath(to));
  const { navigation } = useHost();
  const follow = (event: MouseEvent) => {
    // A new tab or window, a download and what the page has prevented are the browser's.
    if (event.defaultPrevented || reloadDocument || (target && target !== '_self') || isForBrowser(event)) return;
    event.preventDefault();
    const isHere = path === createPath(navigation.state.get().location);
    navigation[(replace ?? isHere) ? 'replace' : 'push'](path, { state });
  };
  return (
    <a
      {...rest}
      href={href}
      target={target}
      data-native={reloadDocument ? '' : undefined}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    >
      {children}
    </a>
  );
}

function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
