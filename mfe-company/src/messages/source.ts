import type { MessageSource } from 'shared-platform';

export const messages: MessageSource = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
};
