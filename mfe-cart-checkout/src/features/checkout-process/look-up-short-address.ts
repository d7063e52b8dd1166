import type { FoundAddress } from 'shared-contracts';
import type { AddressForm, Region } from './address';

/** `unknown`: the register has no such code. `failed`: it did not say. */
export type LookUp = FoundAddress | 'unknown' | 'failed';

/** Asks the shop's own origin, which asks the register of National Addresses. Never rejects. */
export async function lookUpShortAddress(code: string, { language, signal }: { language: string; signal: AbortSignal }): Promise<LookUp> {
  try {
    const answer = await fetch(`/_addresses/${code}?language=${language}`, { signal });
    if (answer.ok) return toFound(await answer.json()) ?? 'failed';
    return answer.status === 404 ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}

function toFound(value: unknown): FoundAddress | undefined {
  const members = ['building', 'street', 'district', 'city', 'postcode', 'region'];
  const isFound = (found: object): found is FoundAddress => members.every((name) => typeof Reflect.get(found, name) === 'string');
  return typeof value === 'object' && value !== null && isFound(value) ? value : undefined;
}

/** Fields that an address fills in. */
export type PlaceField = 'street' | 'city' | 'regionCode' | 'postcode';

/**
 * What of an address goes into a form: fields that are empty, and nothing else. A region is filled in where exactly one of the platform's
 * bears the name that the register uses.
 */
export function toFilledIn(
  found: FoundAddress,
  typed: Pick<AddressForm, PlaceField>,
  { regions, language }: { regions: readonly Region[]; language: string },
): Partial<Record<PlaceField, string>> {
  const house = [found.building, found.street].filter(Boolean).join(' ');
  const known: Readonly<Record<PlaceField, string>> = {
    street: [house, found.district].filter(Boolean).join(language === 'ar' ? '، ' : ', '),
    city: toName(found.city),
    regionCode: regionOf(found.region, regions)?.code ?? '',
    postcode: found.postcode,
  };
  const fields = Object.entries(known) as [PlaceField, string][];
  return Object.fromEntries(fields.filter(([name, value]) => value !== '' && typed[name].trim() === ''));
}

/** The register writes cities in capitals: `AL KHOBAR` is `Al Khobar`. */
function toName(city: string): string {
  return city === city.toUpperCase() ? city.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : city;
}

function regionOf(name: string, regions: readonly Region[]): Region | undefined {
  const wanted = toRoot(name);
  const alike = regions.filter((region) => {
    const root = toRoot(region.name);
    return root !== '' && wanted !== '' && (root === wanted || wanted.startsWith(`${root} `) || root.startsWith(`${wanted} `));
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/** A region's name without what it is: `Eastern Region`, `Eastern Province`, `منطقة الرياض`. */
function toRoot(name: string): string {
  return name
    .toLowerCase()
    .replace(/(^|\s)(region|province|المنطقة|منطقة|إمارة)(?=\s|$)/g, ' ')
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
