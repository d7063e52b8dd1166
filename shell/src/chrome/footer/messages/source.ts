import { defineMessages } from 'shared-platform';
import { messages } from '../../../messages/source';

/** What both footers say, beside what the shell has said before: loaded with them. */
export const { messages: footerMessages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-late-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-late-ar" */ './ar.json'),
  },
  messages,
);

export type FooterTextId = Parameters<ReturnType<typeof useText>>[0];
