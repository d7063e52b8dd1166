import { storeLocationExtensionResolvers } from '../branches/store-location-resolvers.ts';
import { vacancyExtensionResolvers } from '../careers/vacancy-resolvers.ts';
import { manufacturerExtensionResolvers } from '../catalog/manufacturer-resolvers.ts';
import { drawingRequestExtensionResolvers } from '../drawing-service/drawing-request-resolvers.ts';
import { recaptchaExtensionResolvers } from '../recaptcha/recaptcha-resolvers.ts';
import { stockAlertExtensionResolvers } from '../stock-alert/stock-alert-resolvers.ts';
import { ticketExtensionResolvers } from '../support/ticket-resolvers.ts';
import { uploadExtensionResolvers } from '../uploads/upload-resolvers.ts';
import type { TypeResolvers } from './resolvers.ts';

/** What schema/extension.graphql adds for pages that plain Commerce has no data for. */
export const extensionResolvers: readonly TypeResolvers[] = [
  ...manufacturerExtensionResolvers,
  ...recaptchaExtensionResolvers,
  ...storeLocationExtensionResolvers,
  ...vacancyExtensionResolvers,
  ...uploadExtensionResolvers,
  ...stockAlertExtensionResolvers,
  ...ticketExtensionResolvers,
  ...drawingRequestExtensionResolvers,
];
