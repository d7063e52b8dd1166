import { useId, useRef } from 'react';
import type { CartDetails, CartItem, CartState, SlotProps } from 'shared-contracts';
import { defineSlot } from 'shared-platform';
import { bottomBar, Button, ButtonLink, EmptyState, IconButton, Notice, Price, ProductImage, Skeleton, VisuallyHidden } from 'shared-ui';
import { LineFacts } from '../../features/cart-lines/line-facts';
import { QuantityEditor } from '../../features/cart-lines/quantity-editor';
import { RemovedLineText } from '../../features/cart-lines/removed-line';
import { useLineQuantity } from '../../features/cart-lines/use-line-quantity';
import { REMOVE_BUTTON, useRemoval } from '../../features/cart-lines/use-removal';
import { ProceedButton } from '../../features/cart-totals/proceed-button';
import { Totals } from '../../features/cart-totals/totals';
import { OutboxList } from '../../features/outbox/outbox-list';
import { useCart } from '../../features/cart/use-cart';
import { messages, useText } from './messages/source';
import styles from './mini-cart.module.css';

/** The cart in short, in the panel that the shell opens. */
export function MiniCart({ onClose }: SlotProps['mini-cart']) {
  const text = useText();
  const cart = useCart();

  if (cart.status === 'loading') return <LoadingLines label={text('mini-cart.loading')} />;
  if (cart.status === 'failed') {
    return (
      <>
        <OutboxList />
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
      </>
    );
  }
  return <Cart details={cart.details} state={cart.state} onClose={onClose} />;
}

/** How many pieces, the lines, and what they come to: only the lines scroll, at whatever height. */
function Cart({ details, state, onClose }: { details: CartDetails; state: CartState; onClose: () => void }) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const { items, totals } = details;
  const { entries, failures, said, remove, undo } = useRemoval(
    items,
    panel,
    () => panel.current?.querySelector('[data-empty-action]') ?? null,
  );
  const isEmpty = items.length === 0;
  return (
    <div ref={panel} className={styles.panel}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: a keyboard has to reach it */}
      <div className={styles.scroller} role="region" aria-label={text('lines.title')} tabIndex={0}>
        <OutboxList />
        {!isEmpty && <p className={styles.count}>{text('cart.count', { count: state.summary.count })}</p>}
        {entries.length > 0 && (
          <ul className={styles.lines}>
            {entries.map((entry) =>
              entry.removed ? (
                <li key={entry.key} className={styles.removed}>
                  <RemovedLineText line={entry.removed} onUndo={() => undo(entry.removed)} />
                </li>
              ) : (
                <Line
                  key={entry.key}
                  lineKey={entry.key}
                  item={entry.item}
                  failure={failures[entry.item.uid]}
                  onRemove={(held) => remove(entry.item, held)}
                  onFollow={onClose}
                />
              ),
            )}
          </ul>
        )}
        {isEmpty && <Empty onClose={onClose} />}
      </div>
      {!isEmpty && (
        <div className={styles.footer} {...bottomBar}>
          <Totals items={items} totals={totals} isChanging={state.busy.changing !== undefined} isShort />
          <div className={styles.ways}>
            <ProceedButton items={items} onProceed={onClose} />
            <ButtonLink to="/cart" variant="secondary" full onClick={onClose}>
              {text('mini-cart.view')}
            </ButtonLink>
          </div>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

function Empty({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <EmptyState
      icon="cart"
      title={text('cart.empty')}
      action={
        <ButtonLink to="/" variant="secondary" data-empty-action="" onClick={onClose}>
          {text('cart.continue')}
        </ButtonLink>
      }
      level={3}
    >
      {text('cart.empty-hint')}
    </EmptyState>
  );
}

interface LineProps {
  lineKey: string;
  item: CartItem;
  failure: string | undefined;
  onRemove: (held: Promise<number>) => void;
  onFollow: () => void;
}

function Line({ lineKey, item, failure, onRemove, onFollow }: LineProps) {
  const text = useText();
  const nameId = useId();
  const quantity = useLineQuantity(item);
  const removeLine = () => onRemove(quantity.held());
  return (
    <li className={styles.line}>
      <ProductImage url={item.image?.url} label="" width={64} ratio={1} className={styles.picture} />
      <div className={styles.body}>
        <LineFacts item={item} nameId={nameId} onFollow={onFollow} />
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <IconButton icon="trash" label={text('lines.remove', { name: item.name })} {...{ [REMOVE_BUTTON]: lineKey }} onClick={removeLine} />
      <div className={styles.amounts}>
        <QuantityEditor item={item} quantity={quantity} describedBy={nameId} onRemove={removeLine} />
        <span className={styles.price}>
          <VisuallyHidden>{text('lines.total')} </VisuallyHidden>
          <Price money={item.rowTotal} />
          {item.quantity > 1 && (
            <span className={styles.each}>
              {text('lines.each')} <Price money={item.price} size="s" />
            </span>
          )}
        </span>
      </div>
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
