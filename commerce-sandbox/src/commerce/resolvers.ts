import type { TypeResolvers } from '../platform/graphql/resolvers.ts';
import { resolvers as accountRemoval } from './account-removal/resolvers.ts';
import { resolvers as attribute } from './attribute/resolvers.ts';
import { resolvers as cart } from './cart/resolvers.ts';
import { resolvers as catalog } from './catalog/resolvers.ts';
import { resolvers as checkout } from './checkout/resolvers.ts';
import { resolvers as cms } from './cms/resolvers.ts';
import { resolvers as company } from './company/resolvers.ts';
import { resolvers as compare } from './compare/resolvers.ts';
import { resolvers as customer } from './customer/resolvers.ts';
import { resolvers as newsletter } from './newsletter/resolvers.ts';
import { resolvers as order } from './order/resolvers.ts';
import { resolvers as purchaseOrder } from './purchase-order/resolvers.ts';
import { resolvers as requisitionList } from './requisition-list/resolvers.ts';
import { resolvers as returns } from './returns/resolvers.ts';
import { resolvers as review } from './review/resolvers.ts';
import { resolvers as store } from './store/resolvers.ts';
import { resolvers as urlRewrite } from './url-rewrite/resolvers.ts';
import { resolvers as vault } from './vault/resolvers.ts';
import { resolvers as wishlist } from './wishlist/resolvers.ts';

/** The graph of plain Commerce: every room of this wing brings its resolvers. */
export const commerceResolvers: readonly TypeResolvers[] = [
  ...accountRemoval,
  ...attribute,
  ...cart,
  ...catalog,
  ...checkout,
  ...cms,
  ...company,
  ...compare,
  ...customer,
  ...newsletter,
  ...order,
  ...purchaseOrder,
  ...requisitionList,
  ...returns,
  ...review,
  ...store,
  ...urlRewrite,
  ...vault,
  ...wishlist,
];
