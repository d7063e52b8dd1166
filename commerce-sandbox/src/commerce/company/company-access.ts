import { notAuthorized } from '../../platform/errors/errors.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Customer } from '../customer/customers.ts';
import type { Company } from './companies.ts';
import { mayDo, requireCompany } from './company-resolvers.ts';

/** The caller and the company, when the caller's role allows the action; the platform's refusal otherwise. */
export async function requirePermission(
  context: RequestContext,
  permission: string,
): Promise<{ readonly company: Company; readonly caller: Customer }> {
  const found = await requireCompany(context);
  if (!(await mayDo(context, found.caller, permission))) throw notAuthorized('You do not have authorization to perform this action.');
  return found;
}
