import { useCallback, useEffect, useState } from 'react';
import { operation, signInPath, wishlistRef, type WishlistService } from 'shared-contracts';
import { definePage, useHost, useLocation, useSnapshot } from 'shared-platform';
import { ButtonLink, EmptyState, LoadFailure, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { WishlistsDocument } from '../../service/wishlist.graphql.ts';
import { messages, useText } from './messages/source';
import { askedForShown } from './use-shown-wishes';
import { useWishes } from './use-wishes';
import { WishAlertsDocument } from './wish-facts.graphql.ts';
import { WishedList } from './wished-list';
import { WishlistSettingsDocument } from './wishlist-settings.graphql.ts';
import styles from './wishlist-page.module.css';

/** The customer's wish lists. Open to everybody: a guest is asked to sign in. */
export function WishlistPage() {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  const location = useLocation();
  const wishlist = host.service(wishlistRef);
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
  const wishes = useWishes(wishlist);
  const { status } = wishes;
  const [reading, setReading] = useState<'under-way' | 'done' | 'failed'>('under-way');
  const read = useCallback(() => {
    wishlist.refresh().then(
      () => setReading('done'),
      () => setReading('failed'),
    );
  }, [wishlist]);
  // What another device has changed shows when the page is opened.
  useEffect(read, [read]);
  const retry = () => {
    setReading('under-way');
    read();
  };

  if (status === 'ready') return <WishedList wishlist={wishlist} wishes={wishes} reading={reading} onRetry={retry} />;
  if (status === 'disabled') return <EmptyState title={text('wish.disabled')} />;
  if (status === 'failed' || reading === 'failed') return <LoadFailure onRetry={retry}>{text('wish.failed')}</LoadFailure>;
  return <Skeleton height="16rem" shape="block" />;
}

export default definePage(
  {
    // At once, while the page's code comes: the service asks for its lists when it is there.
    operations: ({ search, hasExtensions }) => ({
      lists: operation(WishlistsDocument, {}, { required: false }),
      shown: askedForShown(search),
      settings: operation(WishlistSettingsDocument, {}, { required: false }),
      ...(hasExtensions ? { alerts: operation(WishAlertsDocument, {}, { required: false }) } : {}),
    }),
    head: ({ text }) => ({ title: text('wish.title'), robots: 'noindex' }),
    component: WishlistPage,
  },
  messages,
);
