import { useHost } from 'shared-platform';
import { formatDay } from '../format/format-day';
import { dispatchDay, type DispatchCalendar } from './dispatch-day';
import { useDispatchMessages } from './messages/source';

/** When the shop dispatches, as the platform says it. */
export interface DispatchSettings {
  dispatch_cutoff: string | null;
  dispatch_time_zone: string | null;
  dispatch_weekend: readonly number[] | null;
  dispatch_holidays: readonly string[] | null;
}

/** What the platform knows of a product. */
export interface DispatchFacts {
  /** Working days until what is in stock leaves. */
  lead_time_days: number | null;
  /** YYYY-MM-DD: when what is sold out comes in. */
  next_stock_date: string | null;
}

export interface DispatchOptions {
  isAvailable: boolean;
  /** On a line of a list. */
  isShort?: boolean;
}

export function toDispatchCalendar(settings: DispatchSettings): DispatchCalendar | undefined {
  const { dispatch_cutoff: cutoff, dispatch_time_zone: timeZone } = settings;
  if (!cutoff || !timeZone) return undefined;
  return { cutoff, timeZone, weekend: settings.dispatch_weekend ?? [], holidays: settings.dispatch_holidays ?? [] };
}

/** Says when a product leaves the warehouse if it is ordered now, or comes in again; undefined where the platform does not know. */
export function useDispatchText(): (settings: DispatchSettings, facts: DispatchFacts, options: DispatchOptions) => string | undefined {
  const { locale } = useHost().intl;
  const text = useDispatchMessages();
  return (settings, { lead_time_days: leadTime, next_stock_date: next }, { isAvailable, isShort = false }) => {
    if (!isAvailable) return next ? text('dispatch.next', { day: formatDay(next, locale) }) : undefined;
    const calendar = toDispatchCalendar(settings);
    const dispatch = calendar && dispatchDay(new Date(), calendar, leadTime ?? 0);
    if (!dispatch) return undefined;
    if (!dispatch.isToday) return text('dispatch.on', { day: formatDay(dispatch.day, locale) });
    return text(isShort ? 'dispatch.today-short' : 'dispatch.today', { time: calendar.cutoff });
  };
}
