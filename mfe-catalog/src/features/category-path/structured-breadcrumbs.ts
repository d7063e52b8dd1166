import type { Breadcrumb } from 'shared-ui';

/** schema.org's BreadcrumbList. Items without a page of their own are left out, the last one is the page. */
export function structuredBreadcrumbs(items: readonly Breadcrumb[], path: string): Record<string, unknown> {
  const linked = items.flatMap(({ label, to }, index) =>
    index === items.length - 1 ? [{ label, to: path }] : to === undefined ? [] : [{ label, to }],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linked.map(({ label, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: to })),
  };
}
