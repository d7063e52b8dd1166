import { defineMessages } from 'shared-platform';
import { messages as companyDetails } from '../../../features/company-details/messages/source';

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') }, companyDetails);
