import { Link, useHost } from 'shared-platform';
import { ChromeIcon } from 'shared-ui';
import { wishlistRef } from 'shared-contracts';
import { useText } from '../../messages/source';
import { useWishlistClick, WISHLIST } from '../wishlist-door';
import type { PanelProps } from './header-panel';
import styles from './trigger.module.css';

/** A customer's wish list; a guest is asked to sign in. Missing where no release has wish lists. */
export function WishlistLink({ onPanel }: Pick<PanelProps, 'onPanel'>) {
  const host = useHost();
  const text = useText();
  const click = useWishlistClick(() => onPanel('sign-in'));
  if (!host.supports(wishlistRef)) return null;
  return (
    <Link to={WISHLIST} className={`${styles.trigger} ${styles.wishlist}`} aria-label={text('header.wishlist')} onClick={click}>
      <ChromeIcon name="heart" />
    </Link>
  );
}
