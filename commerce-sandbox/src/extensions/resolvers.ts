import type { TypeResolvers } from '../platform/graphql/resolvers.ts';
import { resolvers as accountFlags } from './account-flags/resolvers.ts';
import { resolvers as branches } from './branches/resolvers.ts';
import { resolvers as careers } from './careers/resolvers.ts';
import { resolvers as companyOrders } from './company-orders/resolvers.ts';
import { resolvers as dispatch } from './dispatch/resolvers.ts';
import { resolvers as drawingService } from './drawing-service/resolvers.ts';
import { resolvers as manufacturers } from './manufacturers/resolvers.ts';
import { resolvers as orderProgress } from './order-progress/resolvers.ts';
import { resolvers as recaptcha } from './recaptcha/resolvers.ts';
import { resolvers as searchReading } from './search-reading/resolvers.ts';
import { resolvers as shopSettings } from './shop-settings/resolvers.ts';
import { resolvers as stockAlert } from './stock-alert/resolvers.ts';
import { resolvers as support } from './support/resolvers.ts';
import { resolvers as uploads } from './uploads/resolvers.ts';

/** What schema/extension.graphql adds for pages that plain Commerce has no data for. */
export const extensionResolvers: readonly TypeResolvers[] = [
  ...accountFlags,
  ...branches,
  ...careers,
  ...companyOrders,
  ...dispatch,
  ...drawingService,
  ...manufacturers,
  ...orderProgress,
  ...recaptcha,
  ...searchReading,
  ...shopSettings,
  ...stockAlert,
  ...support,
  ...uploads,
];
