import type { Halalas } from '../../platform/money/money.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';

export interface ShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  readonly priceIncl: Halalas;
}

const FLAT_RATE: Halalas = 2500;
const EXPRESS_BASE: Halalas = 4500;
const EXPRESS_FREE_WEIGHT_KG = 10;
const EXPRESS_PER_KG: Halalas = 200;
/** Orders of SAR 500 and more, after discount, with VAT, are delivered free of charge. */
export const FREE_SHIPPING_FROM: Halalas = 50_000;

const TITLES = {
  flatrate: { en: ['Standard Delivery', '2 to 4 working days'], ar: ['توصيل عادي', 'من يومين إلى أربعة أيام عمل'] },
  tablerate: { en: ['Express Delivery', 'Next working day'], ar: ['توصيل سريع', 'يوم العمل التالي'] },
  freeshipping: { en: ['Free Delivery', '2 to 4 working days'], ar: ['توصيل مجاني', 'من يومين إلى أربعة أيام عمل'] },
} as const;

/** What can be chosen for goods of a value (with VAT) and weight (kg). */
export function shippingMethods(
  store: StoreView,
  goods: { readonly valueIncl: Halalas; readonly weight: number },
): readonly ShippingMethod[] {
  const method = (carrierCode: keyof typeof TITLES, methodCode: string, priceIncl: Halalas): ShippingMethod => {
    const [carrierTitle, methodTitle] = TITLES[carrierCode][store.language];
    return { carrierCode, methodCode, carrierTitle, methodTitle, priceIncl };
  };
  const heavy = Math.max(0, Math.ceil(goods.weight) - EXPRESS_FREE_WEIGHT_KG);
  return [
    ...(goods.valueIncl >= FREE_SHIPPING_FROM ? [method('freeshipping', 'freeshipping', 0)] : []),
    method('flatrate', 'flatrate', FLAT_RATE),
    method('tablerate', 'bestway', EXPRESS_BASE + heavy * EXPRESS_PER_KG),
  ];
}
