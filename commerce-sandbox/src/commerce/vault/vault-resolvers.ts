import { notFound } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { deletePaymentToken, paymentTokensOf } from './payment-tokens.ts';

async function tokensSource(context: RequestContext, customerId: number): Promise<SourceOf<'CustomerPaymentTokens'>> {
  const tokens = await paymentTokensOf(context.database, customerId);
  // `details` is JSON text in the platform's schema.
  return {
    items: tokens.map((token) => ({
      public_hash: token.publicHash,
      payment_method_code: token.paymentMethodCode,
      type: token.type,
      details: JSON.stringify(token.details),
    })),
  };
}

const query = resolve('Query')({
  customerPaymentTokens: async (_source, _input, context) => tokensSource(context, (await requireCustomer(context)).id),
});

const mutation = resolve('Mutation')({
  deletePaymentToken: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const publicHash = input.text('public_hash') ?? '';
    if (!(await deletePaymentToken(context.database, customer.id, publicHash)))
      throw notFound(`Could not find a token using public hash: ${publicHash}`);
    return { result: true, customerPaymentTokens: () => tokensSource(context, customer.id) };
  },
});

export const vaultResolvers: readonly TypeResolvers[] = [query, mutation];
