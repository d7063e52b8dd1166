import type { Queryable } from '../../platform/database/database.ts';
import type { Text } from '../../platform/values/text.ts';

/** A branch with its texts in both languages. */
export interface StoreLocation {
  readonly id: number;
  readonly code: string;
  readonly name: Text;
  readonly street: Text;
  readonly city: Text;
  readonly region: Text | null;
  readonly regionCode: string;
  readonly countryCode: string;
  readonly postcode: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: readonly { readonly day: number; readonly opens: string; readonly closes: string }[];
  readonly services: readonly { readonly code: string; readonly label: Text }[];
}

export function storeLocations(target: Queryable): Promise<readonly StoreLocation[]> {
  return target.query<StoreLocation>(
    `select l.id, l.code, l.name, l.street, l.city, case when r.id is null then null else json_build_object('en', r.name_en, 'ar', r.name_ar) end as region, l.region_code as "regionCode", l.country_code as "countryCode",
       l.postcode, l.latitude::text as latitude, l.longitude::text as longitude, l.phone, l.email, l.hours, l.services
     from store_location l left join region r on r.code = l.region_code order by l.id`,
  );
}
