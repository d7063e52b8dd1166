import type { StoreView } from '../../platform/store-view/stores.ts';
import { text, type Text } from '../../platform/values/text.ts';

export const TICKET_CATEGORIES: Readonly<Record<string, Text>> = {
  product: text('Product and application', 'المنتج والتطبيق'),
  order: text('Order', 'الطلب'),
  delivery: text('Delivery', 'التوصيل'),
  return: text('Return and warranty', 'الإرجاع والضمان'),
  invoice: text('Invoice and payment', 'الفاتورة والدفع'),
  account: text('My account', 'حسابي'),
  other: text('Other', 'أخرى'),
};

export const TICKET_PRIORITIES: Readonly<Record<string, Text>> = {
  low: text('Low', 'منخفضة'),
  normal: text('Normal', 'عادية'),
  high: text('High: a machine stands still', 'عالية: الآلة متوقفة'),
};

export const TICKET_STATUSES: Readonly<Record<string, Text>> = {
  OPEN: text('Open', 'مفتوحة'),
  WAITING_FOR_CUSTOMER: text('Waiting for you', 'بانتظار ردك'),
  WAITING_FOR_SUPPORT: text('Waiting for support', 'بانتظار الدعم'),
  CLOSED: text('Closed', 'مغلقة'),
};

export interface Option {
  readonly value: string;
  readonly label: string;
}

export function optionOf(labels: Readonly<Record<string, Text>>, value: string, store: StoreView): Option {
  return { value, label: labels[value]?.[store.language] ?? value };
}

export function optionsOf(labels: Readonly<Record<string, Text>>, store: StoreView): readonly Option[] {
  return Object.keys(labels).map((value) => optionOf(labels, value, store));
}
