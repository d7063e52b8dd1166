/** When a warehouse works. Days are written YYYY-MM-DD, in its own time zone. */
export interface DispatchCalendar {
  /** HH:MM: what is ordered before leaves the same working day. */
  cutoff: string;
  timeZone: string;
  /** Days of the week without work; 0 is Sunday. */
  weekend: readonly number[];
  holidays: readonly string[];
}

export interface DispatchDay {
  day: string;
  isToday: boolean;
}

const DAY_MS = 86_400_000;
/** A calendar without a working day is a mistake that must not keep a page busy. */
const MOST_DAYS = 60;

/** The working day on which an order of this moment leaves; undefined where the calendar makes no sense. */
export function dispatchDay(now: Date, calendar: DispatchCalendar, leadTimeDays = 0): DispatchDay | undefined {
  const local = localTime(now, calendar.timeZone);
  if (!local || !/^\d{2}:\d{2}$/.test(calendar.cutoff)) return undefined;
  const isWorkingDay = (day: string) =>
    !calendar.weekend.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !calendar.holidays.includes(day);
  let { day } = local;
  // Counted are working days: the first one is today where the order comes in time.
  let left = leadTimeDays + (isWorkingDay(day) && local.time < calendar.cutoff ? 0 : 1);
  for (let days = 0; left > 0; days += 1) {
    if (days > MOST_DAYS) return undefined;
    day = new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
    if (isWorkingDay(day)) left -= 1;
  }
  return { day, isToday: day === local.day };
}

/** "Sun, 29 Nov" in the language of the page, Gregorian and with Western digits as everywhere in the shop. */
export function formatDay(day: string, locale: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(date);
}

function localTime(now: Date, timeZone: string): { day: string; time: string } | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` };
  } catch {
    return undefined;
  }
}
