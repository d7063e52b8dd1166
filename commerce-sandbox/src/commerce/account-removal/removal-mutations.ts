import type { Database } from '../../platform/database/database.ts';
import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { requirePermission } from '../company/company-access.ts';
import { ownUser, refuseLosing } from '../company/company-mutations.ts';
import { closeGap } from '../company/structure.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { keepPurchaseOrdersOf } from '../purchase-order/purchase-orders.ts';

/** Deletes an account. What a company has of it stays with the company: its place in the tree is closed, its purchase orders are kept. */
async function removeAccount(database: Database, customerId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await closeGap(transaction, customerId);
    await keepPurchaseOrdersOf(transaction, customerId);
    await transaction.query('delete from customer where id = $1', [customerId]);
  });
}

const mutations = resolve('Mutation')({
  deleteCustomer: async (_source, _input, context) => {
    const customer = await requireCustomer(context);
    if (customer.companyAdmin)
      throw inputError(
        'Cannot delete the company admin. Delete operation has been stopped. Please repeat the action for the other customers.',
      );
    await removeAccount(context.database, customer.id);
    return true;
  },
  deleteCompanyUserV2: async (_source, input, context) => {
    const { company, caller } = await requirePermission(context, 'Magento_Company::users_edit');
    const user = await ownUser(context, company, input.text('id'));
    refuseLosing(user, caller);
    await removeAccount(context.database, user.id);
    return { success: true };
  },
});

export const removalMutations: readonly TypeResolvers[] = [mutations];
