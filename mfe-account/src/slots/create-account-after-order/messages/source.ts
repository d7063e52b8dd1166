import { defineMessages } from 'shared-platform';
import { messages as createAccountForm } from '../../../features/create-account-form/messages/source';
import { messages as signInPanel } from '../../../features/sign-in-panel/messages/source';
import { messages as shared } from '../../../messages/source';

export const { messages, useText } = defineMessages(
  { en: () => import('./en.json'), ar: () => import('./ar.json') },
  createAccountForm,
  signInPanel,
  shared,
);
