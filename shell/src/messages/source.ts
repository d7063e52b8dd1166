import { defineMessages } from 'shared-platform';
import { uiMessages } from 'shared-ui';

/** What the shell says: everything around the page but its footers, and what primitives say. */
export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
  },
  uiMessages,
);

/** Gives the shell's texts. */
export type ShellText = ReturnType<typeof useText>;
