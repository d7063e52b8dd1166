import type { MessageSource } from 'shared-platform';

/** The catalogue's texts; a document loads those of its language only. */
export const messages: MessageSource = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
};
