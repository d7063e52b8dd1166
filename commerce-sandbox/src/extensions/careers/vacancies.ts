import type { Queryable } from '../../platform/database/database.ts';
import type { Text } from '../../platform/values/text.ts';

/** An open position with its texts in both languages. Dates are ISO days. */
export interface Vacancy {
  readonly id: number;
  readonly code: string;
  readonly title: Text;
  readonly department: Text;
  readonly city: Text;
  readonly locationId: number | null;
  readonly employmentCode: string;
  readonly employment: Text;
  readonly summary: Text;
  readonly description: Text;
  readonly postedOn: string;
  readonly closesOn: string;
  readonly open: boolean;
}

const SELECT_VACANCY = `select id, code, title, department, city, location_id as "locationId", employment_code as "employmentCode", employment, summary, description, posted_on::text as "postedOn", closes_on::text as "closesOn",
  closes_on >= current_date as open from vacancy`;

/** Open positions, latest first. */
export function openVacancies(target: Queryable): Promise<readonly Vacancy[]> {
  return target.query<Vacancy>(`${SELECT_VACANCY} where closes_on >= current_date order by posted_on desc, id`);
}

export async function vacancyByCode(target: Queryable, code: string): Promise<Vacancy | undefined> {
  const [vacancy] = await target.query<Vacancy>(`${SELECT_VACANCY} where code = $1`, [code]);
  return vacancy;
}

export interface NewApplication {
  readonly vacancyId: number;
  readonly customerId: number | undefined;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly telephone: string;
  readonly message: string;
}

export interface Application {
  readonly id: number;
  readonly createdAt: Date;
}

/** Stores an application; undefined when the address has applied for this position already. */
export async function insertApplication(target: Queryable, application: NewApplication): Promise<Application | undefined> {
  const [row] = await target.query<Application>(
    `insert into job_application (vacancy_id, customer_id, firstname, lastname, email, telephone, message) values ($1, $2, $3, ` +
      `$4, $5, $6, $7) on conflict (vacancy_id, email) do nothing returning id, created_at as "createdAt"`,
    [
      application.vacancyId,
      application.customerId ?? null,
      application.firstname,
      application.lastname,
      application.email.toLowerCase(),
      application.telephone,
      application.message,
    ],
  );
  return row;
}
