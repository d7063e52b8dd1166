/** A store view: one language of the shop. */
export interface StoreView {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly language: 'en' | 'ar';
  readonly sortOrder: number;
}

export const DEFAULT_STORE: StoreView = { id: 1, code: 'default', name: 'EN', locale: 'en_US', language: 'en', sortOrder: 0 };
export const ARABIC_STORE: StoreView = { id: 2, code: 'arabic', name: 'AR', locale: 'ar_SA', language: 'ar', sortOrder: 1 };
export const STORES: readonly StoreView[] = [DEFAULT_STORE, ARABIC_STORE];

export const CURRENCY = 'SAR' as const;
export const URL_SUFFIX = '.html';

export function findStore(code: string): StoreView | undefined {
  return STORES.find((store) => store.code === code);
}
