/**
 * The shop's days are Riyadh's, wherever it runs: in a browser, on a server, or in a test. Riyadh is three hours ahead of UTC all year; a
 * number, because pages need the day without loading or asking a formatter.
 */
const AHEAD_MS = 3 * 3_600_000;

/** The day in Riyadh, YYYY-MM-DD, and the time there, HH:MM. */
export function riyadhTime(moment: Date): { day: string; time: string } {
  const local = new Date(moment.getTime() + AHEAD_MS).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** The moment at which a day begins in Riyadh. */
export function riyadhMidnight(day: string): Date {
  return new Date(Date.parse(day) - AHEAD_MS);
}
