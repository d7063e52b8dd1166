import { type ComponentType, useId, useState } from 'react';
import { cartRef, type WishlistEntry, type WishlistService } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Actions, Button, ButtonLink, Icon, PartNumber, PartText, PriceByVat, ProductImage, Skeleton, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import type { MoveDialogProps } from './move-dialog';
import { useCartAdding } from './use-cart-adding';
import { useWishChanges } from './use-wish-changes';
import { toCartItem, type Availability, type WishedProduct } from './wished-view';
import styles from './wishlist-page.module.css';

const loadDialog = () => import(/* webpackChunkName: "on-demand" */ './move-dialog');

export interface WishedEntryProps {
  entry: WishlistEntry;
  product: WishedProduct | undefined;
  /** The shop has said whether there is such a product. */
  isKnown: boolean;
  wishlist: WishlistService;
  /** There is another list. */
  hasOthers: boolean;
  /** Another list can be made. */
  isOpenEnded: boolean;
  isBusy: boolean;
  /** Called once the entry is off this list. */
  onGone: () => void;
}

/** One product of a list, and what can be done with it. */
export function WishedEntry({ entry, product, isKnown, wishlist, hasOthers, isOpenEnded, isBusy, onGone }: WishedEntryProps) {
  const text = useText();
  const nameId = useId();
  const { remove } = useWishChanges(wishlist, entry, onGone);
  const name = <PartText>{entry.name}</PartText>;
  return (
    <li className={styles.entry}>
      <div className={styles.picture}>
        <ProductImage url={product?.imageUrl} label="" width={96} />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name} id={nameId}>
          <bdi>{product ? <Link to={product.path}>{name}</Link> : name}</bdi>
        </h2>
        <p className={styles.detail}>
          <PartNumber sku={entry.sku} />
          {product?.choice && <bdi>{product.choice}</bdi>}
          {entry.quantity !== 1 && <span>{text('wish.quantity', { quantity: entry.quantity })}</span>}
        </p>
        {product && <Offer product={product} />}
        {!product && isKnown && <p className={styles.detail}>{text('wish.gone')}</p>}
        {!product && !isKnown && <Skeleton width={120} />}
      </div>
      <Actions className={styles.actions}>
        {product && <Buy entry={entry} product={product} describedBy={nameId} />}
        {(hasOthers || isOpenEnded) && (
          <Move wishlist={wishlist} entry={entry} isOpenEnded={isOpenEnded} describedBy={nameId} onGone={onGone} />
        )}
        <Button variant="quiet" size="s" busy={isBusy} onClick={() => void remove()}>
          <span aria-hidden="true">{text('wish.remove')}</span>
          <VisuallyHidden>{text('wish.remove-name', { name: entry.name })}</VisuallyHidden>
        </Button>
      </Actions>
    </li>
  );
}

/** The dialog is loaded when somebody asks for it. */
function Move({ describedBy, ...move }: Omit<MoveDialogProps, 'onClose'> & { describedBy: string }) {
  const host = useHost();
  const text = useText();
  const [Dialog, setDialog] = useState<ComponentType<MoveDialogProps>>();
  const [isLoading, setLoading] = useState(false);
  const press = async () => {
    setLoading(true);
    try {
      const { MoveDialog } = await loadDialog();
      setDialog(() => MoveDialog);
    } catch (error) {
      host.telemetry.recordError(error);
      host.toasts.add({ type: 'error', message: text('wish.change-failed') });
    }
    setLoading(false);
  };
  return (
    <>
      <Button variant="quiet" size="s" busy={isLoading} aria-describedby={describedBy} onClick={() => void press()}>
        {text('wish.move')}
      </Button>
      {Dialog && <Dialog {...move} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function Offer({ product: { price, isFrom, availability } }: { product: WishedProduct }) {
  const text = useText();
  return (
    <p className={styles.offer}>
      {price && (
        <span>
          {isFrom && `${text('wish.from')} `}
          <PriceByVat money={price} />
        </span>
      )}
      <span className={`${styles.availability} ${styles[availability.status]}`}>
        <Icon name={ICONS[availability.status]} />
        {availability.status === 'few-left' ? text('wish.few-left', { left: availability.left }) : text(`wish.${availability.status}`)}
      </span>
    </p>
  );
}

const ICONS: Readonly<Record<Availability['status'], 'check' | 'warning' | 'error'>> = {
  'in-stock': 'check',
  'few-left': 'warning',
  'out-of-stock': 'error',
};

function Buy({ entry, product, describedBy }: { entry: WishlistEntry; product: WishedProduct; describedBy: string }) {
  const text = useText();
  const host = useHost();
  const { add, isAdding, failure } = useCartAdding(toCartItem(entry, product));
  if (product.needsChoice) {
    return (
      <ButtonLink to={product.path} variant="secondary" size="s" aria-describedby={describedBy}>
        {text('wish.choose-options')}
      </ButtonLink>
    );
  }
  if (product.availability.status === 'out-of-stock') {
    // The notice is asked for on the product's page; a platform without our extensions has none.
    if (!host.hasExtensions) return null;
    return (
      <ButtonLink to={product.path} variant="secondary" size="s" aria-describedby={describedBy}>
        {text('wish.notify')}
      </ButtonLink>
    );
  }
  if (!host.service(cartRef)) return null;
  return (
    <>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button size="s" busy={isAdding} aria-describedby={describedBy} onClick={() => void add()}>
        {text('wish.add-to-cart')}
      </Button>
    </>
  );
}
