import { defineMessages } from 'shared-platform';

/** What the captcha says: loaded with it. */
export const { messages: captchaMessages, useText: useCaptchaText } = defineMessages({
  en: () => import('./en.json'),
  ar: () => import('./ar.json'),
});

export type CaptchaTextId = Parameters<ReturnType<typeof useCaptchaText>>[0];
