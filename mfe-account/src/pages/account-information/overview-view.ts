import { toMoney, type Money } from 'shared-contracts';
import { carrierTitle, formatDate, type TitleText } from 'shared-ui';
import { phaseOf, toProgress, type OrderPhase } from '../../features/order/order-phase';
import { progressById, toOrderProgress, type OrderProgressView } from '../../features/order/order-progress-view';
import type { OrderProgressQuery } from '../../features/order/order-progress.graphql.ts';
import type { Tracking } from '../../features/tracking/tracking-number';
import { trackingUrl } from '../../features/tracking/tracking-url';
import { formatAddress, type FormattedAddress } from '../../features/address/formatted-address';
import { present } from '../../features/present/present';
import type { AccountContactQuery, AccountOverviewQuery } from './overview.graphql.ts';

/** One of the newest orders. */
export interface RecentOrder {
  id: string;
  number: string;
  date: string;
  status: string;
  phase: OrderPhase;
  /** Undefined for an order that will not come. */
  progress: OrderProgressView | undefined;
  total: Money | undefined;
  tracking: readonly Tracking[];
}

export interface Overview {
  orders: readonly RecentOrder[];
  /** How many there are in all. */
  count: number;
  shipping: FormattedAddress | undefined;
  billing: FormattedAddress | undefined;
}

export type OverviewCustomer = NonNullable<AccountOverviewQuery['customer']>;

/** The customer's account at a glance. */
export function toOverview(
  { customer, told }: { customer: OverviewCustomer; told: OrderProgressQuery | undefined },
  { locale, currency, text }: { locale: string; currency: string; text: TitleText },
): Overview {
  const progress = progressById(told);
  const addresses = present(customer.addresses);
  const toDefault = (address: (typeof addresses)[number] | undefined) =>
    address &&
    formatAddress({ ...address, region: address.region?.region ?? null, region_code: address.region?.region_code }, locale, text);
  return {
    orders: present(customer.orders?.items).map((order) => {
      const lines = present(order.items).map(toProgress);
      const phase = phaseOf(lines, order.status);
      return {
        id: order.id,
        number: order.number,
        date: formatDate(order.order_date, locale),
        status: order.status,
        phase,
        progress: toOrderProgress(
          { orderDate: order.order_date, phase, lines, hasShipments: present(order.shipments).length > 0 },
          progress.get(order.id),
        ),
        total: toMoney(order.total?.grand_total, currency),
        tracking: present(order.shipments).flatMap((shipment) =>
          present(shipment.tracking).flatMap(({ title, carrier, number }) =>
            number ? [{ title: carrierTitle(text, title || carrier), number, url: trackingUrl({ carrier, title, number }) }] : [],
          ),
        ),
      };
    }),
    count: customer.orders?.total_count ?? 0,
    shipping: toDefault(addresses.find((address) => address.default_shipping)),
    billing: toDefault(addresses.find((address) => address.default_billing)),
  };
}

/** Who in the shop looks after the customer; undefined where nobody does, or not any more. */
export function toContact(data: AccountContactQuery | undefined): { name: string; email: string } | undefined {
  const contact = data?.customer?.salesrep;
  if (!contact?.is_active || !contact.email) return undefined;
  // Not every account of the administration has a person's name.
  return { name: [contact.firstname, contact.lastname].filter(Boolean).join(' ') || contact.username, email: contact.email };
}
