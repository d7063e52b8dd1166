import { toRegions, type Region } from '../../features/checkout-process/address';
import { SaudiRegionsDocument, type SaudiRegionsQuery } from '../../features/checkout-process/checkout.graphql.ts';
import { useAsked, type Asked } from './use-asked';

export type Regions = Asked<readonly Region[]>;

/** The platform's regions of the country, under their names in the shopper's language. Without any there is no address. */
export function useRegions(): Regions {
  return useAsked(SaudiRegionsDocument, readRegions);
}

function readRegions(data: SaudiRegionsQuery | undefined): readonly Region[] | undefined {
  const regions = toRegions(data);
  return regions && regions.length > 0 ? regions : undefined;
}
