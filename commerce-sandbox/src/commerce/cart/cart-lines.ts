import type { Database, Queryable } from '../../platform/database/database.ts';
import type { StoreView } from '../../platform/store-view/stores.ts';
import { chosenOptions, variantsFor } from '../catalog/configurable-options.ts';
import { catalogLoaders } from '../catalog/loaders.ts';
import { productsById, productsBySku, skuKey, type Product } from '../catalog/product.ts';
import { problemWithAdding, problemWithQuantity } from './stock-rules.ts';

/** What someone wants to add. */
export interface WantedItem {
  readonly sku: string;
  readonly quantity: number;
  readonly parentSku: string | undefined;
  /** Option value uids of a configurable product. */
  readonly selectedOptions: readonly string[];
}

export interface LineError {
  readonly code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';
  readonly message: string;
  /** Pieces that could be had, with INSUFFICIENT_STOCK. */
  readonly available?: number;
}

interface Resolved {
  readonly product: Product;
  readonly variant: Product | undefined;
}

/** Adds one item; answers why not when it cannot. The same product and variant add up in one line. */
export async function addItem(database: Database, store: StoreView, cartId: number, wanted: WantedItem): Promise<LineError | undefined> {
  const resolved = await resolveItem(database, store, wanted);
  if ('code' in resolved) return resolved;
  const { product, variant } = resolved;
  return database.transaction((transaction) => addResolved(transaction, cartId, product, variant, wanted.quantity));
}

async function addResolved(
  target: Queryable,
  cartId: number,
  product: Product,
  variant: Product | undefined,
  quantity: number,
): Promise<LineError | undefined> {
  const sold = variant ?? product;
  // Locks the cart, so that two additions at once see each other's lines.
  await target.query('select id from cart where id = $1 for update', [cartId]);
  const [line] = await target.query<{ quantity: number }>(
    'select quantity from cart_item where cart_id = $1 and product_id = $2 and coalesce(variant_id, 0) = $3',
    [cartId, product.id, variant?.id ?? 0],
  );
  const problem = problemWithAdding(sold, quantity) ?? problemWithQuantity(sold, (line?.quantity ?? 0) + quantity);
  if (problem)
    return { code: problem.code, message: problem.message, ...(problem.code === 'INSUFFICIENT_STOCK' ? { available: sold.quantity } : {}) };
  await target.query(
    `insert into cart_item (cart_id, product_id, variant_id, quantity) values ($1, $2, $3, $4)
     on conflict (cart_id, product_id, coalesce(variant_id, 0)) do update set quantity = cart_item.quantity + excluded.quantity`,
    [cartId, product.id, variant?.id ?? null, quantity],
  );
  await target.query('update cart set updated_at = now() where id = $1', [cartId]);
  return undefined;
}

async function resolveItem(target: Queryable, store: StoreView, wanted: WantedItem): Promise<Resolved | LineError> {
  const found = await productsBySku(target, store, wanted.parentSku === undefined ? [wanted.sku] : [wanted.sku, wanted.parentSku]);
  const named = found.find((product) => skuKey(product.sku) === skuKey(wanted.sku));
  if (!named) return notFound(wanted.sku);
  if (wanted.parentSku !== undefined && skuKey(wanted.parentSku) !== skuKey(wanted.sku)) {
    const parentKey = skuKey(wanted.parentSku);
    const parent = found.find((product) => skuKey(product.sku) === parentKey);
    if (!parent) return notFound(wanted.parentSku);
    const { variants } = await catalogLoaders(target, store).configuration.load(parent.id);
    if (!variants.some((variant) => variant.productId === named.id))
      return { code: 'PRODUCT_NOT_FOUND', message: 'Could not find specified product.' };
    return { product: parent, variant: named };
  }
  if (named.type === 'simple') return { product: named, variant: undefined };
  return chooseVariant(target, store, named, wanted.selectedOptions);
}

const notFound = (sku: string): LineError => ({ code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` });

async function chooseVariant(
  target: Queryable,
  store: StoreView,
  product: Product,
  uids: readonly string[],
): Promise<Resolved | LineError> {
  const configuration = await catalogLoaders(target, store).configuration.load(product.id);
  const chosen = chosenOptions(uids);
  if (configuration.options.some((option) => !chosen.has(option.attributeId)))
    return { code: 'UNDEFINED', message: 'You need to choose options for your item.' };
  const [variantId] = variantsFor(configuration, chosen);
  const [variant] = variantId === undefined ? [] : await productsById(target, store, [variantId]);
  return variant ? { product, variant } : { code: 'NOT_SALABLE', message: 'The required options you selected are not available' };
}

export type UpdateProblem = {
  readonly code: 'COULD_NOT_FIND_CART_ITEM' | 'REQUIRED_PARAMETER_MISSING' | 'INVALID_PARAMETER_VALUE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED';
  readonly message: string;
};

/** Sets the quantity of a line; zero or less removes it, as the platform does. */
export async function updateItem(
  database: Database,
  store: StoreView,
  cartId: number,
  itemId: number,
  quantity: number,
): Promise<UpdateProblem | undefined> {
  return database.transaction(async (transaction) => {
    const [line] = await transaction.query<{ productId: number }>(
      'select coalesce(variant_id, product_id) as "productId" from cart_item where cart_id = $1 and id = $2 for update',
      [cartId, itemId],
    );
    if (!line) return { code: 'COULD_NOT_FIND_CART_ITEM', message: `Could not find cart item with id: ${itemId}.` };
    if (quantity <= 0) {
      await transaction.query('delete from cart_item where id = $1', [itemId]);
      return undefined;
    }
    const [sold] = await productsById(transaction, store, [line.productId]);
    const problem = sold ? problemWithUpdate(sold, quantity) : undefined;
    if (problem) return problem;
    await transaction.query('update cart_item set quantity = $2 where id = $1', [itemId, quantity]);
    return undefined;
  });
}

function problemWithUpdate(sold: Product, quantity: number): UpdateProblem | undefined {
  if (!Number.isInteger(quantity))
    return { code: 'INVALID_PARAMETER_VALUE', message: 'Could not update cart item: You cannot use decimal quantity for this product.' };
  const problem = problemWithQuantity(sold, quantity);
  return problem
    ? {
        code: problem.code === 'INSUFFICIENT_STOCK' ? 'INSUFFICIENT_STOCK' : 'UNDEFINED',
        message: `Could not update cart item: ${problem.message}`,
      }
    : undefined;
}

/** Whether the line was there. */
export async function removeItem(target: Queryable, cartId: number, itemId: number): Promise<boolean> {
  const removed = await target.query<{ id: number }>('delete from cart_item where cart_id = $1 and id = $2 returning id', [cartId, itemId]);
  return removed.length > 0;
}

/**
 * Moves the lines of a guest's cart into a customer's; equal lines add up, never above what is in stock. The guest's cart becomes inactive.
 * A line of which nothing more can be had stays as it is in the customer's cart.
 */
export async function mergeLines(database: Database, sourceId: number, destinationId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    // Always in the order of ids, so that two merges cannot wait for each other.
    await transaction.query('select id from cart where id = any ($1::int[]) order by id for update', [[sourceId, destinationId]]);
    await transaction.query(
      `insert into cart_item (cart_id, product_id, variant_id, quantity)
       select $2, i.product_id, i.variant_id, least(i.quantity, s.quantity) from cart_item i join stock s on s.product_id = coalesce(i.variant_id, i.product_id)
       where i.cart_id = $1 and s.quantity > 0 order by i.id
       on conflict (cart_id, product_id, coalesce(variant_id, 0)) do update set quantity = greatest(cart_item.quantity, least(cart_item.quantity + excluded.quantity,
         (select quantity from stock where product_id = coalesce(excluded.variant_id, excluded.product_id))))`,
      [sourceId, destinationId],
    );
    // A coupon of the guest's cart goes along.
    await transaction.query(
      'update cart set coupon_code = coalesce(coupon_code, (select coupon_code from cart where id = $1)), updated_at = now() where id = $2',
      [sourceId, destinationId],
    );
    await transaction.query('update cart set active = false, updated_at = now() where id = $1', [sourceId]);
  });
}
