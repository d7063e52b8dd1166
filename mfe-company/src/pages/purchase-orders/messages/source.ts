import { defineMessages } from 'shared-platform';
import { messages as purchaseOrder } from '../../../features/purchase-order/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, purchaseOrder);
