/** The document's language. Fixed while the document lives. */
export interface IntlService {
  /** BCP 47, `en-US` or `ar-SA`. */
  locale: string;
  /** Which messages to load. */
  language: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
}
