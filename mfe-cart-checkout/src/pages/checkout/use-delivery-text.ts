import { useHost } from 'shared-platform';
import { deliveryDays, formatDays } from '../../features/delivery-days/delivery-days';
import { useText } from './messages/source';

/** Gives when something arrives; where nobody knows the days, what the carrier says itself. */
export function useDeliveryText(): (method: { carrier_code: string; method_title: string }) => string {
  const host = useHost();
  const text = useText();
  return ({ carrier_code: code, method_title: title }) => {
    const days = deliveryDays(code, new Date());
    return days ? text('checkout.delivery.arrives', { days: formatDays(host.intl.locale, days) }) : title;
  };
}
