import { inputError } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import { confirmAccount, sendConfirmation } from './confirmation.ts';
import { ownSource } from './customer-resolvers.ts';
import { customerByEmail } from './customers.ts';

const CONFIRMATION_ERRORS = {
  active: 'The account is already active.',
  'wrong-key': 'The confirmation token is invalid. Verify the token and try again.',
  unknown: 'There was an error confirming the account',
} as const;

const mutations = resolve('Mutation')({
  confirmEmail: async (_source, input, context) => {
    const values = input.object('input');
    const email = (values.text('email') ?? '').trim().toLowerCase();
    if (!isEmail(email)) throw inputError('Email is invalid');
    const outcome = await confirmAccount(context.database, email, values.text('confirmation_key') ?? '');
    if (outcome !== 'confirmed') throw inputError(CONFIRMATION_ERRORS[outcome]);
    const customer = await customerByEmail(context.database, email);
    return { customer: ownSource(present(customer)) };
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
});

export const confirmationMutations: readonly TypeResolvers[] = [mutations];
