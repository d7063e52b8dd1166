/**
 * The platform's copyright text with the current year: in the place of its last one, else behind the sign. Editors write `&copy;` as well
 * as ©; the text is shown as text.
 */
export function copyrightLine(written: string, year: number): string {
  const line = written.replace(/&copy;/gi, '©').trim();
  const named = line.replace(/\b(?:(\d{4})(\s*[-–]\s*)(?:\d{4}|present)|\d{4})\b/i, (_years, first?: string, dash?: string) =>
    first && dash ? `${first}${dash}${year}` : `${year}`,
  );
  return named === line && !line.includes(String(year)) ? line.replace(/©/, `© ${year}`) : named;
}
