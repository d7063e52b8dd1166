import { textOf } from 'shared-platform/testing';
import { historyText } from './history-text';

const en = textOf('en-US');
const ar = textOf('ar-SA');

test.each([
  ['Submitted', 'Purchase Order #000000003 was submitted by Omar Saleh', 'Submitted by Omar Saleh', 'أُرسل للموافقة – ⁨Omar Saleh⁩'],
  ['Approval required', 'Rule "Above SAR 500" was applied', 'Rule “Above SAR 500” applies', 'تنطبق القاعدة «⁨Above SAR 500⁩»'],
  ['Approved', 'Purchase Order #000000003 was approved automatically', 'Approved automatically', 'تمت الموافقة تلقائياً'],
  ['Approved', 'Purchase Order #000000003 was approved by سارة.', 'Approved by سارة', 'تمت الموافقة – ⁨سارة⁩'],
  ['Rejected', 'Purchase Order #000000003 was rejected by Sara', 'Rejected by Sara', 'رُفض – ⁨Sara⁩'],
  ['Canceled', 'Purchase Order #000000003 was canceled by Sara', 'Canceled by Sara', 'أُلغي – ⁨Sara⁩'],
  ['Order placed', 'Order #000000044 was placed by Sara', 'Order 000000044 placed by Sara', 'قُدِّم الطلب ⁨000000044⁩ – ⁨Sara⁩'],
  [
    'Order failed',
    'The order for Purchase Order #000000003 could not be placed: sold out',
    'The order could not be placed',
    'تعذّر تقديم الطلب',
  ],
  ['place_order', 'Order #7 was placed by Sara', 'Order 7 placed by Sara', 'قُدِّم الطلب ⁨7⁩ – ⁨Sara⁩'],
])('%s: %s', (activity, message, inEnglish, inArabic) => {
  expect(historyText(en, { activity, message })).toBe(inEnglish);
  expect(historyText(ar, { activity, message })).toBe(inArabic);
});

test('an event that nobody knows is told as the platform tells it', () =>
  expect(historyText(ar, { activity: 'Imported', message: 'Imported from the old shop' })).toBe('Imported from the old shop'));
