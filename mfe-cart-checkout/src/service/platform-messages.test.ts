import { textOf } from 'shared-platform/testing';
import { toShoppersWords } from './platform-messages';

const en = textOf('en-US');
const ar = textOf('ar-SA');

test.each([
  [
    'Could not update cart item: The requested qty is not available',
    'The requested quantity is not available.',
    'الكمية المطلوبة غير متوفرة.',
  ],
  ['Only 3 of 10 available', 'Only 3 of 10 are available.', 'يتوفر 3 فقط من أصل 10.'],
  [
    'Could not find a product with SKU "6205"',
    'There is no product with the part number 6205.',
    'لا يوجد منتج برقم القطعة \u20666205\u2069.',
  ],
  [
    "The coupon code isn't valid. Verify the code and try again.",
    "The coupon code isn't valid. Verify the code and try again.",
    'رمز القسيمة غير صحيح. تحقق منه وحاول مرة أخرى.',
  ],
  ['The most you may purchase is 5.', 'The most you may purchase is 5.', 'الحد الأقصى للكمية هو 5.'],
  [
    'Unable to place order: Enter a valid payment method and try again',
    'This way of paying is not available. Please choose another one.',
    'طريقة الدفع هذه غير متاحة. يرجى اختيار طريقة أخرى.',
  ],
])('%s', (message, inEnglish, inArabic) => {
  expect(toShoppersWords(message, en)).toBe(inEnglish);
  expect(toShoppersWords(message, ar)).toBe(inArabic);
});

test('what is not known is shown as it came, in Arabic with words around it', () => {
  expect(toShoppersWords('Something new', en)).toBe('Something new');
  expect(toShoppersWords('Something new', ar)).toMatch(/^تعذّر تنفيذ الطلب.*Something new/);
});

test('what the platform says in Arabic stays', () => {
  expect(toShoppersWords('المنتج غير متوفر', ar)).toBe('المنتج غير متوفر');
});
