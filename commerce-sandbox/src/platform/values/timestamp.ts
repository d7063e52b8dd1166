/** `YYYY-MM-DD hh:mm:ss` in UTC, as the platform writes times. */
export function timestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
