import { inputError } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type SourceOf, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { idOf } from '../../platform/values/uid.ts';
import { addItem, type LineError } from '../cart/cart-lines.ts';
import { cartSource } from '../cart/cart-resolvers.ts';
import { customerCart } from '../cart/cart.ts';
import { chosenOptions, variantsFor } from '../catalog/configurable-options.ts';
import { productsFor } from '../catalog/request-loaders.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { listsPage, requireRequisitionList } from './requisition-list-resolvers.ts';
import {
  addToRequisitionList,
  createRequisitionList,
  LARGEST_QUANTITY,
  MAXIMUM_LISTS,
  ownRequisitionList,
  removeFromRequisitionList,
  requisitionItems,
  requisitionListsOf,
  touchRequisitionList,
  type RequisitionItem,
  type RequisitionList,
} from './requisition-lists.ts';

const LONGEST_NAME = 40;
const LONGEST_DESCRIPTION = 255;

function nameFrom(values: Input): string {
  const name = values.text('name')?.trim() ?? '';
  if (name === '') throw inputError('Required parameter "name" is missing');
  if ([...name].length > LONGEST_NAME) throw inputError(`The name of a requisition list may have at most ${LONGEST_NAME} characters.`);
  return name;
}

const descriptionFrom = (values: Input): string => (values.text('description') ?? '').trim().slice(0, LONGEST_DESCRIPTION);

const taken = (name: string): Error => inputError(`A requisition list with the name "${name}" already exists.`);

/** The list as it is after a change. */
async function changed(context: RequestContext, list: RequisitionList): Promise<RequisitionList> {
  await touchRequisitionList(context.database, list.id);
  return present(await ownRequisitionList(context.database, list.customerId, list.id));
}

const lists = resolve('Mutation')({
  createRequisitionList: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const name = nameFrom(values);
    if ((await requisitionListsOf(context.database, customer.id)).length >= MAXIMUM_LISTS)
      throw inputError(`The maximum number of requisition lists (${MAXIMUM_LISTS}) has been reached.`);
    const list = await createRequisitionList(context.database, customer.id, name, descriptionFrom(values));
    if (!list) throw taken(name);
    return { requisition_list: list };
  },
  updateRequisitionList: async (_source, input, context) => {
    const list = await requireRequisitionList(context, input);
    const values = input.object('input');
    const name = nameFrom(values);
    const others = await requisitionListsOf(context.database, list.customerId);
    if (others.some((other) => other.id !== list.id && other.name.toLowerCase() === name.toLowerCase())) throw taken(name);
    await context.database.query('update requisition_list set name = $2, description = $3 where id = $1', [
      list.id,
      name,
      values.has('description') ? descriptionFrom(values) : list.description,
    ]);
    return { requisition_list: await changed(context, list) };
  },
  deleteRequisitionList: async (_source, input, context) => {
    const list = await requireRequisitionList(context, input);
    await context.database.query('delete from requisition_list where id = $1', [list.id]);
    return { status: true, requisition_lists: listsPage(await requisitionListsOf(context.database, list.customerId), 20, 1) };
  },
});

function quantityFrom(values: Input, otherwise: number): number {
  const quantity = values.number('quantity') ?? otherwise;
  if (!(quantity > 0) || !Number.isInteger(quantity)) throw inputError('The product quantity should be greater than 0');
  if (quantity > LARGEST_QUANTITY) throw inputError(`The most you may purchase is ${LARGEST_QUANTITY}.`);
  return quantity;
}

/** The product that an input names, and the variant where one has been chosen. */
async function wantedItem(context: RequestContext, values: Input): Promise<Omit<RequisitionItem, 'id'>> {
  const sku = values.text('sku') ?? '';
  const parentSku = values.text('parent_sku');
  const loaders = productsFor(context);
  const product = await loaders.bySku.load(parentSku ?? sku);
  if (!product) throw inputError(`Could not find a product with SKU "${parentSku ?? sku}"`);
  const { options, variants } = await loaders.configuration.load(product.id);
  const named = parentSku === undefined ? undefined : (await loaders.bySku.load(sku))?.id;
  const chosen = chosenOptions(values.texts('selected_options'));
  const found =
    named ??
    (product.type === 'configurable' && options.every(({ attributeId }) => chosen.has(attributeId))
      ? variantsFor({ options, variants }, chosen)[0]
      : undefined);
  const variantId = variants.some((variant) => variant.productId === found) ? (found ?? null) : null;
  if (product.type === 'configurable' && variantId === null) throw inputError('You need to choose options for your item.');
  return { productId: product.id, variantId, quantity: quantityFrom(values, 1) };
}

/** The entries of a list that ids name; the first id that names none is refused. */
function named(items: readonly RequisitionItem[], uids: readonly string[]): readonly RequisitionItem[] {
  return uids.map((given) => {
    const found = items.find((candidate) => candidate.id === idOf(given));
    if (!found) throw inputError(`Could not find a requisition list item with ID "${given}"`);
    return found;
  });
}

const items = resolve('Mutation')({
  addProductsToRequisitionList: async (_source, input, context) => {
    const list = await requireRequisitionList(context, input);
    // All or none: whoever sends a list of part numbers learns of the first that is wrong, and nothing is there twice afterwards.
    const wanted: Omit<RequisitionItem, 'id'>[] = [];
    for (const values of input.list('requisitionListItems')) wanted.push(await wantedItem(context, values));
    await context.database.transaction(async (transaction) => {
      for (const entry of wanted) await addToRequisitionList(transaction, list.id, entry);
    });
    return { requisition_list: await changed(context, list) };
  },
  updateRequisitionListItems: async (_source, input, context) => {
    const list = await requireRequisitionList(context, input);
    const there = await requisitionItems(context.database, list.id);
    const wanted = input.list('requisitionListItems').map((values) => {
      const [entry] = named(there, [values.text('item_id') ?? '']);
      return { id: entry?.id ?? 0, quantity: quantityFrom(values, entry?.quantity ?? 1) };
    });
    await context.database.transaction(async (transaction) => {
      for (const { id, quantity } of wanted)
        await transaction.query('update requisition_list_item set quantity = $3 where list_id = $1 and id = $2', [list.id, id, quantity]);
    });
    return { requisition_list: await changed(context, list) };
  },
  deleteRequisitionListItems: async (_source, input, context) => {
    const list = await requireRequisitionList(context, input);
    const gone = named(await requisitionItems(context.database, list.id), input.texts('requisitionListItemUids'));
    await removeFromRequisitionList(
      context.database,
      list.id,
      gone.map(({ id }) => id),
    );
    return { requisition_list: await changed(context, list) };
  },
});

/** Copies or moves entries to another list of the same customer. */
async function transfer(
  context: RequestContext,
  input: Input,
  keep: boolean,
): Promise<{ readonly source: RequisitionList; readonly destination: RequisitionList }> {
  const source = await requireRequisitionList(context, input, 'sourceRequisitionListUid');
  const destination = await requireRequisitionList(context, input, 'destinationRequisitionListUid');
  if (source.id === destination.id) throw inputError('The source and destination requisition lists must be different.');
  const wanted = named(
    await requisitionItems(context.database, source.id),
    input.object('requisitionListItem').texts('requisitionListItemUids'),
  );
  await context.database.transaction(async (transaction) => {
    for (const entry of wanted) {
      // Two moves at once: whoever takes the entry away brings it along.
      const [gone] = keep ? [entry.id] : await removeFromRequisitionList(transaction, source.id, [entry.id]);
      if (gone !== undefined) await addToRequisitionList(transaction, destination.id, entry);
    }
  });
  return { source: await changed(context, source), destination: await changed(context, destination) };
}

const ERROR_TYPES = {
  PRODUCT_NOT_FOUND: 'UNAVAILABLE_SKU',
  NOT_SALABLE: 'OUT_OF_STOCK',
  INSUFFICIENT_STOCK: 'LOW_QUANTITY',
  UNDEFINED: 'OPTIONS_UPDATED',
} as const satisfies Record<LineError['code'], string>;

const uses = resolve('Mutation')({
  copyItemsBetweenRequisitionLists: async (_source, input, context) => ({
    requisition_list: (await transfer(context, input, true)).destination,
  }),
  moveItemsBetweenRequisitionLists: async (_source, input, context) => {
    const { source, destination } = await transfer(context, input, false);
    return { source_requisition_list: source, destination_requisition_list: destination };
  },
  addRequisitionListItemsToCart: async (_source, input, context) => {
    const list = await requireRequisitionList(context, input);
    const there = await requisitionItems(context.database, list.id);
    const wanted = input.has('requisitionListItemUids') ? named(there, input.texts('requisitionListItemUids')) : there;
    const cart = await customerCart(context.database, context.store, list.customerId);
    const errors: SourceOf<'AddRequisitionListItemToCartUserError'>[] = [];
    for (const entry of wanted) {
      const [product, variant] = await Promise.all([
        productsFor(context).byId.load(entry.productId),
        entry.variantId === null ? undefined : productsFor(context).byId.load(entry.variantId),
      ]);
      const error = await addItem(context.database, context.store, cart.id, {
        sku: variant?.sku ?? product?.sku ?? '',
        quantity: entry.quantity,
        parentSku: variant ? product?.sku : undefined,
        selectedOptions: [],
      });
      if (error) errors.push({ type: ERROR_TYPES[error.code], message: error.message });
    }
    return {
      status: errors.length === 0,
      cart: await cartSource(context, cart.maskedId),
      add_requisition_list_items_to_cart_user_errors: errors,
    };
  },
});

export const requisitionListMutations: readonly TypeResolvers[] = [lists, items, uses];
