import type { Queryable } from '../../platform/database/database.ts';
import type { Halalas } from '../../platform/money/money.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { type Product, productsById } from '../catalog/product.ts';
import { groupOf, GUESTS } from '../customer-group/customer-groups.ts';
import { shippingMethods, type ShippingMethod } from '../shipping/shipping-methods.ts';
import type { Cart } from './cart.ts';
import { problemWithQuantity, type StockProblem } from './stock-rules.ts';
import { computeTotals, type CartTotals, type LineTotals } from './totals.ts';

export interface CartLine {
  readonly id: number;
  readonly quantity: number;
  readonly product: Product;
  /** The chosen variant of a configurable product. */
  readonly variant: Product | undefined;
  /** What leaves the shelf: the variant, or the product itself. */
  readonly sold: Product;
  readonly totals: LineTotals;
  readonly problem: StockProblem | undefined;
}

export interface Coupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
}

/** A cart with everything that is computed from its lines. */
export interface LoadedCart extends Cart {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
  readonly coupon: Coupon | undefined;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly selectedShipping: ShippingMethod | undefined;
}

interface ItemRow {
  readonly id: number;
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Of a purchase order's line. */
  readonly agreedPrice: Halalas | null;
}

/** Reads the lines with today's prices and stock. Never from a per-request cache: a mutation before may have changed them. */
export async function loadCart(target: Queryable, store: StoreView, cart: Cart): Promise<LoadedCart> {
  const items = await target.query<ItemRow>(
    'select id, product_id as "productId", variant_id as "variantId", quantity, (agreed_price * 100)::bigint as "agreedPrice" ' +
      'from cart_item where cart_id = $1 order by id',
    [cart.id],
  );
  const ids = [...new Set(items.flatMap((item) => (item.variantId === null ? [item.productId] : [item.productId, item.variantId])))];
  const group = await groupOfBuyer(target, cart.customerId);
  const [products, tiers, coupon] = await Promise.all([
    readProducts(target, store, ids, group),
    readTiers(target, ids, group),
    readCoupon(target, store, cart.couponCode),
  ]);
  const lines = items.flatMap((item) => {
    const product = products.get(item.productId);
    const variant = item.variantId === null ? undefined : products.get(item.variantId);
    const sold = variant ?? product;
    return product && sold
      ? [
          {
            id: item.id,
            quantity: item.quantity,
            product,
            variant,
            sold,
            unitIncl: item.agreedPrice ?? unitPrice(sold, item.quantity, tiers),
            problem: problemWithQuantity(sold, item.quantity),
          },
        ]
      : [];
  });
  const goods = computeTotals(lines, coupon?.percent ?? 0, 0);
  const weight = lines.reduce((total, line) => total + Number(line.sold.weight) * line.quantity, 0);
  const methods = shippingMethods(store, { valueIncl: goods.subtotalIncl - goods.discount, weight });
  const selected = methods.find((method) => method.carrierCode === cart.carrierCode && method.methodCode === cart.methodCode);
  const totals = computeTotals(lines, coupon?.percent ?? 0, lines.length === 0 ? 0 : (selected?.priceIncl ?? 0));
  return {
    ...cart,
    coupon,
    totals,
    shippingMethods: methods,
    selectedShipping: selected,
    lines: lines.flatMap((line, index) => {
      const lineTotals = totals.lines[index];
      return lineTotals ? [{ ...line, totals: lineTotals }] : [];
    }),
  };
}

/** The group whose prices a cart has: its owner's, whoever reads it. */
async function groupOfBuyer(target: Queryable, customerId: number | null): Promise<number> {
  if (customerId === null) return GUESTS;
  const [owner] = await target.query<{ companyId: number | null }>('select company_id as "companyId" from customer where id = $1', [
    customerId,
  ]);
  return groupOf(owner);
}

async function readProducts(
  target: Queryable,
  store: StoreView,
  ids: readonly number[],
  group: number,
): Promise<ReadonlyMap<number, Product>> {
  const products = ids.length === 0 ? [] : await productsById(target, store, ids, group);
  return new Map(products.map((product) => [product.id, product]));
}

interface TierRow {
  readonly productId: number;
  readonly quantity: number;
  readonly price: Halalas;
}

async function readTiers(target: Queryable, ids: readonly number[], group: number): Promise<readonly TierRow[]> {
  if (ids.length === 0) return [];
  return target.query<TierRow>(
    `select product_id as "productId", quantity, (price * 100)::bigint as price from tier_price
     where product_id = any ($1::int[]) and (group_id is null or group_id = $2)`,
    [ids, group],
  );
}

/** The lowest of the price, the special price and the tier that the quantity reaches. */
function unitPrice(sold: Product, quantity: number, tiers: readonly TierRow[]): Halalas {
  return Math.min(
    sold.finalPrice,
    ...tiers.filter((tier) => tier.productId === sold.id && tier.quantity <= quantity).map((tier) => tier.price),
  );
}

export async function readCoupon(target: Queryable, store: StoreView, code: string | null): Promise<Coupon | undefined> {
  if (code === null) return undefined;
  const [coupon] = await target.query<Coupon>(
    `select code, case when $2 = 'ar' then label_ar else label_en end as label, percent from coupon where upper(code) = ` +
      `upper($1) and active`,
    [code, store.language],
  );
  return coupon;
}

/** The distinct messages that the platform puts before the lines of a cart that cannot be ordered as it is. */
export function cartMessages(cart: LoadedCart): readonly string[] {
  return [...new Set(cart.lines.flatMap((line) => (line.problem ? [line.problem.cartMessage] : [])))];
}

export function totalQuantity(cart: LoadedCart): number {
  return cart.lines.reduce((total, line) => total + line.quantity, 0);
}
