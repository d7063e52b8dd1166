import { useHost } from 'shared-platform';
import { deliveryDays, formatDays } from '../../features/delivery-days/delivery-days';
import { methodTitle, type PlatformDelivery } from 'shared-ui';
import { useText } from './messages/source';

/** Gives when something arrives; where nobody knows the days, what the method says itself. */
export function useDeliveryText(): (method: Omit<PlatformDelivery, 'carrier_title'>) => string {
  const host = useHost();
  const text = useText();
  return (method) => {
    const days = deliveryDays(method.carrier_code, new Date());
    return days ? text('checkout.delivery.arrives', { days: formatDays(host.intl.locale, days) }) : methodTitle(text, method);
  };
}
