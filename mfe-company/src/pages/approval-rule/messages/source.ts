import { defineMessages } from 'shared-platform';
import { messages as approvalRule } from '../../../features/approval-rule/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, approvalRule);
