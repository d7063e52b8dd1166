import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type AddToWishlistItem, wishlistRef, type WishlistService } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { whenIdle } from 'shared-ui';
import { ProductAction } from '../../features/product-action/product-action';
import { useText } from './messages/source';
import type { ProductView } from './product-view';
import type { WishlistSignIn } from './sign-in/load-sign-in';
import type { WishlistChange } from './wishlist-actions';

export interface WishlistButtonProps {
  product: Pick<ProductView, 'sku' | 'name'>;
  /** What is added: the product, or its chosen variant; undefined while something has to be chosen first. */
  item: AddToWishlistItem | undefined;
  /** Called instead of adding while there is no item. */
  onMissingChoice: () => void;
  /** Id of the product's name. */
  describedBy: string;
}

const loadActions = () => import(/* webpackChunkName: "later" */ './wishlist-actions');
type SentenceId = Parameters<WishlistChange['say']>[0];

/** "Add to Wishlist", pressed or not. Only where a live release has wish lists. */
export function WishlistButton(props: WishlistButtonProps) {
  const wishlist = useHost().service(wishlistRef);
  return wishlist && <Toggle {...props} wishlist={wishlist} />;
}

/** Its name is fixed; whether it is on a list, `aria-pressed` says. The rest is loaded when it is needed. */
function Toggle({ wishlist, product, item, onMissingChoice, describedBy }: WishlistButtonProps & { wishlist: WishlistService }) {
  const host = useHost();
  const text = useText();
  const { status, entries, busy } = useSnapshot(wishlist.state);
  const isCustomer = useSnapshot(host.session.state).status === 'customer';
  const [isWorking, setWorking] = useState(false);
  const [Dialog, setDialog] = useState<WishlistSignIn>();
  const isOnList = entries.some(({ sku }) => sku === item?.sku);

  const change: WishlistChange = {
    host,
    wishlist,
    of: product.sku,
    say: (id: SentenceId) => text(id, { name: product.name }),
    ask: (dialog) => setDialog(() => dialog),
  };
  const press = async (wanted: AddToWishlistItem) => {
    setWorking(true);
    try {
      await (await loadActions()).press({ ...change, item: wanted, isOnList });
    } catch (error) {
      host.telemetry.recordError(error);
      host.toasts.add({ type: 'error', message: change.say('wishlist.failed') });
    }
    setWorking(false);
  };
  const greet = useEffectEvent(async () => {
    try {
      if (status === 'unknown' || status === 'failed') await wishlist.refresh();
      await (await loadActions()).addWanted(change);
    } catch {
      // Nobody has asked for it; a press tries again.
    }
  });
  // While the dialog is open, the services have not all followed.
  const isGreeted = isCustomer && !Dialog;
  useEffect(() => (isGreeted ? whenIdle(() => void greet()) : undefined), [isGreeted, product.sku]);
  const close = useCallback(() => setDialog(undefined), []);
  const cancel = () => {
    close();
    void loadActions().then(({ forgetWanted }) => forgetWanted());
  };

  if (status === 'disabled') return null;
  return (
    <>
      <ProductAction
        icon="heart"
        label={text('wishlist.short')}
        name={text('wishlist.add')}
        isOn={isOnList}
        aria-describedby={describedBy}
        busy={isWorking || (item !== undefined && busy.includes(item.sku))}
        onClick={() => (item ? void press(item) : onMissingChoice())}
      />
      {Dialog && <Dialog onClose={close} onCancel={cancel} />}
    </>
  );
}
