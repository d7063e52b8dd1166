import type { BranchView } from './branch-view';
import type { Coordinates } from './distance';

const MAP = 'https://www.openstreetmap.org/';

/** Where a branch is; undefined where the platform has no place of it: none is at 0, 0. */
export function coordinatesOf({ latitude, longitude }: Pick<BranchView, 'latitude' | 'longitude'>): Coordinates | undefined {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude, longitude } : undefined;
}

/**
 * The address of a branch's map: the editor's, where it is one of the web; else one made from the place, or from the street and city.
 * Undefined where nothing says where it is.
 */
export function mapAddress({
  map_url: given,
  street,
  city,
  postcode,
  ...coordinates
}: Pick<BranchView, 'map_url' | 'latitude' | 'longitude' | 'street' | 'city' | 'postcode'>): string | undefined {
  if (/^\s*https?:\/\/\S+\s*$/i.test(given)) return given.trim();
  const place = coordinatesOf(coordinates);
  if (place) return `${MAP}?mlat=${place.latitude}&mlon=${place.longitude}#map=16/${place.latitude}/${place.longitude}`;
  return street && city ? `${MAP}search?query=${encodeURIComponent(`${street}, ${city} ${postcode}`)}` : undefined;
}
