import { toMoney, type Money } from 'shared-contracts';
import type { WantedLine } from '../../features/cart-outcome/add-in-batches';
import { present } from '../../features/present/present';
import type { SharedLine } from '../../features/requisition-lists/requisition-list-path';
import type { RequisitionListQuery } from './requisition-list.graphql.ts';

/** One entry of a list, as it is shown. */
export interface EntryView {
  uid: string;
  sku: string;
  name: string;
  path: string | undefined;
  imageUrl: string | undefined;
  price: Money | undefined;
  isInStock: boolean;
  quantity: number;
  options: readonly { label: string; value: string; uid: string }[];
}

export interface ListView {
  uid: string;
  name: string;
  description: string;
  count: number;
  pages: number;
  entries: readonly EntryView[];
}

/** A list of the customer's own, as the platform has it. */
export type FoundList = NonNullable<
  NonNullable<NonNullable<NonNullable<RequisitionListQuery['customer']>['requisition_lists']>['items']>[number]
>;
type Item = NonNullable<NonNullable<NonNullable<FoundList['items']>['items']>[number]>;

export function toListView(list: FoundList, currency: string): ListView {
  return {
    uid: list.uid,
    name: list.name,
    description: list.description ?? '',
    count: list.items_count,
    pages: list.items?.page_info?.total_pages ?? 1,
    entries: present(list.items?.items).map((item) => toEntry(item, currency)),
  };
}

function toEntry(item: Item, currency: string): EntryView {
  const { product } = item;
  const options = 'configurable_options' in item ? present(item.configurable_options) : [];
  return {
    uid: item.uid,
    sku: product.sku ?? '',
    name: product.name ?? product.sku ?? '',
    path: product.url_key ? `/${product.url_key}${product.url_suffix ?? ''}` : undefined,
    imageUrl: product.thumbnail?.url ?? undefined,
    price: toMoney(product.price_range.minimum_price.final_price, currency),
    isInStock: product.stock_status !== 'OUT_OF_STOCK',
    quantity: item.quantity,
    options: options.map(({ option_label: label, value_label: value, configurable_product_option_value_uid: uid }) => ({
      label,
      value,
      uid,
    })),
  };
}

/** As the cart takes it. */
export function toWanted({ uid, sku, name, quantity, options, imageUrl }: EntryView): WantedLine {
  return {
    id: uid,
    sku,
    name,
    quantity,
    ...(options.length > 0 ? { selectedOptions: options.map((option) => option.uid) } : {}),
    imageUrl,
  };
}

/** As an address passes it on. */
export function toShared({ sku, quantity, options }: EntryView): SharedLine {
  return { sku, quantity, options: options.map(({ uid }) => uid) };
}
