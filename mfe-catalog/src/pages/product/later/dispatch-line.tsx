import { useHost, useOperation } from 'shared-platform';
import { Icon } from 'shared-ui';
import { ProductDispatchDocument } from './dispatch.graphql.ts';
import { dispatchDay, formatDay } from './dispatch-day';
import { useText } from '../messages/source';

/** When it leaves the warehouse, or comes in again: of this moment, and so never part of a document that is kept. */
export function DispatchLine({ sku, isAvailable }: { sku: string; isAvailable: boolean }) {
  const host = useHost();
  const text = useText();
  const { data } = useOperation(ProductDispatchDocument, { sku });
  const product = data?.products?.items?.[0];
  const settings = data?.storeConfig;
  if (!product || !settings) return null;
  if (!isAvailable) {
    if (!product.next_stock_date) return null;
    return (
      <>
        <Icon name="truck" /> {text('dispatch.next', { day: formatDay(product.next_stock_date, host.intl.locale) })}
      </>
    );
  }
  const { dispatch_cutoff: cutoff, dispatch_time_zone: timeZone } = settings;
  if (!cutoff || !timeZone) return null;
  const calendar = { cutoff, timeZone, weekend: settings.dispatch_weekend ?? [], holidays: settings.dispatch_holidays ?? [] };
  const dispatch = dispatchDay(new Date(), calendar, product.lead_time_days ?? 0);
  if (!dispatch) return null;
  return (
    <>
      <Icon name="truck" />{' '}
      {dispatch.isToday
        ? text('dispatch.today', { time: cutoff })
        : text('dispatch.on', { day: formatDay(dispatch.day, host.intl.locale) })}
    </>
  );
}
