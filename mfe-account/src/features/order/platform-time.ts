/** A time as the platform writes it (`2026-03-01 22:30:00`, UTC) in ISO 8601; one that says its zone stays. */
export function toInstant(time: string): string {
  return /[TZ+]/.test(time) ? time : `${time.replace(' ', 'T')}Z`;
}
