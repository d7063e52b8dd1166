import type { GraphQLSchema } from 'graphql';
import { attributeForms } from '../attribute/attribute-forms.ts';
import { cartHousekeeping } from '../cart/cart-housekeeping.ts';
import { cartMutations } from '../cart/cart-mutations.ts';
import { cartResolvers } from '../cart/cart-resolvers.ts';
import { categoryResolvers } from '../catalog/category-resolvers.ts';
import { configurableResolvers } from '../catalog/configurable-resolvers.ts';
import { productListResolvers } from '../catalog/product-list-resolvers.ts';
import { productResolvers } from '../catalog/product-resolvers.ts';
import { checkoutMutations } from '../checkout/checkout-mutations.ts';
import { cmsResolvers } from '../cms/cms-resolvers.ts';
import { companyAccountMutations } from '../company/company-account-mutations.ts';
import { companyMutations } from '../company/company-mutations.ts';
import { companyResolvers } from '../company/company-resolvers.ts';
import { teamMutations } from '../company/team-mutations.ts';
import { accountMutations } from '../customer/account-mutations.ts';
import { addressMutations } from '../customer/address-mutations.ts';
import { confirmationMutations } from '../customer/confirmation-mutations.ts';
import { customerExtensionResolvers, customerResolvers } from '../customer/customer-resolvers.ts';
import { compareResolvers } from '../compare/compare-resolvers.ts';
import { contactMutations } from '../newsletter/contact-mutations.ts';
import { cancelResolvers } from '../order/cancel-resolvers.ts';
import { orderMutations } from '../order/order-mutations.ts';
import { orderResolvers } from '../order/order-resolvers.ts';
import { purchaseOrderMutations } from '../purchase-order/purchase-order-mutations.ts';
import { purchaseOrderResolvers } from '../purchase-order/purchase-order-resolvers.ts';
import { approvalRuleResolvers } from '../purchase-order/rule-resolvers.ts';
import { returnMutations } from '../returns/return-mutations.ts';
import { returnResolvers } from '../returns/return-resolvers.ts';
import { reviewResolvers } from '../review/review-resolvers.ts';
import { storeExtensionResolvers, storeResolvers } from '../store/store-resolvers.ts';
import { storefrontSettings } from '../store/storefront-settings.ts';
import { routeResolvers } from '../url-rewrite/route-resolvers.ts';
import { vaultResolvers } from '../vault/vault-resolvers.ts';
import { wishlistMutations } from '../wishlist/wishlist-mutations.ts';
import { wishlistResolvers } from '../wishlist/wishlist-resolvers.ts';
import { extensionResolvers } from './extension-resolvers.ts';
import { executableSchema } from './schema.ts';

/** The whole graph: every aggregate brings its resolvers. */
export function graph(mode: 'full' | 'stock'): GraphQLSchema {
  return executableSchema(
    mode,
    [
      ...storeResolvers,
      ...categoryResolvers,
      ...productResolvers,
      ...configurableResolvers,
      ...productListResolvers,
      ...cmsResolvers,
      ...routeResolvers,
      ...cartResolvers,
      ...cartMutations,
      ...checkoutMutations,
      ...customerResolvers,
      ...accountMutations,
      ...addressMutations,
      ...contactMutations,
      ...orderResolvers,
      ...orderMutations,
      ...wishlistResolvers,
      ...companyResolvers,
      ...companyMutations,
      ...vaultResolvers,
      ...cancelResolvers,
      ...returnResolvers,
      ...returnMutations,
      ...compareResolvers,
      ...reviewResolvers,
      ...purchaseOrderResolvers,
      ...purchaseOrderMutations,
      ...approvalRuleResolvers,
      ...teamMutations,
      ...companyAccountMutations,
      ...cartHousekeeping,
      ...wishlistMutations,
      ...confirmationMutations,
      ...attributeForms,
      ...storefrontSettings,
    ],
    [...storeExtensionResolvers, ...customerExtensionResolvers, ...extensionResolvers],
  );
}
