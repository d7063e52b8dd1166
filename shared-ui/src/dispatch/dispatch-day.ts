import { addWorkingDays, isWorkingDay, type DaysOff } from '../format/working-days';

/** When a warehouse works. Days are written YYYY-MM-DD, in its own time zone. */
export interface DispatchCalendar extends DaysOff {
  /** HH:MM: what is ordered before leaves the same working day. */
  cutoff: string;
  timeZone: string;
}

export interface DispatchDay {
  day: string;
  isToday: boolean;
}

/** The working day on which an order of this moment leaves; undefined where the calendar makes no sense. */
export function dispatchDay(now: Date, calendar: DispatchCalendar, leadTimeDays = 0): DispatchDay | undefined {
  const local = localTime(now, calendar.timeZone);
  if (!local || !/^\d{2}:\d{2}$/.test(calendar.cutoff)) return undefined;
  // Counted are working days: the first one is today where the order comes in time.
  const isInTime = isWorkingDay(local.day, calendar) && local.time < calendar.cutoff;
  const day = addWorkingDays(local.day, leadTimeDays + (isInTime ? 0 : 1), calendar);
  return day === undefined ? undefined : { day, isToday: day === local.day };
}

/** The platform says the zone: it need not be Riyadh's. */
function localTime(now: Date, timeZone: string): { day: string; time: string } | undefined {
  try {
    // British: `19/11/2026, 13:59`.
    const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const [date, month, year, hour, minute] = format.format(now).match(/\d+/g) ?? [];
    return { day: `${year}-${month}-${date}`, time: `${hour}:${minute}` };
  } catch {
    return undefined;
  }
}
