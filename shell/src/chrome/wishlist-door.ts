import type { MouseEvent } from 'react';
import { wishlistPage } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';

export const WISHLIST = wishlistPage.pattern;

/** For a click on a link to the wish list: a guest, who has none, signs in there instead. */
export function useWishlistClick(onGuest: () => void): (event: MouseEvent) => void {
  const { status } = useSnapshot(useHost().session.state);
  return (event) => {
    if (status !== 'guest') return;
    event.preventDefault();
    onGuest();
  };
}
