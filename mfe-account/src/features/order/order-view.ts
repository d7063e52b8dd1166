import { toMoney, type Money } from 'shared-contracts';
import { discountTitle, formatDate, orderDeliveryTitle, paymentDetailTitle, paymentTitle, type TitleText } from 'shared-ui';
import { formatAddress, type FormattedAddress } from '../address/formatted-address';
import { present } from '../present/present';
import type { WholeLineFragment, WholeOrderFragment } from './order.graphql.ts';
import { phaseOf, toProgress, type LineProgress, type OrderPhase } from './order-phase';
import { toOrderProgress, type OrderProgressView } from './order-progress-view';
import type { ProgressOfOrderFragment } from './order-progress.graphql.ts';
import { toComments, toPapers, type OrderComment, type OrderPapers } from './paper-view';
import { toInstant } from './platform-time';

/** One line of an order. */
export interface OrderLine extends LineProgress {
  id: string;
  sku: string;
  /** SKU of the configurable product that this is a variant of. */
  parentSku: string | undefined;
  /** In the view's language where the product is still sold, else as it was called when it was ordered. */
  name: string;
  /** Of the product's page, without store prefix; undefined where the shop has no such product any more. */
  path: string | undefined;
  imageUrl: string | undefined;
  options: readonly { label: string; value: string }[];
  /** With VAT. */
  price: Money | undefined;
  rowTotal: Money | undefined;
}

export interface OrderView extends OrderPapers {
  id: string;
  number: string;
  /** ISO 4217. */
  currency: string;
  date: string;
  /** When it was placed, ISO 8601. */
  placedAt: string;
  /** The platform's word, in the view's language. */
  status: string;
  phase: OrderPhase;
  /** Undefined for an order that will not come. */
  progress: OrderProgressView | undefined;
  canReorder: boolean;
  canCancel: boolean;
  canReturn: boolean;
  lines: readonly OrderLine[];
  subtotal: Money | undefined;
  /** Positive amounts. */
  discounts: readonly { label: string; amount: Money }[];
  shipping: Money | undefined;
  /** The total without its tax; undefined where the platform does not say both. */
  withoutTax: Money | undefined;
  tax: Money | undefined;
  total: Money | undefined;
  delivery: string;
  payments: readonly { name: string; details: readonly { name: string; value: string }[] }[];
  shippingAddress: FormattedAddress | undefined;
  billingAddress: FormattedAddress | undefined;
  comments: readonly OrderComment[];
}

interface OrderWords {
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  text: TitleText;
}

/** The platform's order as the shop shows it. `told`: what a platform with our extension says besides. */
export function toOrder(order: WholeOrderFragment, { locale, currency, text }: OrderWords, told?: ProgressOfOrderFragment): OrderView {
  const inShop = (money: Parameters<typeof toMoney>[0]) => toMoney(money, currency);
  const lines = present(order.items).map((item) => toLine(item, currency));
  const actions = order.available_actions;
  const tax = inShop(order.total?.total_tax);
  const total = inShop(order.total?.grand_total);
  const phase = phaseOf(lines, order.status);
  return {
    id: order.id,
    number: order.number,
    currency,
    date: formatDate(order.order_date, locale),
    placedAt: toInstant(order.order_date),
    status: order.status,
    phase,
    progress: toOrderProgress({ orderDate: order.order_date, phase, lines, hasShipments: present(order.shipments).length > 0 }, told),
    canReorder: actions.includes('REORDER'),
    canCancel: actions.includes('CANCEL'),
    canReturn: actions.includes('RETURN'),
    lines,
    subtotal: inShop(order.total?.subtotal_incl_tax),
    discounts: toDiscounts(order.total?.discounts, currency, text),
    shipping: inShop(order.total?.shipping_handling?.amount_including_tax),
    withoutTax: total && tax && { ...total, value: total.value - tax.value },
    tax,
    total,
    delivery: orderDeliveryTitle(text, order.shipping_method ?? ''),
    payments: present(order.payment_methods).map(({ name, type, additional_data: data }) => ({
      name: paymentTitle(text, { code: type, title: name }),
      details: present(data).flatMap(({ name: detail, value }) =>
        detail && value ? [{ name: paymentDetailTitle(text, detail), value }] : [],
      ),
    })),
    shippingAddress: order.shipping_address ? formatAddress(order.shipping_address, locale, text) : undefined,
    billingAddress: order.billing_address ? formatAddress(order.billing_address, locale, text) : undefined,
    ...toPapers(order, lines, { locale, currency, text }),
    comments: toComments(order.comments, locale),
  };
}

type Total = NonNullable<WholeOrderFragment['total']>;

function toDiscounts(discounts: Total['discounts'] | undefined, currency: string, text: TitleText): OrderView['discounts'] {
  return present(discounts).flatMap(({ label, coupon, amount }) => {
    const money = toMoney(amount, currency);
    return money
      ? [{ label: discountTitle(text, { label, coupon: coupon?.code }), amount: { ...money, value: Math.abs(money.value) } }]
      : [];
  });
}

function toLine(item: WholeLineFragment, currency: string): OrderLine {
  const { product } = item;
  const isVariant = product?.__typename === 'ConfigurableProduct' && product.sku !== item.product_sku;
  return {
    id: item.id,
    sku: item.product_sku,
    parentSku: isVariant ? (product.sku ?? undefined) : undefined,
    name: product?.name ?? item.product_name ?? item.product_sku,
    path: product?.url_key ? `/${product.url_key}${product.url_suffix ?? ''}` : undefined,
    imageUrl: product?.thumbnail?.url ?? undefined,
    options: present(item.selected_options).map(({ label, value }) => ({ label, value })),
    price: toMoney(item.prices?.price_including_tax, currency),
    rowTotal: toMoney(item.prices?.row_total_including_tax, currency),
    ...toProgress(item),
  };
}
