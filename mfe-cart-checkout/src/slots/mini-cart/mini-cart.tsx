import { type RefObject, useId, useRef } from 'react';
import type { CartDetails, CartItem, SlotProps } from 'shared-contracts';
import { defineSlot } from 'shared-platform';
import { Button, ButtonLink, EmptyState, IconButton, Notice, Price, ProductImage, Skeleton, VisuallyHidden } from 'shared-ui';
import { LineFacts } from '../../features/cart-lines/line-facts';
import { lineKeys } from '../../features/cart-lines/line-key';
import { QuantityEditor } from '../../features/cart-lines/quantity-editor';
import { REMOVE_BUTTON, useRemoval } from '../../features/cart-lines/use-removal';
import { ProceedButton } from '../../features/cart-totals/proceed-button';
import { useCart } from '../../features/cart/use-cart';
import { deriveSummary } from '../../service/to-cart-details';
import { messages, useText } from './messages/source';
import styles from './mini-cart.module.css';

/** The cart in short, in the panel that the shell opens. */
export function MiniCart({ onClose }: SlotProps['mini-cart']) {
  const text = useText();
  const cart = useCart();
  const start = useRef<HTMLDivElement>(null);

  if (cart.status === 'loading') return <LoadingLines label={text('mini-cart.loading')} />;
  if (cart.status === 'failed') {
    return (
      <Notice
        type="error"
        title={text('cart.failed')}
        action={
          <Button variant="secondary" size="s" onClick={cart.retry}>
            {text('cart.try-again')}
          </Button>
        }
      >
        {cart.message}
      </Notice>
    );
  }
  const isEmpty = cart.details.items.length === 0;
  return (
    <div ref={start} tabIndex={-1} className={styles.panel}>
      {isEmpty ? (
        <EmptyState
          icon="cart"
          title={text('cart.empty')}
          action={
            <ButtonLink to="/" variant="secondary" onClick={onClose}>
              {text('cart.continue')}
            </ButtonLink>
          }
          level={3}
        >
          {text('cart.empty-hint')}
        </EmptyState>
      ) : (
        <Lines details={cart.details} isChanging={cart.state.busy.changing !== undefined} start={start} onClose={onClose} />
      )}
    </div>
  );
}

function Lines({
  details,
  isChanging,
  start,
  onClose,
}: {
  details: CartDetails;
  isChanging: boolean;
  start: RefObject<HTMLDivElement | null>;
  onClose: () => void;
}) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const { remove, failures } = useRemoval(details.items, list, start);
  const keys = lineKeys(details.items);
  const { subtotal, currencyCode } = deriveSummary(details);
  return (
    <>
      <ul ref={list} className={styles.lines}>
        {details.items.map((item, index) => (
          <Line key={keys[index]} item={item} failure={failures[item.uid]} onRemove={() => remove(item)} onFollow={onClose} />
        ))}
      </ul>
      <div className={styles.footer}>
        {details.totals.discounts.map(({ label, amount }) => (
          <p key={label} className={styles.discount}>
            <span>{label || text('totals.discount')}</span>
            <Price money={{ ...amount, value: -Math.abs(amount.value) }} />
          </p>
        ))}
        <p className={styles.subtotal} aria-busy={isChanging}>
          <span>
            {text('mini-cart.subtotal')} <span className={styles.note}>{text('totals.including')}</span>
          </span>
          <Price money={{ value: subtotal, currency: currencyCode }} size="l" />
        </p>
        <ButtonLink to="/cart" variant="secondary" full onClick={onClose}>
          {text('mini-cart.view')}
        </ButtonLink>
        <ProceedButton items={details.items} onProceed={onClose} />
      </div>
    </>
  );
}

interface LineProps {
  item: CartItem;
  failure: string | undefined;
  onRemove: () => void;
  onFollow: () => void;
}

function Line({ item, failure, onRemove, onFollow }: LineProps) {
  const text = useText();
  const nameId = useId();
  return (
    <li className={styles.line}>
      <ProductImage url={item.image?.url} label="" width={64} ratio={1} className={styles.picture} />
      <div className={styles.body}>
        <LineFacts item={item} nameId={nameId} onFollow={onFollow} />
        <div className={styles.amounts}>
          <QuantityEditor item={item} describedBy={nameId} onRemove={onRemove} />
          <span className={styles.price}>
            <VisuallyHidden>{text('lines.total')}</VisuallyHidden>
            <Price money={item.rowTotal} />
          </span>
        </div>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <IconButton icon="trash" label={text('lines.remove', { name: item.name })} {...{ [REMOVE_BUTTON]: true }} onClick={onRemove} />
    </li>
  );
}

function LoadingLines({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3].map((line) => (
        <div key={line} className={styles.line}>
          <Skeleton width={64} height={64} shape="block" />
          <div className={styles.body}>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  );
}

export default defineSlot<'mini-cart'>(MiniCart, messages);
