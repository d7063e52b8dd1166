import type { ServiceShape } from '../service-shape';
import type { StoreView } from '../store-view';

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

/** What the platform says of a store, as far as it decides whether the shop offers it. */
export interface GivenStore {
  store_code?: string | null | undefined;
  locale?: string | null | undefined;
  store_sort_order?: number | null | undefined;
}

/**
 * The platform's stores that the shop offers, in the platform's order (the first is the default one), each in the shop's own spelling of
 * its locale. A store without a locale speaks `en_US`. One in a locale that the shop does not speak is left out, and `onUnsupported` told.
 */
export function offeredStores<Store extends GivenStore>(
  stores: readonly (Store | null)[] | null | undefined,
  onUnsupported?: (locale: string) => void,
): (Omit<Store, 'locale' | 'store_code'> & Pick<StoreView, 'code' | 'locale'>)[] {
  return (stores ?? [])
    .flatMap((store) => {
      if (!store?.store_code) return [];
      const { store_code: code, locale: given, ...rest } = store;
      const locale = supportedLocale(given);
      if (!locale) onUnsupported?.(given ?? '');
      return locale ? [{ ...rest, code, locale }] : [];
    })
    .sort((a, b) => (a.store_sort_order ?? 0) - (b.store_sort_order ?? 0));
}

/** `ar-SA` and `ar_SA` are one. */
function supportedLocale(locale: string | null | undefined): StoreView['locale'] | undefined {
  const wanted = (locale || 'en_US').replace('-', '_');
  return LOCALES.find((known) => known === wanted);
}

/** A view's locale as browsers write it (BCP 47): `en-US` of `en_US`. */
export function localeOf({ locale }: Pick<StoreView, 'locale'>): string {
  return locale.replace('_', '-');
}
