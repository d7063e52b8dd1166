import { defineMessages } from 'shared-platform';

/** What the field for files says. A page that shows it has these among its messages. */
export const { messages: uploadMessages, useText: useUploadText } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-upload-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-upload-ar" */ './ar.json'),
});
