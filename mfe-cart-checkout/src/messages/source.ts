import type { MessageSource } from 'shared-platform';

/** Both languages, each a chunk of its own. The build compiles the written messages into what the source's type says. */
export const messages: MessageSource = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json') as ReturnType<MessageSource['en']>,
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json') as ReturnType<MessageSource['ar']>,
};
