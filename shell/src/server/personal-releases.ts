import type { Registry, RouteMatch } from 'shared-contracts';

/**
 * The releases that a document and its personal page are made of, in one word; undefined where the page is not the customer's own, or is
 * not rendered on the server.
 */
export function personalReleases({ releases }: Pick<Registry, 'releases'>, match: RouteMatch): string | undefined {
  const { shell, [match.remote]: page } = releases;
  if (!shell || !page) return undefined;
  const { serverRendered, personal } = page.description;
  const isPersonal = match.isProtected || personal?.includes(match.module);
  return isPersonal && serverRendered.includes(match.module) ? `${shell.base} ${page.base}` : undefined;
}
