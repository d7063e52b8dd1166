import { defineMessages } from 'shared-platform';
import type en from './en.json';

export type PermissionTextId = keyof typeof en;

export const { messages, useText } = defineMessages({ en: () => import('./en.json'), ar: () => import('./ar.json') });
