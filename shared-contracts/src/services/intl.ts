import type { ServiceShape } from '../resting-host';

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
  plain: ({ view, language }) => ({ locale: view.locale.replace('_', '-'), language, direction: language === 'ar' ? 'rtl' : 'ltr' }),
};
