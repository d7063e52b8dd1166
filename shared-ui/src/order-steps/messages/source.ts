import { defineMessages } from 'shared-platform';

/** What is said of the steps of an order and of the day on which it arrives. A page that shows them has these among its messages. */
export const { messages: orderStepsMessages, useText: useOrderStepsText } = defineMessages({
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
});
