import { change as changeOn, type CommerceResult, type Operation } from 'shared-contracts';
import type { CommandContext } from 'shared-platform/service';
import { toEntries } from './wishlist-entries';
import { WishlistPageDocument, WishlistsDocument, type WishlistContentFragment } from './wishlist.graphql.ts';
import type { WishlistTextId } from './messages/source';
import { isUnauthorized, toFailure, WishlistFailure } from './wishlist-failure';
import type { KnownList, WishlistEvent, WishlistModel } from './wishlist-model';

export type Context = CommandContext<WishlistModel, WishlistTextId>;
/** Events of what is found out, one by one. */
export type Steps<Answer = void> = AsyncGenerator<WishlistEvent, Answer, void>;

/** Reads all lists with all of their entries. A failure is in the state, too. */
export async function* readLists(context: Context): Steps {
  const at = context.now();
  try {
    const { customer } = await ask(context, WishlistsDocument, {});
    const lists: KnownList[] = [];
    for (const list of customer?.wishlists ?? []) if (list) lists.push(await toKnownList(context, list));
    yield { type: 'read', lists, at };
  } catch (error) {
    yield { type: 'unread', isDisabled: error instanceof WishlistFailure && error.isDisabled };
    throw error;
  }
}

/** What has to be known before a command: whether a product is on a list, and under which id. */
export async function* readUnlessKnown(context: Context): Steps {
  if (context.model().status !== 'ready') yield* readLists(context);
}

/** A list from its first page: the others are read. */
export async function toKnownList(context: Context, first: WishlistContentFragment): Promise<KnownList> {
  const listId = first.id ?? '';
  const entries = new Map(toEntries(first).map((entry) => [entry.id, entry]));
  const pages = first.items_v2?.page_info?.total_pages ?? 1;
  for (let page = 2; page <= pages; page += 1) {
    const { customer } = await ask(context, WishlistPageDocument, { listId, page });
    // By id: what another tab adds or removes meanwhile moves entries from page to page.
    for (const entry of customer?.wishlist_v2 ? toEntries(customer.wishlist_v2) : []) entries.set(entry.id, entry);
  }
  return { id: listId, name: first.name ?? '', count: first.items_count ?? entries.size, entries: [...entries.values()] };
}

async function ask<D extends object, V>(context: Context, operation: Operation<D, V>, variables: V): Promise<D> {
  const { host, still } = context;
  return dataOf(context, await still(host.commerce.query(operation, variables, { policy: 'network-only' })));
}

export async function change<D extends object, V extends object>(
  context: Context,
  operation: Operation<D, V>,
  variables: V,
  options?: { retry: false },
): Promise<D> {
  const { host, still } = context;
  return dataOf(context, await still(changeOn(host.commerce, operation, variables, options)));
}

/** A failing resolver nulls its root field; what fails further down (a product of an entry) leaves the rest as good as it is. */
async function dataOf<D extends object>({ host, still, text }: Context, { data, error }: CommerceResult<D>): Promise<D> {
  if (data && Object.values(data).some((root) => root !== null)) return data;
  // Whether the token has ended is for the session to find out: it asks for the customer, and ends where there is none.
  if (error && isUnauthorized(error)) await still(host.session.reload().catch(() => undefined));
  const known = error ?? { message: 'Internal server error', isNetworkError: false, status: 500, errors: [] };
  throw toFailure(known, await text());
}
