import { inputError } from '../../platform/errors/errors.ts';
import { present } from '../../platform/errors/present.ts';
import { resolve, type TypeResolvers } from '../../platform/graphql/resolvers.ts';
import type { RequestContext } from '../../platform/request/context.ts';
import type { Input } from '../../platform/values/input.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { WishlistError } from './wishlist-line-mutations.ts';
import { requireWishlist } from './wishlist-resolvers.ts';
import {
  addToWishlist,
  createWishlist,
  defaultWishlist,
  MAXIMUM_WISHLISTS,
  removeFromWishlist,
  wishlistById,
  wishlistItems,
  wishlistsOf,
  type Wishlist,
} from './wishlists.ts';

const LONGEST_NAME = 255;

function nameFrom(values: Input): string {
  const name = values.text('name')?.trim() ?? '';
  if (name === '') throw inputError('Required parameter "name" is missing');
  return name.slice(0, LONGEST_NAME);
}

function visibilityFrom(values: Input): Wishlist['visibility'] | undefined {
  const visibility = values.text('visibility');
  return visibility === 'PUBLIC' || visibility === 'PRIVATE' ? visibility : undefined;
}

const taken = (name: string): Error => inputError(`Wish list "${name}" already exists.`);

const lists = resolve('Mutation')({
  createWishlist: async (_source, input, context) => {
    const customer = await requireCustomer(context);
    const values = input.object('input');
    const name = nameFrom(values);
    if ((await wishlistsOf(context.database, customer.id)).length >= MAXIMUM_WISHLISTS)
      throw inputError(`Only ${MAXIMUM_WISHLISTS} wish list(s) can be created.`);
    const wishlist = await createWishlist(context.database, customer.id, name, visibilityFrom(values) ?? 'PRIVATE');
    if (!wishlist) throw taken(name);
    return { wishlist };
  },
  updateWishlist: async (_source, input, context) => {
    const list = await requireWishlist(context, input);
    const name = input.has('name') ? nameFrom(input) : list.name;
    const visibility = visibilityFrom(input) ?? list.visibility;
    const others = await wishlistsOf(context.database, list.customerId);
    if (others.some((other) => other.id !== list.id && other.name.toLowerCase() === name.toLowerCase())) throw taken(name);
    await context.database.query('update wishlist set name = $2, visibility = $3, updated_at = now() where id = $1', [
      list.id,
      name,
      visibility,
    ]);
    return { uid: String(list.id), name, visibility };
  },
  deleteWishlist: async (_source, input, context) => {
    const list = await requireWishlist(context, input);
    if ((await defaultWishlist(context.database, list.customerId)).id === list.id)
      throw inputError("The default wish list can't be deleted.");
    await context.database.query('delete from wishlist where id = $1', [list.id]);
    return { status: true, wishlists: await wishlistsOf(context.database, list.customerId) };
  },
});

interface Transferred {
  readonly source_wishlist: Wishlist;
  readonly destination_wishlist: Wishlist;
  readonly user_errors: readonly WishlistError[];
}

/** Copies or moves lines to another list of the same customer; a quantity says how many of a line. */
async function transfer(context: RequestContext, input: Input, keep: boolean): Promise<Transferred> {
  const source = await requireWishlist(context, input, 'sourceWishlistUid');
  const destination = await requireWishlist(context, input, 'destinationWishlistUid');
  if (source.id === destination.id) throw inputError('The source and destination wish lists must be different.');
  const errors: WishlistError[] = [];
  const items = await wishlistItems(context.database, source.id);
  for (const wanted of input.list('wishlistItems')) {
    const id = wanted.text('wishlist_item_id') ?? '';
    const item = items.find((candidate) => String(candidate.id) === id);
    const quantity = Math.min(item?.quantity ?? 0, wanted.number('quantity') ?? item?.quantity ?? 0);
    if (!item) errors.push({ code: 'UNDEFINED', message: `Could not find a wishlist item with ID "${id}"` });
    else if (!(quantity > 0) || !Number.isInteger(quantity))
      errors.push({ code: 'UNDEFINED', message: 'The product quantity should be greater than 0' });
    else {
      await context.database.transaction(async (transaction) => {
        await addToWishlist(transaction, destination.id, { productId: item.productId, variantId: item.variantId ?? undefined, quantity });
        if (keep) return;
        if (quantity === item.quantity) await removeFromWishlist(transaction, source.id, item.id);
        else await transaction.query('update wishlist_item set quantity = quantity - $2 where id = $1', [item.id, quantity]);
      });
    }
  }
  const fresh = async (list: Wishlist): Promise<Wishlist> => present(await wishlistById(context.database, list.id));
  return { source_wishlist: await fresh(source), destination_wishlist: await fresh(destination), user_errors: errors };
}

const transfers = resolve('Mutation')({
  copyProductsBetweenWishlists: (_source, input, context) => transfer(context, input, true),
  moveProductsBetweenWishlists: (_source, input, context) => transfer(context, input, false),
});

export const wishlistMutations: readonly TypeResolvers[] = [lists, transfers];
