import type { Order } from '../../commerce/order/orders.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { timestamp } from '../../platform/values/timestamp.ts';

const order = resolve('CustomerOrder')({
  promised_arrival: ({ promisedFirst, promisedLast }) =>
    promisedFirst === null || promisedLast === null ? null : { first_day: promisedFirst, last_day: promisedLast },
  delivery_steps: (source) => {
    const sent = sentAt(source);
    // What was sent has been packed, whether or not somebody said so.
    const packed = source.packedAt ?? sent;
    return [
      { step: 'ORDERED', reached_at: timestamp(source.createdAt) },
      { step: 'PACKED', reached_at: packed && timestamp(packed) },
      { step: 'SENT', reached_at: sent && timestamp(sent) },
      { step: 'DELIVERED', reached_at: source.deliveredAt && timestamp(source.deliveredAt) },
    ];
  },
});

/** When the first parcel left. */
function sentAt({ documents }: Order): Date | null {
  const times = documents.filter(({ kind }) => kind === 'shipment').map(({ createdAt }) => new Date(createdAt).getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

export const orderProgressResolvers: readonly TypeResolvers[] = [order];
