import type { Queryable } from '../../platform/database/database.ts';

export interface Customer {
  readonly id: number;
  readonly email: string;
  /** The address as it was typed; null where nobody has said. */
  readonly emailAsTyped: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly middlename: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: number | null;
  readonly taxvat: string | null;
  readonly remoteAssistance: boolean;
  readonly companyId: number | null;
  readonly companyRoleId: number | null;
  readonly companyStatus: 'ACTIVE' | 'INACTIVE' | null;
  readonly jobTitle: string | null;
  readonly telephone: string | null;
  readonly subscribed: boolean;
  readonly createdAt: Date;
  /** Administers the company that the customer belongs to. */
  readonly companyAdmin: boolean;
  readonly structureId: number | null;
}

export const SELECT_CUSTOMER = `
  select c.id, c.email, c.email_as_typed as "emailAsTyped", c.firstname, c.lastname, c.middlename, c.prefix, c.suffix, c.date_of_birth::text as "dateOfBirth", c.gender, c.taxvat, c.remote_assistance as "remoteAssistance",
    c.company_id as "companyId", c.company_role_id as "companyRoleId", c.company_status as "companyStatus", c.job_title as "jobTitle", c.telephone, coalesce(n.subscribed, false) as subscribed,
    c.created_at as "createdAt", coalesce(k.admin_id = c.id, false) as "companyAdmin", s.id as "structureId"
  from customer c
  left join newsletter_subscriber n on n.email = c.email
  left join company k on k.id = c.company_id
  left join company_structure s on s.customer_id = c.id`;

export async function customerById(target: Queryable, id: number): Promise<Customer | undefined> {
  const [customer] = await target.query<Customer>(`${SELECT_CUSTOMER} where c.id = $1`, [id]);
  return customer;
}

export async function customerByEmail(target: Queryable, email: string): Promise<Customer | undefined> {
  const [customer] = await target.query<Customer>(`${SELECT_CUSTOMER} where c.email = $1`, [email.trim().toLowerCase()]);
  return customer;
}
