import type { Queryable } from '../../platform/database/database.ts';
import { insertRows } from './insert.ts';
import { BRANCH_SERVICES, STORE_LOCATIONS } from './texts/store-locations.ts';
import { EMPLOYMENT_LABELS, VACANCIES } from './texts/vacancies.ts';

/** The branches, and the positions that are open in them. */
export async function seedBranches(target: Queryable): Promise<void> {
  await insertRows(
    target,
    'store_location',
    STORE_LOCATIONS.map((location, index) => ({
      id: index + 1,
      code: location.code,
      name: location.name,
      street: location.street,
      city: location.city,
      region_code: location.region,
      country_code: 'SA',
      postcode: location.postcode,
      latitude: location.latitude,
      longitude: location.longitude,
      phone: location.phone,
      email: location.email,
      services: location.services.map((code) => ({ code, label: BRANCH_SERVICES[code] })),
      hours: location.hours.flatMap(({ days, opens, closes }) => days.map((day) => ({ day, opens, closes }))),
    })),
  );
  await insertRows(
    target,
    'vacancy',
    VACANCIES.map((vacancy, index) => ({
      id: index + 1,
      code: vacancy.code,
      title: vacancy.title,
      department: vacancy.department,
      city: vacancy.city,
      location_id: STORE_LOCATIONS.findIndex((location) => location.code === vacancy.location) + 1,
      employment_code: vacancy.employment,
      employment: EMPLOYMENT_LABELS[vacancy.employment],
      summary: vacancy.summary,
      description: vacancy.description,
      posted_on: vacancy.postedOn,
      closes_on: vacancy.closesOn,
    })),
  );
}
