import { useHost } from 'shared-platform';
import type { QuantityProblem } from './quantity/parse-quantity';

/** The few texts that live inside primitives. Everything else is a message of the remote that shows it. */
export interface UiText {
  optional: string;
  quantity: string;
  increase: string;
  decrease: string;
  quantityProblem: Readonly<Record<QuantityProblem, (limits: { min: number; max: number }) => string>>;
  showPassword: string;
  hidePassword: string;
  choose: string;
  breadcrumbs: string;
  pages: string;
  page: (number: number) => string;
  previousPage: string;
  nextPage: string;
  close: string;
  loading: string;
  noPicture: string;
  errorHeader: string;
  errorMessage: string;
  takeMeHome: string;
}

const ENGLISH: UiText = {
  optional: 'Optional',
  quantity: 'Quantity',
  increase: 'Increase quantity',
  decrease: 'Decrease quantity',
  quantityProblem: {
    empty: () => 'Enter a quantity.',
    'not-a-number': () => 'Enter the quantity in digits.',
    'not-whole': () => 'Enter a whole number.',
    'too-small': ({ min }) => `Enter ${min} or more.`,
    'too-large': ({ max }) => `Enter ${max.toLocaleString('en-US')} or less.`,
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  choose: 'Choose …',
  breadcrumbs: 'Breadcrumbs',
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  close: 'Close',
  loading: 'Loading',
  noPicture: 'No picture',
  errorHeader: 'Oops!',
  errorMessage: 'Looks like something went wrong. Sorry about that.',
  takeMeHome: 'Take me home',
};

const ARABIC: UiText = {
  optional: 'اختياري',
  quantity: 'الكمية',
  increase: 'زيادة الكمية',
  decrease: 'إنقاص الكمية',
  quantityProblem: {
    empty: () => 'أدخل الكمية.',
    'not-a-number': () => 'أدخل الكمية بالأرقام.',
    'not-whole': () => 'أدخل عددًا صحيحًا.',
    'too-small': ({ min }) => `أدخل ${min} أو أكثر.`,
    'too-large': ({ max }) => `أدخل ${max.toLocaleString('en-US')} أو أقل.`,
  },
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  choose: 'اختر …',
  breadcrumbs: 'مسار التنقل',
  pages: 'الصفحات',
  page: (number) => `الصفحة ${number}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  noPicture: 'لا توجد صورة',
  errorHeader: 'عذرًا!',
  errorMessage: 'يبدو أن خطأً ما قد حدث. نعتذر عن ذلك.',
  takeMeHome: 'العودة إلى الصفحة الرئيسية',
};

/** The texts of one language. */
export function uiTextOf(language: 'en' | 'ar'): UiText {
  return language === 'ar' ? ARABIC : ENGLISH;
}

/** The texts of the document's language. */
export function useUiText(): UiText {
  return uiTextOf(useHost().intl.language);
}
