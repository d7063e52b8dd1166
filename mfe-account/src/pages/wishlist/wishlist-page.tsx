import { useCallback, useEffect, useRef, useState } from 'react';
import { signInPath, type WishlistService } from 'shared-contracts';
import { definePage, Link, useHost, useLocation, useOperation, useSnapshot } from 'shared-platform';
import { Button, ButtonLink, EmptyState, Notice, Pagination, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { messages, useText } from './messages/source';
import { useWishedProducts } from './use-wished-products';
import { searchedSku, toWishedProduct } from './wished-view';
import { WishedEntry } from './wished-entry';
import { address, placeOf } from './wishlist-place';
import styles from './wishlist-page.module.css';
import { WishlistSettingsDocument } from './wishlist-settings.graphql.ts';

/** The customer's wish lists. Open to everybody: a guest is asked to sign in. */
export function WishlistPage() {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const location = useLocation();
  const wishlist = host.service('wishlist');
  if (status === 'guest') {
    return (
      <div className={styles.guest} data-team="customer">
        <h1>{text('wish.title')}</h1>
        <EmptyState
          icon="heart"
          title={text('wish.guest')}
          action={<ButtonLink to={signInPath(location)}>{text('sign-in.submit')}</ButtonLink>}
        >
          {text('wish.guest-text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <AccountLayout title={text('wish.title')}>
      {status === 'customer' && wishlist ? <Lists wishlist={wishlist} /> : <Skeleton height="16rem" shape="block" />}
    </AccountLayout>
  );
}

function Lists({ wishlist }: { wishlist: WishlistService }) {
  const text = useText();
  const { status } = useSnapshot(wishlist.state);
  const [hasFailed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    wishlist.refresh().catch(() => setFailed(true));
  }, [wishlist]);
  useEffect(() => {
    // What another device has changed shows when the page is opened.
    wishlist.refresh().catch(() => setFailed(true));
  }, [wishlist]);

  if (status === 'ready') return <List wishlist={wishlist} />;
  if (status === 'disabled') return <EmptyState title={text('wish.disabled')} />;
  if (status === 'failed' || hasFailed) {
    return (
      <Notice type="error" action={<Button onClick={read}>{text('retry')}</Button>}>
        {text('wish.failed')}
      </Notice>
    );
  }
  return <Skeleton height="16rem" shape="block" />;
}

function List({ wishlist }: { wishlist: WishlistService }) {
  const text = useText();
  const { search } = useLocation();
  const { lists, entries: all, busy } = useSnapshot(wishlist.state);
  const { list, entries, page, pages, shown } = placeOf(search, { lists, entries: all });
  const { found, asked, hasFailed, retry } = useWishedProducts(shown);
  const isOpenEnded = useIsOpenEnded(lists.length);
  // Products and what can be done with them make an entry as high as it is. One that comes in later is the last.
  const isComing = isOpenEnded === undefined || (shown.length > 0 && !hasFailed && !shown.some((entry) => asked.has(searchedSku(entry))));
  const count = useRef<HTMLParagraphElement>(null);
  const isDefault = list?.id === lists[0]?.id;
  const shownSearch = useRef(search);
  useEffect(() => {
    // Another page of the list is read from its beginning.
    if (shownSearch.current !== search) count.current?.focus();
    shownSearch.current = search;
  }, [search]);
  return (
    <>
      {lists.length > 1 && (
        <nav aria-label={text('wish.lists')}>
          <ul className={styles.lists}>
            {lists.map(({ id, name }, index) => (
              <li key={id}>
                <Link to={address.path({ list: index === 0 ? undefined : id })} aria-current={id === list?.id ? 'page' : undefined}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p ref={count} tabIndex={-1} className={styles.count}>
        {text('wish.count', { count: entries.length })}
      </p>
      {hasFailed && (
        <Notice
          type="warning"
          action={
            <Button variant="secondary" size="s" onClick={retry}>
              {text('retry')}
            </Button>
          }
        >
          {text('wish.details-failed')}
        </Notice>
      )}
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
              isKnown={asked.has(searchedSku(entry))}
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

/**
 * Whether a customer with so many lists can make another. Not every platform has several, or says how many there may be. Undefined until it
 * is known.
 */
function useIsOpenEnded(lists: number): boolean | undefined {
  const canCreate = useHost().supports('wishlist', 'create');
  const { data, fetching } = useOperation(WishlistSettingsDocument, {}, { isPaused: !canCreate });
  if (fetching) return undefined;
  const { enable_multiple_wishlists: isEnabled, maximum_number_of_wishlists: most } = data?.storeConfig ?? {};
  return isEnabled === '1' && lists < Number(most ?? Infinity);
}

export default definePage({ head: ({ text }) => ({ title: text('wish.title'), robots: 'noindex' }), component: WishlistPage }, messages);
