import { defineMessages } from 'shared-platform';
import { messages } from '../../../messages/source';

export const { messages: leaveMessages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-late-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-late-ar" */ './ar.json'),
  },
  messages,
);
