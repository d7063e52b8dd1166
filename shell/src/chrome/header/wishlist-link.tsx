import { Link, useHost, useSnapshot } from 'shared-platform';
import { ChromeIcon } from 'shared-ui';
import { useText } from '../../messages/source';
import type { PanelProps } from './header-panel';
import styles from './trigger.module.css';

const WISHLIST = '/wishlist';

/** A customer's wish list; a guest is asked to sign in. Missing where no release has wish lists. */
export function WishlistLink({ onPanel }: Pick<PanelProps, 'onPanel'>) {
  const host = useHost();
  const text = useText();
  const { status } = useSnapshot(host.session.state);
  if (!host.supports('wishlist')) return null;
  return (
    <Link
      to={WISHLIST}
      className={`${styles.trigger} ${styles.wishlist}`}
      aria-label={text('header.wishlist')}
      onClick={(event) => {
        if (status !== 'guest') return;
        event.preventDefault();
        onPanel('sign-in');
      }}
    >
      <ChromeIcon name="heart" />
    </Link>
  );
}
