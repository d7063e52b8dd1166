import { linkedEntity, stripStorePrefix } from 'shared-contracts';
import type { ShellNavigation } from '../services/navigation';

/** The views of the shop, and the document's. */
export interface DocumentViews {
  storeCodes: readonly string[];
  view: string;
}

/**
 * Links anywhere in the shop, the platform's own content too, go through the shop's navigation. What the browser should do itself (new tab,
 * download, other origins, prevented clicks) is left to it, and so is an address of another view than `view`: that is another document.
 */
export function watchLinks(navigation: Pick<ShellNavigation, 'push'>, views: DocumentViews): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = shopPathOf(linkOf(event.target), views);
    if (path === undefined) return;
    event.preventDefault();
    navigation.push(path);
  });
}

/** Links that the shopper is likely to follow are prefetched. */
export function prefetchLinks(navigation: Pick<ShellNavigation, 'prefetch'>, views: DocumentViews): void {
  const prefetched = new Set<string>();
  const prefetch = (event: Event) => {
    const link = linkOf(event.target);
    const path = shopPathOf(link, views);
    if (!link || path === undefined || prefetched.has(path)) return;
    prefetched.add(path);
    navigation.prefetch(path, linkedEntity(link));
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

function shopPathOf(link: HTMLAnchorElement | null, { storeCodes, view }: DocumentViews): string | undefined {
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.dataset.native !== undefined)
    return undefined;
  if (/^\/(media|rest|graphql|releases|_sandbox)\b/.test(link.pathname)) return undefined;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return undefined;
  const { code = storeCodes[0], pathname } = stripStorePrefix(link.pathname, storeCodes);
  return code === view ? `${pathname}${link.search}${link.hash}` : undefined;
}
