import type { TextFunction } from 'shared-platform';
import type { useTitleText } from './messages/source';

/** The text of titles, or of anything that has them among its messages. */
export type TitleText = TextFunction<Parameters<ReturnType<typeof useTitleText>>[0]>;

/**
 * What the platform calls ways of delivery, by its defaults and in the shop's words, in both languages. An order keeps those of the view in
 * which it was placed, and no code.
 */
const WAYS = [
  {
    carrier: 'flatrate',
    title: /^(?:standard delivery|flat rate|توصيل عادي)$/i,
    method: 'flatrate',
    days: /^(?:2 to 4 working days|fixed|من يومين إلى أربعة أيام عمل)$/i,
  },
  {
    carrier: 'tablerate',
    title: /^(?:express delivery|best way|توصيل سريع)$/i,
    method: 'bestway',
    days: /^(?:next working day|table rate|يوم العمل التالي)$/i,
  },
  {
    carrier: 'freeshipping',
    title: /^(?:free (?:delivery|shipping)|توصيل مجاني)$/i,
    method: 'freeshipping',
    days: /^(?:2 to 4 working days|free|من يومين إلى أربعة أيام عمل)$/i,
  },
];
const OTHER_CARRIER = /^custom value$/i;

/** The country's regions (ISO 3166-2), as names of them begin once what they are is left out: an order keeps no code of these, either. */
const REGIONS = [
  ['SA-01', /^(?:(?:ar )?riyadh?|الرياض)$/],
  ['SA-02', /^(?:makkah|mecca|مكة)(?: al mukarramah| المكرمة)?$/],
  ['SA-03', /^(?:(?:al )?madinah|medina|المدينة)(?: al munawwarah| المنورة)?$/],
  ['SA-04', /^(?:eastern|ash sharqiyah|الشرقية)$/],
  ['SA-05', /^(?:(?:al )?qass?im|القصيم)$/],
  ['SA-06', /^(?:hail|حائل)$/],
  ['SA-07', /^(?:tabuk|تبوك)$/],
  ['SA-08', /^(?:northern borders?|الحدود الشمالية)$/],
  ['SA-09', /^(?:jazan|jizan|جازان)$/],
  ['SA-10', /^(?:najran|نجران)$/],
  ['SA-11', /^(?:(?:al )?bahah?|الباحة)$/],
  ['SA-12', /^(?:(?:al )?(?:jawf|jouf)|الجوف)$/],
  ['SA-14', /^(?:asir|aseer|عسير)$/],
] as const;

/** A way of delivery as carts and estimates have it, with codes. */
export interface PlatformDelivery {
  carrier_code: string;
  carrier_title: string;
  method_code: string | null;
  method_title: string | null;
}

/** A region as addresses have it; those of orders without a code. */
export interface PlatformRegion {
  code?: string | null | undefined;
  name: string;
}

/** `Standard Delivery`: by the carrier's code, or by what the platform calls it. */
export function carrierTitle(text: TitleText, title: string, code?: string): string {
  return text('title.carrier', { code: code ?? wayOf(title)?.carrier ?? (OTHER_CARRIER.test(title) ? 'custom' : ''), title });
}

/** What a method says beside its carrier's name: `2 to 4 working days`. Other days than the shop knows stay: they are a promise. */
export function methodTitle(text: TitleText, delivery: Omit<PlatformDelivery, 'carrier_title'>): string {
  const { carrier_code: carrier, method_code: method, method_title: title } = delivery;
  const way = WAYS.find((known) => known.carrier === carrier && known.method === method && known.days.test(title ?? ''));
  return title ? text('title.method', { code: way ? `${carrier}_${way.method}` : '', title }) : '';
}

/** `Standard Delivery · 2 to 4 working days`. */
export function deliveryTitle(text: TitleText, delivery: PlatformDelivery): string {
  return [carrierTitle(text, delivery.carrier_title, delivery.carrier_code), methodTitle(text, delivery)].filter(Boolean).join(' · ');
}

/** The same of an order, which has carrier and method in one: `Standard Delivery - 2 to 4 working days`. */
export function orderDeliveryTitle(text: TitleText, description: string): string {
  const [title = '', ...rest] = description.split(/ [-·] /);
  const way = wayOf(title);
  if (!way) return description;
  const days = rest.join(' - ');
  return deliveryTitle(text, { carrier_code: way.carrier, carrier_title: title, method_code: way.method, method_title: days });
}

/** `Bank Transfer Payment`, by the platform's code. */
export function paymentTitle(text: TitleText, { code, title }: { code: string | undefined; title: string }): string {
  return text('title.payment', { code: code ?? '', title });
}

/** What the platform says of a payment beside its name: `Purchase Order Number`. */
export function paymentDetailTitle(text: TitleText, title: string): string {
  return text('title.payment-detail', { code: /^purchase order number$/i.test(title) ? 'order_number' : '', title });
}

/** A region's name, by its code or, where none is kept, by what it is called in either language. */
export function regionTitle(text: TitleText, region: PlatformRegion): string {
  return text('title.region', { code: (regionCodeOf(region) ?? '').replace('-', ''), title: region.name });
}

/** Whether the city's name says the region, in whichever language either is written. */
export function isSameRegion(city: string, region: PlatformRegion): boolean {
  const code = regionCodeOf(region);
  return region.name === city || (code !== undefined && code === regionCodeOf({ name: city }));
}

/** A discount by the coupon that gave it: the platform keeps the rule's name in the language of the view in which it was used. */
export function discountTitle(text: TitleText, { label, coupon }: { label: string; coupon: string | undefined }): string {
  return coupon === undefined ? label : text('title.coupon', { code: coupon });
}

function wayOf(title: string) {
  return WAYS.find((way) => way.title.test(title.trim()));
}

/** By the ISO code, else by the name: not every platform's codes are ISO's. */
function regionCodeOf({ code, name }: PlatformRegion): string | undefined {
  const root = name
    .toLowerCase()
    .replace(/(^|\s)(region|province|المنطقة|منطقة)(?=\s|$)/g, ' ')
    .replace(/[^\p{L}\s]/gu, (sign) => (sign === '-' ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return REGIONS.find(([iso]) => iso === code)?.[0] ?? REGIONS.find(([, pattern]) => pattern.test(root))?.[0];
}
