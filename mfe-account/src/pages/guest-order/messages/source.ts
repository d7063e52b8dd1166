import { defineMessages } from 'shared-platform';
import { messages as order } from '../../../features/order/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, order, shared);

export type GuestOrderTextId = Parameters<ReturnType<typeof useText>>[0];
