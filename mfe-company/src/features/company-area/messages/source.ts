import { defineMessages } from 'shared-platform';
import { accountPageMessages } from 'shared-ui';

/** What every page of a company says. */
export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, accountPageMessages);
