type Language = 'en' | 'ar';

/** The reasons that a shop offers for cancelling an order, in the platform's own words. */
const REASONS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'The item(s) are no longer needed', ar: 'لم أعد بحاجة إلى الأصناف' },
  { en: 'The order was placed by mistake', ar: 'تم تقديم الطلب عن طريق الخطأ' },
  { en: 'Item(s) not arriving within the expected timeframe', ar: 'لن تصل الأصناف في الوقت المتوقع' },
  { en: 'Found a better price elsewhere', ar: 'وجدت سعراً أفضل في مكان آخر' },
  { en: 'Other', ar: 'سبب آخر' },
];

export function cancellationReasons(language: Language): readonly string[] {
  return REASONS.map((reason) => reason[language]);
}
