import { isEmail } from '../checkout/checkout.ts';
import { closeGap } from '../company/structure.ts';
import { inputError } from '../errors.ts';
import { resolve, type TypeResolvers } from '../graphql/resolvers.ts';
import { keepPurchaseOrdersOf } from '../purchase-order/purchase-orders.ts';
import { confirmAccount, sendConfirmation } from './confirmation.ts';
import { customerSource, requireCustomer } from './customer-resolvers.ts';
import { customerByEmail } from './customers.ts';

const CONFIRMATION_ERRORS = {
  active: 'The account is already active.',
  'wrong-key': 'The confirmation token is invalid. Verify the token and try again.',
  unknown: 'There was an error confirming the account',
} as const;

const mutations = resolve<unknown>('Mutation', {
  confirmEmail: async (_source, input, context) => {
    const values = input.object('input');
    const email = (values.text('email') ?? '').trim().toLowerCase();
    if (!isEmail(email)) throw inputError('Email is invalid');
    const outcome = await confirmAccount(context.database, email, values.text('confirmation_key') ?? '');
    if (outcome !== 'confirmed') throw inputError(CONFIRMATION_ERRORS[outcome]);
    const customer = await customerByEmail(context.database, email);
    return { customer: customer ? customerSource(customer) : null };
  },
  resendConfirmationEmail: async (_source, input, context) => {
    const email = (input.text('email') ?? '').trim().toLowerCase();
    if (!isEmail(email)) throw inputError('Email address is not valid');
    const [row] = await context.database.query<{ id: number; waiting: boolean }>(
      'select id, confirmation_hash is not null as waiting from customer where email = $1',
      [email],
    );
    if (!row) throw inputError('There was an error sending the confirmation email');
    if (!row.waiting) throw inputError("Confirmation isn't needed.");
    await sendConfirmation(context.database, context.store, context.origin, row.id, email);
    return true;
  },
  deleteCustomer: async (_source, _input, context) => {
    const customer = await requireCustomer(context);
    if (customer.companyAdmin)
      throw inputError(
        'Cannot delete the company admin. Delete operation has been stopped. Please repeat the action for the other customers.',
      );
    await context.database.transaction(async (transaction) => {
      await closeGap(transaction, customer.id);
      await keepPurchaseOrdersOf(transaction, customer.id);
      await transaction.query('delete from customer where id = $1', [customer.id]);
    });
    return true;
  },
});

export const confirmationMutations: readonly TypeResolvers[] = [mutations];
