import type { Queryable } from '../../platform/database/database.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { CARD_METHOD, cardFieldsUrl, isStoredCardMethod } from './card-payment.ts';

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

const TITLES = {
  cashondelivery: { en: 'Cash On Delivery', ar: 'الدفع عند الاستلام' },
  banktransfer: { en: 'Bank Transfer Payment', ar: 'تحويل بنكي' },
  checkmo: { en: 'Check / Money order', ar: 'شيك / حوالة' },
  hosted_card: { en: 'Credit or Debit Card', ar: 'بطاقة ائتمان أو مدى' },
  hosted_card_vault: { en: 'Stored Card', ar: 'بطاقة محفوظة' },
  purchaseorder: { en: 'Purchase Order', ar: 'أمر شراء' },
} as const;

const FOR_EVERYONE = ['cashondelivery', 'banktransfer'] as const;
const FOR_COMPANIES = ['purchaseorder', 'checkmo'] as const;

/** Who belongs to a company pays on account, too. */
export async function paymentMethods(target: Queryable, store: StoreView, customerId: number | null): Promise<readonly PaymentMethod[]> {
  const [row] =
    customerId === null
      ? []
      : await target.query<{ company: boolean }>('select company_id is not null as company from customer where id = $1', [customerId]);
  return [...FOR_EVERYONE, ...(cardFieldsUrl() === null ? [] : ([CARD_METHOD] as const)), ...(row?.company ? FOR_COMPANIES : [])].map(
    (code) => ({ code, title: TITLES[code][store.language] }),
  );
}

/** Whether a cart of this customer may be paid so. */
export async function isPayable(target: Queryable, store: StoreView, customerId: number | null, code: string | null): Promise<boolean> {
  return isStoredCardMethod(code, customerId) || (await paymentMethods(target, store, customerId)).some((method) => method.code === code);
}

export function paymentTitle(store: StoreView, code: string): string {
  const title = Object.entries(TITLES).find(([known]) => known === code)?.[1];
  return title?.[store.language] ?? code;
}
