import { useId, useState } from 'react';
import { cartRef, type WishlistEntry, type WishlistService, type WishlistState } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import {
  Actions,
  Button,
  ButtonLink,
  Icon,
  laterDialog,
  PartNumber,
  PartText,
  PriceByVat,
  ProductImage,
  Skeleton,
  VisuallyHidden,
} from 'shared-ui';
import type { EntryDialogProps } from './entry-dialog';
import { useText } from './messages/source';
import type { MoveDialogProps } from './move-dialog';
import { useCartAdding } from './use-cart-adding';
import { useStockAlert } from './use-stock-alert';
import { useWishChanges } from './use-wish-changes';
import { toCartItem, type Availability, type WishedProduct } from './wished-view';
import styles from './wishlist-page.module.css';

const MoveDialog = laterDialog(() => import('./move-dialog').then((part) => part.MoveDialog));
const EntryDialog = laterDialog(() => import('./entry-dialog').then((part) => part.EntryDialog));

export interface WishedEntryProps {
  entry: WishlistEntry;
  product: WishedProduct | undefined;
  /** The shop has said whether there is such a product. */
  isKnown: boolean;
  /** What the customer has written beside it, or empty. */
  comment: string;
  /** The customer will be told when it is back in stock. */
  isAlerted: boolean;
  wishlist: WishlistService;
  /** All of the customer's. */
  lists: WishlistState['lists'];
  /** Another list can be made. */
  isOpenEnded: boolean;
  isBusy: boolean;
  /** Called once the entry is off this list. */
  onGone: () => void;
}

/** One product of a list, and what can be done with it. */
export function WishedEntry(props: WishedEntryProps) {
  const { entry, product, isKnown, comment, isAlerted, wishlist, lists, isOpenEnded, isBusy, onGone } = props;
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
        {comment !== '' && (
          <p dir="auto" className={styles.comment}>
            {comment}
          </p>
        )}
        {product && <Offer product={product} />}
        {!product && isKnown && <p className={styles.detail}>{text('wish.gone')}</p>}
        {!product && !isKnown && <Skeleton width={120} />}
      </div>
      <Actions className={styles.actions}>
        {product && <Buy entry={entry} product={product} isAlerted={isAlerted} describedBy={nameId} />}
        <Edit wishlist={wishlist} entry={entry} comment={comment} selectedOptions={product?.selectedOptions ?? []} describedBy={nameId} />
        {(lists.length > 1 || isOpenEnded) && (
          <Move wishlist={wishlist} entry={entry} lists={lists} isOpenEnded={isOpenEnded} describedBy={nameId} onGone={onGone} />
        )}
        <Button variant="quiet" size="s" busy={isBusy} onClick={() => void remove()}>
          <span aria-hidden="true">{text('wish.remove')}</span>
          <VisuallyHidden>{text('wish.remove-name', { name: entry.name })}</VisuallyHidden>
        </Button>
      </Actions>
    </li>
  );
}

function Move({ describedBy, ...move }: Omit<MoveDialogProps, 'onClose'> & { describedBy: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {text('wish.move')}
      </Button>
      {isOpen && <MoveDialog {...move} onClose={() => setOpen(false)} />}
    </>
  );
}

function Edit({ describedBy, ...edit }: Omit<EntryDialogProps, 'onClose'> & { describedBy: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {text('wish.edit')}
      </Button>
      {isOpen && <EntryDialog {...edit} onClose={() => setOpen(false)} />}
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

interface BuyProps {
  entry: WishlistEntry;
  product: WishedProduct;
  isAlerted: boolean;
  describedBy: string;
}

function Buy({ entry, product, isAlerted, describedBy }: BuyProps) {
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
    // A platform without our extensions has no notices: the product's page is what is left.
    return host.hasExtensions ? <Notify entry={entry} isAlerted={isAlerted} describedBy={describedBy} /> : null;
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

/** One press, and the customer is told when it is back; another, and they are not. The button keeps the focus. */
function Notify({ entry, isAlerted, describedBy }: Omit<BuyProps, 'product'>) {
  const text = useText();
  const { isOn, isBusy, toggle } = useStockAlert(entry, isAlerted);
  return (
    <>
      {isOn && <p className={styles.alerted}>{text('wish.alert-on')}</p>}
      <Button variant="secondary" size="s" busy={isBusy} aria-describedby={describedBy} onClick={() => void toggle()}>
        {text(isOn ? 'wish.alert-end' : 'wish.notify')}
      </Button>
    </>
  );
}
