import { textOf } from 'shared-platform/testing';
import {
  carrierTitle,
  deliveryTitle,
  discountTitle,
  isSameRegion,
  orderDeliveryTitle,
  paymentDetailTitle,
  paymentTitle,
  regionTitle,
} from './platform-titles';

const en = textOf('en-US');
const ar = textOf('ar-SA');

const FLAT = { carrier_code: 'flatrate', carrier_title: 'Flat Rate', method_code: 'flatrate', method_title: 'Fixed' };

test('a way of delivery goes by its codes, whatever language the platform speaks', () => {
  expect(deliveryTitle(ar, FLAT)).toBe('توصيل عادي · من يومين إلى أربعة أيام عمل');
  expect(deliveryTitle(en, { ...FLAT, carrier_title: 'توصيل عادي' })).toBe('Standard delivery · 2 to 4 working days');
  expect(deliveryTitle(ar, { carrier_code: 'tablerate', carrier_title: 'x', method_code: 'bestway', method_title: 'Table Rate' })).toBe(
    'توصيل سريع · يوم العمل التالي',
  );
});

test('days that the shop does not know are a promise of the platform’s, and stay', () =>
  expect(deliveryTitle(en, { ...FLAT, method_title: '2 working days' })).toBe('Standard delivery · 2 working days'));

test('what the shop has no words for is called as the platform calls it', () => {
  const drone = { carrier_code: 'drone', carrier_title: 'By air', method_code: 'roof', method_title: 'To the roof' };
  expect(deliveryTitle(ar, drone)).toBe('By air · To the roof');
  expect(deliveryTitle(ar, { ...drone, method_title: null })).toBe('By air');
  expect(orderDeliveryTitle(ar, 'By air - To the roof')).toBe('By air - To the roof');
  expect(carrierTitle(ar, 'Aramex')).toBe('Aramex');
  expect(paymentTitle(ar, { code: 'barter', title: 'Barter' })).toBe('Barter');
  expect(paymentDetailTitle(ar, 'Camels')).toBe('Camels');
  expect(regionTitle(ar, { code: 'AE-DU', name: 'Dubai' })).toBe('Dubai');
});

test.each([
  ['Standard Delivery - 2 to 4 working days', 'توصيل عادي · من يومين إلى أربعة أيام عمل'],
  ['Flat Rate - Fixed', 'توصيل عادي · من يومين إلى أربعة أيام عمل'],
  ['Express Delivery · Next working day', 'توصيل سريع · يوم العمل التالي'],
  ['Free Shipping - Free', 'توصيل مجاني · من يومين إلى أربعة أيام عمل'],
  ['Standard Delivery - on Mondays', 'توصيل عادي · on Mondays'],
  ['Standard Delivery', 'توصيل عادي'],
  ['', ''],
])('an order knows its delivery as %p', (kept, shown) => expect(orderDeliveryTitle(ar, kept)).toBe(shown));

test('an order of an Arabic view is read in English, too', () =>
  expect(orderDeliveryTitle(en, 'توصيل سريع - يوم العمل التالي')).toBe('Express delivery · Next working day'));

test.each([
  ['cashondelivery', 'الدفع عند الاستلام'],
  ['banktransfer', 'تحويل بنكي'],
  ['checkmo', 'شيك / حوالة'],
  ['purchaseorder', 'أمر شراء'],
  ['hosted_card', 'بطاقة ائتمان أو مدى'],
  ['hosted_card_vault', 'بطاقة محفوظة'],
])('%s is paid by its code', (code, shown) => expect(paymentTitle(ar, { code, title: 'English' })).toBe(shown));

test('what belongs to a payment, to a parcel and to a discount', () => {
  expect(paymentDetailTitle(ar, 'Purchase Order Number')).toBe('رقم أمر الشراء');
  expect(carrierTitle(ar, 'Custom Value')).toBe('ناقل آخر');
  expect(discountTitle(ar, { label: 'Welcome: 10 % off', coupon: 'WELCOME10' })).toBe('قسيمة ⁨WELCOME10⁩');
  expect(discountTitle(ar, { label: 'Welcome: 10 % off', coupon: undefined })).toBe('Welcome: 10 % off');
});

test.each([
  ['SA-04', 'Eastern Province', 'المنطقة الشرقية'],
  ['SA-01', 'Riyadh', 'الرياض'],
  ['SA-02', 'Makkah', 'مكة المكرمة'],
  ['SA-03', 'Madinah', 'المدينة المنورة'],
  ['SA-06', "Ha'il", 'حائل'],
  ['SA-12', 'Al-Jawf', 'الجوف'],
  ['SA-08', 'Northern Borders', 'الحدود الشمالية'],
  ['SA-02', 'Makkah Al Mukarramah', 'مكة المكرمة'],
  ['RIY', 'Riyadh Region', 'الرياض'],
])('region %s, %s', (code, name, shown) => {
  expect(regionTitle(ar, { code, name: code === 'RIY' ? name : 'whatever' })).toBe(shown);
  // An order keeps the name alone.
  expect(regionTitle(ar, { name })).toBe(shown);
  expect(regionTitle(en, { name: shown })).toBe(regionTitle(en, { code, name }));
});

test('a city of the region’s own name says the region, in either language', () => {
  expect(isSameRegion('Riyadh', { code: 'SA-01', name: 'الرياض' })).toBe(true);
  expect(isSameRegion('الرياض', { name: 'Riyadh Region' })).toBe(true);
  expect(isSameRegion('Dubai', { name: 'Dubai' })).toBe(true);
  expect(isSameRegion('Dammam', { code: 'SA-04', name: 'Eastern Province' })).toBe(false);
  expect(isSameRegion('Sharjah', { name: 'Dubai' })).toBe(false);
});
