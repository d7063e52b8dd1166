import type { CompanyInvitationInput } from './accept-invitation.graphql.ts';

/** The invitation that a mail's link carries, as the platform wants it back; undefined where the link is not whole. */
export function readInvitation(search: string): CompanyInvitationInput | undefined {
  const given = new URLSearchParams(search);
  const [code, customerId, companyId, roleId] = ['code', 'customer_id', 'company_id', 'role_id'].map((name) => given.get(name) ?? '');
  if (!code || !customerId || !companyId) return undefined;
  return { code, user: { customer_id: customerId, company_id: companyId }, ...(roleId ? { role_id: roleId } : {}) };
}
