import { defineMessages } from 'shared-platform';
import { messages as signInPanel } from '../../sign-in-panel/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
  },
  signInPanel,
  shared,
);
