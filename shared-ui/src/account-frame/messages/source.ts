import { defineMessages } from 'shared-platform';

/** What the groups of the account area's navigation are called. */
export const { messages: accountFrameMessages, useText: useAccountFrameText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
});
