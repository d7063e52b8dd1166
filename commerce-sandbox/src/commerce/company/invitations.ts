import type { Database, Queryable } from '../../platform/database/database.ts';
import { keepMail } from '../../platform/mail/outbox.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { hashToken, randomId } from '../../platform/values/secrets.ts';
import { uid } from '../../platform/values/uid.ts';
import type { Company } from './companies.ts';
import { invitationMail } from './company-mail.ts';
import { addNode } from './structure.ts';

export interface Invitation {
  readonly customerId: number;
  readonly email: string;
  readonly roleId: number;
  readonly parentId: number | undefined;
  readonly jobTitle: string | undefined;
  readonly telephone: string | undefined;
  readonly status: string;
}

/** Asks a customer to join a company; a new invitation takes the place of an earlier one. */
export async function invite(
  target: Queryable,
  store: StoreView,
  origin: string,
  company: Company,
  invitation: Invitation,
  inviter: string,
): Promise<void> {
  const code = randomId();
  await target.query('delete from company_invitation where company_id = $1 and customer_id = $2', [company.id, invitation.customerId]);
  await target.query(
    'insert into company_invitation (company_id, customer_id, role_id, parent_id, job_title, telephone, status, code_hash) ' +
      'values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      company.id,
      invitation.customerId,
      invitation.roleId,
      invitation.parentId ?? null,
      invitation.jobTitle ?? null,
      invitation.telephone ?? null,
      invitation.status,
      hashToken(code),
    ],
  );
  const link = `${origin}/company/customer/acceptinvitation?code=${code}&customer_id=${uid(invitation.customerId)}&company_id=${uid(company.id)}&role_id=${uid(invitation.roleId)}`;
  await keepMail(target, { recipient: invitation.email, ...invitationMail(store, company.name, inviter, link) });
}

/** Takes the invited customer into the company with what the invitation says; false when there is no such invitation. */
export async function acceptInvitation(database: Database, companyId: number, customerId: number, code: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query<{
      roleId: number;
      parentId: number | null;
      jobTitle: string | null;
      telephone: string | null;
      status: string;
      adminId: number | null;
    }>(
      `delete from company_invitation i using company c where c.id = i.company_id and i.company_id = $1 and i.customer_id = $2 and i.code_hash = $3
       returning i.role_id as "roleId", i.parent_id as "parentId", i.job_title as "jobTitle", i.telephone, i.status, c.admin_id as "adminId"`,
      [companyId, customerId, hashToken(code)],
    );
    if (!row) return false;
    await transaction.query(
      'update customer set company_id = $2, company_role_id = $3, company_status = $4, job_title = coalesce($5, job_title), ' +
        'telephone = coalesce($6, telephone) where id = $1',
      [customerId, companyId, row.roleId, row.status, row.jobTitle, row.telephone],
    );
    await addNode(transaction, companyId, { customerId }, row.parentId ?? undefined, row.adminId);
    return true;
  });
}
