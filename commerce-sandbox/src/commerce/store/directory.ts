import type { Queryable } from '../../platform/database/database.ts';

interface Names {
  readonly en: string;
  readonly ar: string;
}

export interface Region {
  readonly id: number;
  readonly code: string;
  readonly name: Names;
}

export interface Country {
  readonly id: string;
  readonly iso3: string;
  readonly name: Names;
  readonly regions: readonly Region[];
}

/** The countries that the shop delivers to, with their regions. */
export async function readCountries(database: Queryable): Promise<readonly Country[]> {
  return database.query<Country>(
    `select c.id, c.iso3, json_build_object('en', c.name_en, 'ar', c.name_ar) as name,
       coalesce((select json_agg(json_build_object('id', r.id, 'code', r.code, 'name', json_build_object('en', r.name_en, 'ar', r.name_ar)) order by r.id) from region r where r.country_id = c.id), '[]') as regions
     from country c order by c.id`,
  );
}

/** Finds a region by any of what clients send: its id, its code, or its name in either language. */
export function findRegion(
  country: Country,
  wanted: { readonly id?: number | undefined; readonly text?: string | undefined },
): Region | undefined {
  const byId = country.regions.find((region) => region.id === wanted.id);
  if (byId) return byId;
  const text = wanted.text?.trim().toLowerCase();
  if (text === undefined || text === '') return undefined;
  return country.regions.find((region) =>
    [String(region.id), region.code, region.name.en, region.name.ar].some((name) => name.toLowerCase() === text),
  );
}
