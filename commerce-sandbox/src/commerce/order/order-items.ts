import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import { includedTax, baseMoney, type Halalas } from '../../platform/money/money.ts';
import { uid } from '../../platform/values/uid.ts';
import { productSource } from '../catalog/product-source.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import type { Order, OrderItem } from './orders.ts';

declare module '../../platform/graphql/sources.ts' {
  interface Sources {
    OrderItemInterface: OrderItemSource;
    ConfigurableOrderItem: OrderItemSource;
  }
}

export interface OrderItemSource {
  readonly __typename: 'OrderItem' | 'ConfigurableOrderItem';
  readonly order: Order;
  readonly item: OrderItem;
}

export const orderItemSource = (order: Order, item: OrderItem): OrderItemSource => ({
  __typename: item.type === 'configurable' ? 'ConfigurableOrderItem' : 'OrderItem',
  order,
  item,
});

export const excludingTax = (amount: Halalas): Halalas => amount - includedTax(amount);

/** What a coupon took off an amount of the order. */
export const orderDiscounts = (order: Order, amount: Halalas): readonly SourceOf<'Discount'>[] =>
  amount === 0
    ? []
    : [
        {
          amount: baseMoney(amount),
          label: order.discountLabel ?? order.couponCode ?? '',
          applied_to: 'ITEM',
          coupon: order.couponCode === null ? null : { code: order.couponCode },
        },
      ];

/** Pieces that were delivered, kept, and are not in a return yet. */
export function returnableQuantity(item: OrderItem): number {
  return Math.max(0, item.shipped - item.refunded - item.returnRequested);
}

const orderItem = resolve('OrderItemInterface')({
  id: ({ item }) => uid(item.id),
  product: async ({ item }, _input, context) => {
    const product = item.productId === null ? undefined : await productsFor(context).byId.load(item.productId);
    return product ? productSource(product) : null;
  },
  product_name: ({ item }) => item.name,
  product_sku: ({ item }) => item.sku,
  product_url_key: ({ item }) => item.urlKey,
  product_type: ({ item }) => item.type,
  // Without tax, as every amount of the platform whose name does not say otherwise.
  product_sale_price: ({ item }) => baseMoney(excludingTax(item.priceIncl)),
  prices: ({ order, item }) => ({
    price: baseMoney(excludingTax(item.priceIncl)),
    price_including_tax: baseMoney(item.priceIncl),
    row_total: baseMoney(excludingTax(item.rowIncl)),
    row_total_including_tax: baseMoney(item.rowIncl),
    original_price: baseMoney(excludingTax(item.regularIncl)),
    original_price_including_tax: baseMoney(item.regularIncl),
    original_row_total: baseMoney(excludingTax(item.regularIncl * item.quantity)),
    original_row_total_including_tax: baseMoney(item.regularIncl * item.quantity),
    total_item_discount: baseMoney(item.rowDiscount),
    discounts: orderDiscounts(order, item.rowDiscount),
    fixed_product_taxes: [],
  }),
  selected_options: ({ item }) => item.options,
  entered_options: () => [],
  discounts: ({ order, item }) => orderDiscounts(order, item.rowDiscount),
  eligible_for_return: ({ item }) => returnableQuantity(item) > 0,
  quantity_ordered: ({ item }) => item.quantity,
  quantity_shipped: ({ item }) => item.shipped,
  quantity_invoiced: ({ item }) => item.invoiced,
  quantity_refunded: ({ item }) => item.refunded,
  quantity_canceled: ({ item }) => item.canceled,
  quantity_returned: ({ item }) => item.returned,
  quantity_return_requested: ({ item }) => item.returnRequested,
  status: ({ item }) => itemStatus(item),
});

const configurableItem = resolve('ConfigurableOrderItem')({ parent_sku: ({ item }) => item.parentSku });

/** The platform's words for how far a line has come. */
function itemStatus(item: OrderItem): string {
  const open = item.quantity - item.canceled;
  if (open === 0) return 'Canceled';
  if (item.refunded === open) return 'Refunded';
  if (item.shipped === open) return 'Shipped';
  if (item.shipped > 0 || (item.invoiced > 0 && item.invoiced < open)) return 'Partial';
  if (item.invoiced === open) return 'Invoiced';
  return 'Ordered';
}

export const orderItemResolvers: readonly TypeResolvers[] = [orderItem, configurableItem];
