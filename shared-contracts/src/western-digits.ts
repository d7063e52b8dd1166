/** Arabic-Indic (٠–٩) and Eastern Arabic-Indic (۰–۹) digits become 0–9; the rest stays. */
export function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
