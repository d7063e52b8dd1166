import type { RefObject } from 'react';
import type { WishlistService, WishlistState } from 'shared-contracts';
import { Link, useLocation } from 'shared-platform';
import { Button, ButtonLink, EmptyState, LoadFailure, Notice, Pagination, Skeleton } from 'shared-ui';
import { useListFocus } from '../../features/list-focus/use-list-focus';
import { ListActions } from './list-actions';
import { useText } from './messages/source';
import { useListSettings } from './use-list-settings';
import { useShownWishes } from './use-shown-wishes';
import { useWishFacts } from './use-wish-facts';
import { useWishedProducts } from './use-wished-products';
import { searchedSku, toWishedProduct } from './wished-view';
import { WishedEntry } from './wished-entry';
import { address, PAGE_SIZE, placeOf, type WishlistPlace } from './wishlist-place';
import styles from './wishlist-page.module.css';

interface WishedListProps {
  wishlist: WishlistService;
  wishes: WishlistState;
  /** What was read last may be from before a list was made that the address names. */
  reading: 'under-way' | 'done' | 'failed';
  onRetry: () => void;
}

/** The list that the address names, if the customer has it. Of one that is somebody else's nothing is said that tells it from none. */
export function WishedList({ wishlist, wishes, reading, onRetry }: WishedListProps) {
  const text = useText();
  const { search } = useLocation();
  const count = useListFocus();
  const place = placeOf(search, wishes);
  if (!place.isMissing) return <ShownList wishlist={wishlist} wishes={wishes} place={place} count={count} />;
  if (reading === 'failed') return <LoadFailure onRetry={onRetry}>{text('wish.failed')}</LoadFailure>;
  if (reading === 'under-way') return <Skeleton height="16rem" shape="block" />;
  return (
    <EmptyState icon="heart" title={text('wish.missing')} action={<ButtonLink to={address.path({})}>{text('wish.all')}</ButtonLink>} />
  );
}

interface ShownListProps {
  wishlist: WishlistService;
  wishes: WishlistState;
  place: WishlistPlace;
  /** Has the focus when the address asks for other entries, and when what had it is gone. */
  count: RefObject<HTMLParagraphElement | null>;
}

/** One list of the customer's, and the way to the others. */
function ShownList({ wishlist, wishes, place: { list, entries, page, pages, shown }, count }: ShownListProps) {
  const text = useText();
  const { lists, busy } = wishes;
  const told = useShownWishes();
  const { found, requested, hasFailed, retry } = useWishedProducts(shown, told);
  const settings = useListSettings(lists.length);
  const { comments, alerts, areComing } = useWishFacts(list?.id, shown, (page - 1) * PAGE_SIZE, told);
  const products = new Map(shown.map((entry) => [entry.id, toWishedProduct(entry, found.get(searchedSku(entry)))]));
  // Products and what can be done with them make an entry as high as it is. One that comes in later is the last.
  const isComing =
    settings === undefined || areComing || (shown.length > 0 && !hasFailed && !shown.some((entry) => requested.has(searchedSku(entry))));
  const isDefault = list?.id === lists[0]?.id;
  return (
    <>
      {lists.length > 1 && <ListLinks lists={lists} current={list?.id} />}
      <p ref={count} tabIndex={-1} className={styles.count}>
        {lists.length === 1 && list?.name && <bdi className={styles.listName}>{list.name}</bdi>}{' '}
        {text('wish.count', { count: entries.length })}
      </p>
      {!isComing && (
        <ListActions key={list?.id} wishlist={wishlist} list={list} entries={entries} settings={settings} isDefault={isDefault} />
      )}
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
              product={products.get(entry.id)}
              isKnown={requested.has(searchedSku(entry))}
              comment={comments.get(entry.id) ?? ''}
              isAlerted={alerts.has(entry.sku)}
              wishlist={wishlist}
              lists={lists}
              isOpenEnded={settings.isOpenEnded}
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
          {text('page.retry')}
        </Button>
      }
    >
      {text('wish.details-failed')}
    </Notice>
  );
}
