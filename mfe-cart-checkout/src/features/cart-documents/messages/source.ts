import { defineMessages } from 'shared-platform';
import { titleMessages, uiMessages } from 'shared-ui';

export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-cart-documents-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-cart-documents-ar" */ './ar.json'),
  },
  titleMessages,
  uiMessages,
);

/** What papers say; loaded with the first of them. */
export type DocumentText = ReturnType<typeof useText>;
