import { defineMessages } from 'shared-platform';
import { accountFrameMessages } from '../../account-frame/messages/source';
import { laterMessages } from '../../later/messages/source';
import { uiMessages } from '../../messages/source';
import { unreachedMessages } from '../../platform-words/unreached/messages/source';

/** What pages of the account area say of themselves, and what primitives say: a page that is made by `defineAccountPage` has these. */
export const { messages: accountPageMessages, useText: useAccountPageText } = defineMessages(
  {
    en: () => import(/* webpackChunkName: "messages-en" */ './en.json'),
    ar: () => import(/* webpackChunkName: "messages-ar" */ './ar.json'),
  },
  accountFrameMessages,
  uiMessages,
  laterMessages,
  unreachedMessages,
);
