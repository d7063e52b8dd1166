import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { pageInfo, pageOf } from '../../platform/values/paging.ts';
import { pagingOf } from '../lists/list-filter.ts';
import { storeLocations, type StoreLocation } from './store-locations.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    StoreLocation: StoreLocation;
  }
}

const query = resolve('Query')({
  storeLocations: async (_source, input, context) => {
    const { pageSize, currentPage } = pagingOf(input);
    const all = await storeLocations(context.database);
    return { items: pageOf(all, currentPage, pageSize), total_count: all.length, page_info: pageInfo(currentPage, pageSize, all.length) };
  },
});

const location = resolve('StoreLocation')({
  name: (source, _input, context) => source.name[context.store.language],
  street: (source, _input, context) => source.street[context.store.language],
  city: (source, _input, context) => source.city[context.store.language],
  region: (source, _input, context) => source.region?.[context.store.language] ?? null,
  region_code: (source) => source.regionCode,
  country_code: (source) => source.countryCode,
  latitude: (source) => Number(source.latitude),
  longitude: (source) => Number(source.longitude),
  map_url: (source) =>
    `https://www.openstreetmap.org/?mlat=${Number(source.latitude)}&mlon=${Number(source.longitude)}#map=16/${Number(source.latitude)}/${Number(source.longitude)}`,
  opening_hours: (source) => source.hours,
  services: (source, _input, context) =>
    source.services.map((service) => ({ code: service.code, label: service.label[context.store.language] })),
});

export const storeLocationExtensionResolvers: readonly TypeResolvers[] = [query, location];
