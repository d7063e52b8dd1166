import { defineMessages } from 'shared-platform';

/** What primitives and rules say. Whoever shows them has these among its messages; they share a file with those of the whole remote. */
export const { messages: uiMessages, useText: useUiText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
});

/** Gives the texts of primitives and rules. */
export type UiText = ReturnType<typeof useUiText>;
