import { wishlistRef, type WishlistService, type WishlistState } from 'shared-contracts';
import { Link, useHost, useLocation, useOperation, useSnapshot } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, Pagination, Skeleton } from 'shared-ui';
import { useListFocus } from '../../features/list-focus/use-list-focus';
import { useText } from './messages/source';
import { useWishedProducts } from './use-wished-products';
import { searchedSku, toWishedProduct } from './wished-view';
import { WishedEntry } from './wished-entry';
import { address, placeOf } from './wishlist-place';
import styles from './wishlist-page.module.css';
import { WishlistSettingsDocument } from './wishlist-settings.graphql.ts';

/** One list of the customer's, and the way to the others. */
export function WishedList({ wishlist }: { wishlist: WishlistService }) {
  const text = useText();
  const { search } = useLocation();
  const { lists, entries: all, busy } = useSnapshot(wishlist.state);
  const { list, entries, page, pages, shown } = placeOf(search, { lists, entries: all });
  const { found, requested, hasFailed, retry } = useWishedProducts(shown);
  const isOpenEnded = useIsOpenEnded(lists.length);
  // Products and what can be done with them make an entry as high as it is. One that comes in later is the last.
  const isComing =
    isOpenEnded === undefined || (shown.length > 0 && !hasFailed && !shown.some((entry) => requested.has(searchedSku(entry))));
  const count = useListFocus();
  const isDefault = list?.id === lists[0]?.id;
  return (
    <>
      {lists.length > 1 && <ListLinks lists={lists} current={list?.id} />}
      <p ref={count} tabIndex={-1} className={styles.count}>
        {text('wish.count', { count: entries.length })}
      </p>
      {hasFailed && <DetailsFailure onRetry={retry} />}
      {isComing && <Skeleton height="48rem" shape="block" />}
      {!isComing && entries.length === 0 && (
        <EmptyState icon="heart" title={text('wish.empty')} action={<ButtonLink to="/shop-now.html">{text('wish.shop')}</ButtonLink>}>
          {text('wish.empty-text')}
        </EmptyState>
      )}
      {!isComing && entries.length > 0 && (
        <ul className={styles.entries}>
          {shown.map((entry) => (
            <WishedEntry
              key={entry.id}
              entry={entry}
              product={toWishedProduct(entry, found.get(searchedSku(entry)))}
              isKnown={requested.has(searchedSku(entry))}
              wishlist={wishlist}
              hasOthers={lists.length > 1}
              isOpenEnded={isOpenEnded}
              isBusy={busy.includes(entry.sku)}
              // Its own button goes with the entry.
              onGone={() => count.current?.focus()}
            />
          ))}
        </ul>
      )}
      {!isComing && (
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(target) => address.path({ list: isDefault ? undefined : list?.id, page: target })}
        />
      )}
    </>
  );
}

function ListLinks({ lists, current }: Pick<WishlistState, 'lists'> & { current: string | undefined }) {
  return (
    <nav aria-label={useText()('wish.lists')}>
      <ul className={styles.lists}>
        {lists.map(({ id, name }, index) => (
          <li key={id}>
            <Link to={address.path({ list: index === 0 ? undefined : id })} aria-current={id === current ? 'page' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DetailsFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Notice
      type="warning"
      action={
        <Button variant="secondary" size="s" onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('wish.details-failed')}
    </Notice>
  );
}

/**
 * Whether a customer with so many lists can make another. Not every platform has several, or says how many there may be. Undefined until it
 * is known.
 */
function useIsOpenEnded(lists: number): boolean | undefined {
  const canCreate = useHost().supports(wishlistRef, 'create');
  const { data, fetching } = useOperation(WishlistSettingsDocument, {}, { isPaused: !canCreate });
  if (fetching) return undefined;
  const { enable_multiple_wishlists: isEnabled, maximum_number_of_wishlists: most } = data?.storeConfig ?? {};
  return isEnabled === '1' && lists < Number(most ?? Infinity);
}
