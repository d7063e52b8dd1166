import { defineMessages } from 'shared-platform';
import { accountFrameMessages } from 'shared-ui';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
  },
  accountFrameMessages,
  shared,
);
