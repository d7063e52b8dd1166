import { notAuthenticated, notAuthorized } from '../../platform/errors/errors.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { customerById, type Customer } from './customers.ts';

/** The signed-in customer, or the platform's refusal of guests. */
export async function requireCustomer(context: RequestContext): Promise<Customer> {
  const customer = context.customerId === undefined ? undefined : await customerById(context.database, context.customerId);
  if (!customer) throw notAuthorized();
  if (customer.companyStatus === 'INACTIVE') throw notAuthenticated('The account is locked.');
  return customer;
}
