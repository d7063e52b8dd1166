import type { ServiceShape } from '../resting-host';
import type { StoreView } from './store-view';

/** The document's language. Fixed while the document lives. */
export interface IntlService {
  /** BCP 47, `en-US` or `ar-SA`. */
  locale: string;
  /** Which messages to load. */
  language: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
}

export const INTL_SHAPE: ServiceShape<IntlService> = {
  snapshots: {},
  commands: {},
  plain: ({ view }) => intlOf(view),
};

/** What a document of a view is written in. */
export function intlOf(view: Pick<StoreView, 'locale'>): IntlService {
  const language = languageOf(view);
  return { locale: localeOf(view), language, direction: language === 'ar' ? 'rtl' : 'ltr' };
}

/** The language of a view's texts. */
export function languageOf({ locale }: Pick<StoreView, 'locale'>): 'en' | 'ar' {
  return locale.startsWith('ar') ? 'ar' : 'en';
}

/** A view's locale as browsers write it (BCP 47): `en-US` of `en_US`. */
export function localeOf({ locale }: Pick<StoreView, 'locale'>): string {
  return locale.replace('_', '-');
}
