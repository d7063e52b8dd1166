import { isSameRegion, regionTitle, type PlatformRegion, type TitleText } from '../platform-titles/platform-titles';

/** Where an address is, as the platform says it. */
export interface AddressPlace {
  company?: string | null | undefined;
  street: readonly (string | null | undefined)[] | null;
  city: string | null;
  postcode: string | null;
  region: PlatformRegion | undefined;
  /** Its name, where it is told. */
  country?: string | undefined;
}

/** Lines in which an address is read, below the person's name. A region that the city's name says already is left out. */
export function addressLines(text: TitleText, { company, street, city, postcode, region, country }: AddressPlace): string[] {
  const isTold = region !== undefined && !isSameRegion(city ?? '', region);
  const lines = [company, ...(street ?? []), [city, postcode].filter(Boolean).join(' '), isTold && regionTitle(text, region), country];
  return lines.filter((line): line is string => Boolean(line));
}
