const DAY_MS = 86_400_000;
/** A calendar without a working day is a mistake that must not keep a page busy. */
const MOST_DAYS = 60;

/** The days on which nobody works. */
export interface DaysOff {
  /** Days of the week; 0 is Sunday. */
  weekend: readonly number[];
  holidays: readonly string[];
}

/** Friday and Saturday; holidays are the platform's to say. */
export const SAUDI_WEEKEND: DaysOff = { weekend: [5, 6], holidays: [] };

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}

export function isWorkingDay(day: string, { weekend, holidays }: DaysOff): boolean {
  return !weekend.includes(weekdayOf(day)) && !holidays.includes(day);
}

/** So many working days later; the day itself does not count. Undefined where that is further off than anybody would be told. */
export function addWorkingDays(day: string, count: number, off: DaysOff): string | undefined {
  let at = day;
  let left = count;
  for (let days = 0; left > 0; days += 1) {
    if (days > MOST_DAYS) return undefined;
    at = new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10);
    if (isWorkingDay(at, off)) left -= 1;
  }
  return at;
}
