import { productSource } from '../../commerce/catalog/product-source.ts';
import type { Product } from '../../commerce/catalog/product.ts';
import { productsFor } from '../../commerce/catalog/request-loaders.ts';
import type { Customer } from '../../commerce/customer/customers.ts';
import { requireCustomer } from '../../commerce/customer/require-customer.ts';
import { inputError, notAuthorized, notFound, tooManyRequests } from '../../platform/errors/errors.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import { isEmail } from '../../platform/values/email-address.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageInfo } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { uid } from '../../platform/values/uid.ts';
import { pagingOf } from '../lists/list-filter.ts';
import { alertsOf, configurableOf, isWaiting, subscribe, unsubscribe, type StockAlert, type Waiting } from './stock-alerts.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    ProductStockAlert: StockAlert;
  }
}

async function productOf(context: RequestContext, values: Input): Promise<Product> {
  const sku = (values.text('sku') ?? '').trim();
  if (sku === '') throw inputError('Required parameter "sku" is missing.');
  const product = await productsFor(context).bySku.load(sku);
  const listed = product?.visible ? product : product && (await configurableOf(context.database, context.store, product.id));
  if (!product || !listed?.visible) throw notFound(`Could not find a product with SKU "${sku}"`);
  return product;
}

function signedIn(context: RequestContext): Promise<Customer> {
  if (context.customerId === undefined) throw notAuthorized('Customer is not logged in.');
  return requireCustomer(context);
}

/** The signed-in customer; otherwise whoever reads the mail of the address given. */
async function waitingOne(context: RequestContext, values: Input): Promise<Waiting> {
  const email = (values.text('email') ?? '').trim();
  if (context.customerId !== undefined || email === '') return { customerId: (await signedIn(context)).id };
  if (!context.limits.guests.take(context.caller)) throw tooManyRequests();
  if (!isEmail(email)) throw inputError('Invalid email format');
  return { email };
}

const mutation = resolve('Mutation')({
  subscribeProductAlertStock: async (_source, input, context) => {
    const values = input.object('input');
    const product = await productOf(context, values);
    const who = await waitingOne(context, values);
    if (product.inStock) return { success: false, message: 'The product is in stock.' };
    await subscribe(context.database, context.store, who, product.id);
    return { success: true, message: 'You saved the alert subscription.' };
  },
  unsubscribeProductAlertStock: async (_source, input, context) => {
    const { id } = await signedIn(context);
    const product = await productOf(context, input.object('input'));
    const ended = await unsubscribe(context.database, id, product.id);
    return ended > 0
      ? { success: true, message: 'You will no longer receive stock alerts for this product.' }
      : { success: false, message: 'The product was not found in your alerts.' };
  },
  unsubscribeProductAlertStockAll: async (_source, _input, context) => {
    const { id } = await signedIn(context);
    await unsubscribe(context.database, id, undefined);
    return { success: true, message: 'You will no longer receive stock alerts.' };
  },
});

const query = resolve('Query')({
  isSubscribedProductAlertStock: async (_source, input, context) => {
    const { id } = await signedIn(context);
    const product = await productOf(context, input.object('input'));
    return { success: await isWaiting(context.database, id, product.id), message: null };
  },
});

const customer = resolve('Customer')({
  product_alerts: async (source, input, context) => {
    if (source.id !== context.customerId) throw notAuthorized();
    const paging = pagingOf(input);
    const { alerts, total } = await alertsOf(context.database, source.id, paging);
    return { items: alerts, total_count: total, page_info: pageInfo(paging.currentPage, paging.pageSize, total) };
  },
});

const alert = resolve('ProductStockAlert')({
  uid: (source) => uid(source.id),
  product: async (source, _input, context) => {
    const product = await productsFor(context).byId.load(source.productId);
    return product ? productSource(product) : null;
  },
  configurable_product: async (source, _input, context) => {
    const product = await productsFor(context).byId.load(source.productId);
    const configurable = product && !product.visible && (await configurableOf(context.database, context.store, product.id));
    return configurable ? productSource(configurable) : null;
  },
  added_at: (source) => timestamp(source.addedAt),
  sent_at: (source) => (source.sentAt === null ? null : timestamp(source.sentAt)),
});

export const stockAlertExtensionResolvers: readonly TypeResolvers[] = [mutation, query, customer, alert];
