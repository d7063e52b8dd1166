import { toPlatformChoice, type AddToWishlistItem, type WishlistEntry } from 'shared-contracts';
import {
  AddToWishlistDocument,
  CreateWishlistDocument,
  MoveBetweenWishlistsDocument,
  RemoveFromWishlistDocument,
  type WishlistContentFragment,
} from './wishlist.graphql.ts';
import { change, readUnlessKnown, toKnownList, type Context, type Steps } from './read-lists';
import { toEntries } from './wishlist-entries';
import { toFailure } from './wishlist-failure';

/** The platform's name of the customer's first list. */
const DEFAULT_LIST = '0';

type UserErrors = readonly ({ message: string } | null)[];

export async function* addToList(context: Context, item: AddToWishlistItem, wanted?: string): Steps {
  yield* readUnlessKnown(context);
  const { lists } = context.model();
  const list = wanted === undefined ? lists[0] : lists.find(({ id }) => id === wanted);
  // The platform would count it twice.
  if (item.quantity === undefined && list?.entries.some(({ sku }) => sku === item.sku)) return;
  const variables = { listId: wanted ?? list?.id ?? DEFAULT_LIST, items: [toPlatformChoice(item)] };
  const { addProductsToWishlist: answer } = await change(context, AddToWishlistDocument, variables, { retry: false });
  yield* take(context, answer?.wishlist);
  await refuse(context, answer?.user_errors ?? []);
}

export async function* removeFromLists(context: Context, sku: string, wanted?: string): Steps {
  yield* readUnlessKnown(context);
  const errors: ({ message: string } | null)[] = [];
  for (const { id: listId, entries } of context.model().lists.filter(({ id }) => wanted === undefined || id === wanted)) {
    const entryIds = entries.filter((entry) => entry.sku === sku).map(({ id }) => id);
    if (entryIds.length === 0) continue;
    const { removeProductsFromWishlist: answer } = await change(context, RemoveFromWishlistDocument, { listId, entryIds });
    yield* take(context, answer?.wishlist, entryIds);
    // Another tab was faster: it is off the list all the same.
    const isGone = !entriesOf(context, listId).some(({ id }) => entryIds.includes(id));
    if (!isGone) errors.push(...(answer?.user_errors ?? []));
  }
  await refuse(context, errors);
}

export async function* moveToList(context: Context, entryId: string, toListId: string): Steps {
  yield* readUnlessKnown(context);
  const entry = context
    .model()
    .lists.flatMap(({ entries }) => entries)
    .find(({ id }) => id === entryId);
  if (!entry) return refuse(context, [{ message: `Could not find a wishlist item with ID "${entryId}"` }]);
  if (entry.listId === toListId) return;
  const entries = [{ wishlist_item_id: entryId, quantity: entry.quantity }];
  const variables = { fromListId: entry.listId, toListId, entries };
  const { moveProductsBetweenWishlists: answer } = await change(context, MoveBetweenWishlistsDocument, variables, { retry: false });
  yield* take(context, answer?.source_wishlist, [entryId]);
  yield* take(context, answer?.destination_wishlist);
  // A try whose answer was lost, or another tab, was faster: it is where it was to go.
  const isMoved =
    !entriesOf(context, entry.listId).some(({ id }) => id === entryId) && entriesOf(context, toListId).some(({ sku }) => sku === entry.sku);
  await refuse(context, isMoved ? [] : (answer?.user_errors ?? []));
}

/** A list that is made twice is refused the second time: where no answer comes, it is not sent again. */
export async function* createList(context: Context, name: string): Steps<string> {
  yield* readUnlessKnown(context);
  const { createWishlist: answer } = await change(context, CreateWishlistDocument, { name }, { retry: false });
  yield* take(context, answer?.wishlist);
  return answer?.wishlist.id ?? '';
}

/** Takes a list over as it is after a change. */
async function* take(context: Context, answer: WishlistContentFragment | undefined, removed: readonly string[] = []): Steps {
  if (!answer) return;
  const list = await context.still(toKnownList(context, answer).catch(() => fromFirstPage(context, answer, removed)));
  yield { type: 'changed', list, at: context.now() };
}

/** The change is made, but the rest of a long list could not be read: it is taken to be as it was. */
function fromFirstPage(context: Context, answer: WishlistContentFragment, removed: readonly string[]) {
  const id = answer.id ?? '';
  const before = entriesOf(context, id).filter((entry) => !removed.includes(entry.id));
  const entries = new Map([...before, ...toEntries(answer)].map((entry) => [entry.id, entry]));
  return { id, name: answer.name ?? '', count: answer.items_count ?? entries.size, entries: [...entries.values()] };
}

function entriesOf({ model }: Context, listId: string): readonly WishlistEntry[] {
  return model().lists.find(({ id }) => id === listId)?.entries ?? [];
}

/** What the platform has refused beside a good answer. */
async function refuse({ text }: Context, userErrors: UserErrors): Promise<void> {
  const errors = userErrors.flatMap((error) => (error ? [{ message: error.message, category: undefined, path: undefined }] : []));
  if (errors.length > 0) throw toFailure({ message: '', isNetworkError: false, status: 200, errors }, await text());
}
