import { defineMessages } from 'shared-platform';

/**
 * What is said of the day on which something leaves the warehouse. A page that says it has these among its messages; they share a file with
 * those of the whole remote.
 */
export const { messages: dispatchMessages, useText: useDispatchMessages } = defineMessages({
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
});
