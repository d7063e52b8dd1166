import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { addItem } from '../cart/cart-lines.ts';
import { cartSource } from '../cart/cart-resolvers.ts';
import { customerCart } from '../cart/cart.ts';
import { productsById } from '../catalog/product.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { orderByNumber } from './orders.ts';

const mutations = resolve('Mutation')({
  reorderItems: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const number = input.text('orderNumber') ?? '';
    const order = await orderByNumber(context.database, number);
    if (!order || order.customerId !== customer.id) throw inputError(`Cannot find order number "${number}" for current customer.`);
    const cart = await customerCart(context.database, context.store, customer.id);
    const errors: SourceOf<'CheckoutUserInputError'>[] = [];
    for (const item of order.items) {
      const [product] = item.productId === null ? [] : await productsById(context.database, context.store, [item.productId]);
      const parentSku = product?.type === 'configurable' ? product.sku : undefined;
      const error = await addItem(context.database, context.store, cart.id, {
        sku: item.sku,
        quantity: item.quantity,
        parentSku,
        selectedOptions: [],
      });
      if (error) errors.push({ code: error.code, message: error.message, path: ['orderNumber'] });
    }
    return { cart: await cartSource(context, cart.maskedId), userInputErrors: errors };
  },
});

export const orderMutations: readonly TypeResolvers[] = [mutations];
