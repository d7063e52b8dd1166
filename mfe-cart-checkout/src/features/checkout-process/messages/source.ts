import { defineMessages } from 'shared-platform';
import { messages as service } from '../../../service/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-service-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-service-ar" */ './ar.json'),
  },
  service,
  shared,
);

export type CheckoutText = ReturnType<typeof useText>;
