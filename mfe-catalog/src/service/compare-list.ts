import { definePersisted, schemaOf, usePersisted } from 'shared-platform';

/** More columns than that nobody compares, and none fit. */
export const MOST_COMPARED = 4;

const NONE: readonly string[] = [];
/** SKUs that this browser compares, the first one first. */
const compared = definePersisted({
  key: 'compareList',
  schema: schemaOf((value) => (Array.isArray(value) ? eachOnce(value) : undefined)),
  scope: 'owner',
});

export function comparedSkus(): readonly string[] {
  return compared.read() ?? NONE;
}

/** Gives the new list; undefined while there are as many already as can be compared. */
export function addToComparison(sku: string): readonly string[] | undefined {
  const before = comparedSkus();
  if (before.includes(sku)) return before;
  return before.length < MOST_COMPARED ? keep([...before, sku]) : undefined;
}

export function removeFromComparison(sku: string): readonly string[] {
  return keep(comparedSkus().filter((other) => other !== sku));
}

export function clearComparison(): void {
  keep(NONE);
}

/** Where these are compared: an address to keep and to pass on. */
export function comparisonPath(skus: readonly string[]): string {
  return `/compare?${new URLSearchParams({ sku: skus.map((sku) => encodeURIComponent(sku)).join() }).toString()}`;
}

/** The SKUs of such an address, each once, as many as can be compared. */
export function skusOfAddress(search: string): string[] {
  const skus = (new URLSearchParams(search).get('sku') ?? '').split(',').map(decoded);
  return eachOnce(skus).slice(0, MOST_COMPARED);
}

/** What is compared, here and in other tabs; nothing until the page is hydrated. */
export function useComparedSkus(): readonly string[] {
  return usePersisted(compared) ?? NONE;
}

function keep(skus: readonly string[]): readonly string[] {
  compared.write([...skus]);
  return skus;
}

function eachOnce(skus: readonly unknown[]): string[] {
  return [...new Set(skus.filter((sku) => typeof sku === 'string').filter((sku) => sku !== ''))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
