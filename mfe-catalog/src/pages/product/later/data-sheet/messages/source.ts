import { defineMessages } from 'shared-platform';

/** What a data sheet says: loaded with its maker. */
export const { messages: sheetMessages, useText: useSheetText } = defineMessages({
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
});

export type SheetTextId = Parameters<ReturnType<typeof useSheetText>>[0];
