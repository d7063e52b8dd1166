import { inputError, notAuthorized } from '../../platform/errors/errors.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { pageAsked, pageInfo, pageOf } from '../../platform/values/paging.ts';
import { timestamp } from '../../platform/values/timestamp.ts';
import { idOf, uid } from '../../platform/values/uid.ts';
import { selectedOptions } from '../cart/cart-resolvers.ts';
import { productSource } from '../catalog/product-source.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import {
  ownRequisitionList,
  requisitionItems,
  requisitionListsOf,
  type RequisitionItem,
  type RequisitionList,
} from './requisition-lists.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    RequisitionList: RequisitionList;
    RequisitionListItemInterface: ItemSource;
    SimpleRequisitionListItem: ItemSource;
    ConfigurableRequisitionListItem: ItemSource;
  }
}

type ItemSource = RequisitionItem & { readonly __typename: 'SimpleRequisitionListItem' | 'ConfigurableRequisitionListItem' };

const itemSource = (item: RequisitionItem): ItemSource => ({
  ...item,
  __typename: item.variantId === null ? 'SimpleRequisitionListItem' : 'ConfigurableRequisitionListItem',
});

const list = resolve('RequisitionList')({
  uid: (source) => uid(source.id),
  updated_at: (source) => timestamp(source.updatedAt),
  items_count: async (source, _input, context) => (await requisitionItems(context.database, source.id)).length,
  items: async (source, input, context) => {
    const { pageSize, currentPage } = pageAsked(input);
    const items = await requisitionItems(context.database, source.id);
    return {
      items: pageOf(items, currentPage, pageSize).map(itemSource),
      page_info: pageInfo(currentPage, pageSize, items.length),
      total_pages: pageInfo(currentPage, pageSize, items.length).total_pages,
    };
  },
});

async function productOf(context: RequestContext, id: number): Promise<SourceOf<'ProductInterface'>> {
  const product = await productsFor(context).byId.load(id);
  if (!product) throw inputError("The product that was requested doesn't exist. Verify the product and try again.");
  return productSource(product);
}

const item = resolve('RequisitionListItemInterface')({
  uid: (source) => uid(source.id),
  customizable_options: () => [],
  product: (source, _input, context) => productOf(context, source.productId),
});

const configurableItem = resolve('ConfigurableRequisitionListItem')({
  configurable_options: (source, _input, context) => selectedOptions(context, source.productId, source.variantId ?? 0),
});

/** One page of a customer's lists, as the platform gives it. */
export function listsPage(lists: readonly RequisitionList[], pageSize: number, currentPage: number): SourceOf<'RequisitionLists'> {
  return {
    items: pageOf(lists, currentPage, pageSize),
    total_count: lists.length,
    page_info: pageInfo(currentPage, pageSize, lists.length),
  };
}

const customer = resolve('Customer')({
  requisition_lists: async (source, input, context) => {
    if (source.id !== context.customerId) throw notAuthorized();
    const { pageSize, currentPage } = pageAsked(input);
    const filter = input.object('filter');
    const uids = filter.has('uids') ? [...filter.object('uids').texts('eq'), ...filter.object('uids').texts('in')] : undefined;
    const lists = await requisitionListsOf(context.database, source.id, {
      ids: uids?.map((given) => idOf(given) ?? 0),
      words: filter.object('name').text('match'),
    });
    return listsPage(lists, pageSize, currentPage);
  },
});

/** The list that a mutation names, of whoever asks. */
export async function requireRequisitionList(context: RequestContext, input: Input, name = 'requisitionListUid'): Promise<RequisitionList> {
  const { id: customerId } = await requireCustomer(context);
  const found = await ownRequisitionList(context.database, customerId, idOf(input.text(name)) ?? 0);
  if (!found) throw inputError('The requisition list was not found.');
  return found;
}

const settings = resolve('StoreConfig')({ is_requisition_list_active: () => '1' });

export const requisitionListResolvers: readonly TypeResolvers[] = [list, item, configurableItem, customer, settings];
