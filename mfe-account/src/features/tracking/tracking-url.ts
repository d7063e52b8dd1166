/**
 * Where carriers say where a parcel is, by what the platform calls them: code or title. Its GraphQL tells no address. The number stands
 * where the address ends.
 */
const CARRIERS: readonly (readonly [name: RegExp, address: string])[] = [
  [/\bsmsa\b/i, 'https://www.smsaexpress.com/sa/trackingdetails?tracknumbers='],
  [/\baramex\b|أرامكس/i, 'https://www.aramex.com/track/results?ShipmentNumber='],
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/\bfedex\b|federal express/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bups\b|united parcel service/i, 'https://www.ups.com/track?tracknum='],
  [/\bspl\b|saudi post|البريد السعودي|سبل/i, 'https://splonline.com.sa/en/shipmentdetailsstatic/?tid='],
];

/** The carrier's page of a parcel; undefined for a carrier that nobody knows here. */
export function trackingUrl({ carrier, title, number }: { carrier: string; title: string | null; number: string }): string | undefined {
  const known = CARRIERS.find(([name]) => name.test(carrier) || name.test(title ?? ''));
  return known && `${known[1]}${encodeURIComponent(number)}`;
}
