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

const LOCALES = ['en_US', 'ar_SA', 'ar_MA'] as const satisfies readonly StoreView['locale'][];

/**
 * The shop's own spelling of a store's locale (`ar-SA` and `ar_SA` are one); `en_US` where a store has none; undefined for one that it does
 * not speak.
 */
export function supportedLocale(locale: string | null | undefined): StoreView['locale'] | undefined {
  const wanted = (locale || 'en_US').replace('-', '_');
  return LOCALES.find((known) => known === wanted);
}

/** A view's locale as browsers write it (BCP 47): `en-US` of `en_US`. */
export function localeOf({ locale }: Pick<StoreView, 'locale'>): string {
  return locale.replace('_', '-');
}
