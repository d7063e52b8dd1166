import { formatDay, riyadhTime, weekdayOf } from 'shared-ui';

/** When a branch is open on a day of the week (0 is Sunday): local times, HH:MM. A day that is not listed is closed. */
export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

/** Days one after the other with the same times; none: closed. */
export interface DaySpan {
  from: number;
  to: number;
  times: readonly { opens: string; closes: string }[];
}

export type OpenState = { isOpen: true; closes: string } | { isOpen: false; day: number; isToday: boolean; opens: string };

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A week, beginning on Sunday, in as few lines as it has different days. */
export function toDaySpans(hours: readonly OpeningHours[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of WEEK) {
    const times = onDay(hours, day).map(({ opens, closes }) => ({ opens, closes }));
    const last = spans.at(-1);
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day;
    else spans.push({ from: day, to: day, times });
  }
  return spans;
}

/** Whether it is open now, and until when; else when it opens next. Undefined: it never opens. */
export function openState(hours: readonly OpeningHours[], now: Date): OpenState | undefined {
  // All branches are in the Kingdom.
  const { day: date, time } = riyadhTime(now);
  const today = weekdayOf(date);
  const open = onDay(hours, today).find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return { isOpen: true, closes: open.closes };
  for (const ahead of [...WEEK, 7]) {
    const day = (today + ahead) % 7;
    const next = onDay(hours, day).find(({ opens }) => ahead > 0 || opens > time);
    if (next) return { isOpen: false, day, isToday: ahead === 0, opens: next.opens };
  }
  return undefined;
}

function onDay(hours: readonly OpeningHours[], day: number): OpeningHours[] {
  return hours.filter((entry) => entry.day === day).sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

/** The name of a day of the week: 1 January 2023 was a Sunday. */
export function dayName(day: number, locale: string, weekday: 'short' | 'long' = 'short'): string {
  return formatDay(`2023-01-0${1 + day}`, locale, { weekday });
}
