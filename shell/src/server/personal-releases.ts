import type { Registry, RouteMatch } from 'shared-contracts';

/**
 * The releases that a document and its personal page are made of, in one word; undefined where the page is not the customer's own, or is
 * not rendered on the server.
 */
export function personalReleases({ releases }: Pick<Registry, 'releases'>, match: RouteMatch): string | undefined {
  const { shell, [match.remote]: page } = releases;
  const isRendered = match.isProtected && page?.description.serverRendered.includes(match.module);
  return shell && page && isRendered ? `${shell.base} ${page.base}` : undefined;
}
