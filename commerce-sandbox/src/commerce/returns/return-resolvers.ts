import { inputError } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo, pageOf, pageAsked } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { customerById } from '../customer/customers.ts';
import { orderItemSource } from '../order/order-items.ts';
import { orderById, orderSource } from '../order/orders.ts';
import { readCountries } from '../store/directory.ts';
import { graphqlCountry } from '../store/store-resolvers.ts';
import { customAttributes, customAttributesV2 } from './return-attributes.ts';
import { returnById, returnsOf, type Return, type ReturnTracking } from './returns.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    Return: Return;
  }
}

export const WRONG_RETURN = 'You selected the wrong RMA.';

/** The carriers that returned goods may come with. */
export const RETURN_CARRIERS: Readonly<Record<string, string>> = {
  custom: 'Custom Value',
  aramex: 'Aramex',
  smsa: 'SMSA Express',
  spl: 'Saudi Post',
};

/** Statuses in which the merchant expects the parcel. */
const ACCEPTED: readonly string[] = ['AUTHORIZED', 'PARTIALLY_AUTHORIZED'];

export const mayBeShipped = (found: Return): boolean => ACCEPTED.includes(found.status);

const carrier = (code: string): SourceOf<'ReturnShippingCarrier'> => ({ uid: uid(code), label: RETURN_CARRIERS[code] ?? code });

/** What carriers' services answer, in the language of the store. */
const TRACKING_WORDS = {
  en: { known: 'In transit', unknown: 'Tracking information is not available.' },
  ar: { known: 'في الطريق', unknown: 'معلومات التتبع غير متوفرة.' },
} as const;

/** The shop's own carrier has no service to ask; those of the others know numbers that end in six digits. */
function trackingStatus({ carrierCode, number }: ReturnTracking, language: 'en' | 'ar'): SourceOf<'ReturnShippingTrackingStatus'> | null {
  if (carrierCode === 'custom') return null;
  const { known, unknown } = TRACKING_WORDS[language];
  return /\d{6}$/.test(number) ? { text: known, type: 'INFORMATION' } : { text: unknown, type: 'ERROR' };
}

export const trackingSource = (tracking: ReturnTracking, language: 'en' | 'ar'): SourceOf<'ReturnShippingTracking'> => ({
  uid: uid(tracking.id),
  carrier: carrier(tracking.carrierCode),
  tracking_number: tracking.number,
  status: trackingStatus(tracking, language),
});

/** A page of returns, as customers and orders have it. */
export async function returnsPage(
  context: RequestContext,
  owner: Parameters<typeof returnsOf>[1],
  input: Input,
): Promise<SourceOf<'Returns'>> {
  const { pageSize, currentPage } = pageAsked(input);
  const found = await returnsOf(context.database, owner);
  return {
    items: pageOf(found, currentPage, pageSize),
    total_count: found.length,
    page_info: pageInfo(currentPage, pageSize, found.length),
  };
}

/** The caller's own return; anybody else's is as wrong as one that does not exist. */
export async function ownReturn(context: RequestContext, customerId: number, returnUid: string | undefined): Promise<Return> {
  const found = await returnById(context.database, idOf(returnUid) ?? 0);
  if (!found || found.customerId !== customerId) throw inputError(WRONG_RETURN);
  return found;
}

const source = resolve('Return')({
  uid: (found) => uid(found.id),
  created_at: (found) => timestamp(found.createdAt),
  customer: async (found, _input, context) => {
    const customer = found.customerId === null ? undefined : await customerById(context.database, found.customerId);
    const order = customer ? undefined : await orderById(context.database, found.orderId);
    return {
      email: customer?.email ?? order?.email ?? found.contactEmail,
      firstname: customer?.firstname ?? order?.firstname,
      lastname: customer?.lastname ?? order?.lastname,
    };
  },
  order: async (found, _input, context) => {
    const order = await orderById(context.database, found.orderId);
    return order ? orderSource(order) : null;
  },
  items: async (found, _input, context) => {
    const order = await orderById(context.database, found.orderId);
    return found.items.flatMap((item) => {
      const orderItem = order?.items.find((candidate) => candidate.id === item.orderItemId);
      if (!order || !orderItem) return [];
      const { language } = context.store;
      return [
        {
          uid: uid(item.id),
          order_item: orderItemSource(order, orderItem),
          request_quantity: item.requested,
          quantity: item.authorized,
          status: item.status,
          custom_attributes: customAttributes(item.attributes, language),
          custom_attributesV2: customAttributesV2(item.attributes, language),
        },
      ];
    });
  },
  comments: (found) =>
    found.comments.map((comment) => ({
      uid: uid(comment.id),
      author_name: comment.author,
      text: comment.text,
      created_at: timestamp(new Date(comment.createdAt)),
    })),
  available_shipping_carriers: (found) => (mayBeShipped(found) ? Object.keys(RETURN_CARRIERS).map(carrier) : []),
  shipping: async (found, _input, context) => ({
    address: mayBeShipped(found) ? await returnAddress(context) : null,
    tracking: (values: { readonly uid?: string | number | null }) =>
      found.tracking
        .filter((tracking) => (values.uid ?? undefined) === undefined || uid(tracking.id) === values.uid)
        .map((tracking) => trackingSource(tracking, context.store.language)),
  }),
});

/** Where returned goods go to. */
async function returnAddress(context: RequestContext): Promise<SourceOf<'ReturnShippingAddress'> | null> {
  const country = (await readCountries(context.database)).find((candidate) => candidate.id === 'SA');
  const region = country?.regions.find((candidate) => candidate.code === 'SA-01');
  if (!country || !region) return null;
  return {
    contact_name: 'AMC eShop',
    street: ['2250 Second Industrial City'],
    city: context.store.language === 'en' ? 'Riyadh' : 'الرياض',
    postcode: '14331',
    telephone: '920000000',
    country: graphqlCountry(country, context),
    region: { id: region.id, code: region.code, name: region.name[context.store.language] },
  };
}

const customer = resolve('Customer')({
  returns: (self, input, context) => (self.id === context.customerId ? returnsPage(context, { customerId: self.id }, input) : null),
  return: (self, input, context) => (self.id === context.customerId ? ownReturn(context, self.id, input.text('uid')) : null),
});

const order = resolve('CustomerOrder')({
  returns: (self, input, context) => returnsPage(context, { orderId: self.id }, input),
});

export const returnResolvers: readonly TypeResolvers[] = [source, customer, order];
