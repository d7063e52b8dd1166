import type { GraphQLSchema } from 'graphql';
import { cartMutations } from '../cart/cart-mutations.ts';
import { cartResolvers } from '../cart/cart-resolvers.ts';
import { attributeResolvers } from '../catalog/attribute-resolvers.ts';
import { categoryResolvers } from '../catalog/category-resolvers.ts';
import { configurableResolvers } from '../catalog/configurable-resolvers.ts';
import { manufacturerExtensionResolvers } from '../catalog/manufacturer-resolvers.ts';
import { productListResolvers } from '../catalog/product-list-resolvers.ts';
import { productResolvers } from '../catalog/product-resolvers.ts';
import { checkoutMutations } from '../checkout/checkout-mutations.ts';
import { cmsResolvers } from '../cms/cms-resolvers.ts';
import { companyMutations } from '../company/company-mutations.ts';
import { companyResolvers } from '../company/company-resolvers.ts';
import { accountMutations } from '../customer/account-mutations.ts';
import { addressMutations } from '../customer/address-mutations.ts';
import { customerExtensionResolvers, customerResolvers } from '../customer/customer-resolvers.ts';
import { contactMutations } from '../newsletter/contact-mutations.ts';
import { orderMutations } from '../order/order-mutations.ts';
import { orderResolvers } from '../order/order-resolvers.ts';
import { storeExtensionResolvers, storeResolvers } from '../store/store-resolvers.ts';
import { routeResolvers } from '../url-rewrite/route-resolvers.ts';
import { vaultResolvers } from '../vault/vault-resolvers.ts';
import { wishlistResolvers } from '../wishlist/wishlist-resolvers.ts';
import { executableSchema } from './schema.ts';

/** The whole graph: every aggregate brings its resolvers. */
export function graph(mode: 'full' | 'stock'): GraphQLSchema {
  return executableSchema(
    mode,
    [
      ...storeResolvers, ...categoryResolvers, ...productResolvers, ...configurableResolvers, ...productListResolvers, ...attributeResolvers, ...cmsResolvers, ...routeResolvers, ...cartResolvers, ...cartMutations,
      ...checkoutMutations, ...customerResolvers, ...accountMutations, ...addressMutations, ...contactMutations, ...orderResolvers, ...orderMutations, ...wishlistResolvers, ...companyResolvers, ...companyMutations,
      ...vaultResolvers,
    ],
    [...storeExtensionResolvers, ...customerExtensionResolvers, ...manufacturerExtensionResolvers],
  );
}
