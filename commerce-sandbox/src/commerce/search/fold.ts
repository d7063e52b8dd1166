const ARABIC_ZERO = 0x06_60;
const EASTERN_ARABIC_ZERO = 0x06_f0;

/** Arabic-Indic and Eastern Arabic-Indic digits become Western ones. */
export function westernDigits(value: string): string {
  return value.replaceAll(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (code >= EASTERN_ARABIC_ZERO ? EASTERN_ARABIC_ZERO : ARABIC_ZERO));
  });
}

/**
 * One spelling for what people write differently: lower case, Western digits, alef, taa marbuta and alef maqsura folded, no tatweel, no
 * diacritics, no bidi controls, a point for the decimal comma, `x` for every multiplication sign between numbers.
 */
export function fold(value: string): string {
  return westernDigits(value.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[\u0610-\u061A\u064B-\u065F\u0670\u0640\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي')
    .replaceAll('ڤ', 'ف')
    .replaceAll('گ', 'ك')
    .replaceAll(/(?<=\d)[,٫](?=\d{1,2}(?!\d))/g, '.')
    .replaceAll(/(?<=\d)\s*(?:mm|مم|ملم)?\s*[×*xхX]\s*(?=\d)/g, 'x');
}

/** A part number in its one spelling: letters and digits only, upper case. `6205 2rs`, `6205-2RS` and `٦٢٠٥-2RS` are the same. */
export function partKey(value: string): string {
  return fold(value)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** The words of a folded text: letters, digits and decimal numbers. */
export function words(value: string): readonly string[] {
  return fold(value).match(/\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+|\d+\.\d+|[\p{L}\p{N}]+/gu) ?? [];
}
