import { defineMessages } from 'shared-platform';
import { accountPageMessages } from 'shared-ui';

/** What more than one page of this remote says, and what primitives say. */
export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
  },
  accountPageMessages,
);
