// Cards are made of the table's own cells, which lose their roles when they are no longer laid out as a table.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId, useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { IconButton, Price, ProductImage, VisuallyHidden } from 'shared-ui';
import { isOrderable, LineFacts } from '../../features/cart-lines/line-facts';
import { QuantityEditor } from '../../features/cart-lines/quantity-editor';
import { RemovedLineText } from '../../features/cart-lines/removed-line';
import { useLineQuantity } from '../../features/cart-lines/use-line-quantity';
import { REMOVE_BUTTON, type Removal } from '../../features/cart-lines/use-removal';
import { useLineDispatch } from '../../features/line-dispatch/use-line-dispatch';
import type { SavedForLater } from '../../features/saved-for-later/use-saved-for-later';
import { LineActions } from './line-actions';
import { LineStock } from './line-stock';
import { NearTier } from './near-tier';
import { useText } from './messages/source';
import styles from './cart-lines.module.css';

/** The lines: a table where there is room, cards on a phone. The roles keep it a table for assistive technology in both. */
export function CartLines({ items, removal, later }: { items: readonly CartItem[]; removal: Removal; later: SavedForLater }) {
  const { entries, failures, remove, undo, moveOut } = removal;
  const text = useText();
  const dispatch = useLineDispatch(items);
  return (
    <table role="table" aria-label={text('lines.title')} className={styles.table}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col" colSpan={2}>
            {text('lines.product')}
          </th>
          <th role="columnheader" scope="col" className={styles.amount}>
            {text('lines.price')} <span className={styles.note}>{text('totals.including')}</span>
          </th>
          <th role="columnheader" scope="col">
            {text('lines.quantity')}
          </th>
          <th role="columnheader" scope="col" className={styles.amount}>
            {text('lines.total')} <span className={styles.note}>{text('totals.including')}</span>
          </th>
          <td role="cell" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) =>
          entry.removed ? (
            <tr key={entry.key} role="row" className={styles.removed}>
              <td role="cell" colSpan={6}>
                <RemovedLineText line={entry.removed} onUndo={() => undo(entry.removed)} />
              </td>
            </tr>
          ) : (
            <Line
              key={entry.key}
              lineKey={entry.key}
              item={entry.item}
              dispatch={dispatch(entry.item)}
              failure={failures[entry.item.uid]}
              onRemove={(held) => remove(entry.item, held)}
              moveOut={moveOut}
              later={later}
            />
          ),
        )}
      </tbody>
    </table>
  );
}

interface LineProps {
  lineKey: string;
  item: CartItem;
  /** When it leaves the warehouse, or comes in again. */
  dispatch: string | undefined;
  failure: string | undefined;
  onRemove: (held: Promise<number>) => void;
  moveOut: Removal['moveOut'];
  later: SavedForLater;
}

function Line({ lineKey, item, dispatch, failure, onRemove, moveOut, later }: LineProps) {
  const { hasExtensions } = useHost();
  const text = useText();
  const nameId = useId();
  const actionsId = useId();
  const [isOpen, setOpen] = useState(false);
  const quantity = useLineQuantity(item);
  const removeLine = () => onRemove(quantity.held());
  return (
    <tr role="row" className={styles.line}>
      <td role="cell" className={styles.pictureCell}>
        <ProductImage url={item.image?.url} label="" width={88} ratio={1} className={styles.picture} />
      </td>
      <td role="cell" className={styles.facts}>
        <LineFacts item={item} nameId={nameId} note={isOrderable(item) ? <LineStock item={item} /> : undefined} />
        {hasExtensions && <p className={styles.dispatch}>{dispatch}</p>}
        <div className={styles.offer}>
          <NearTier item={item} quantity={quantity} describedBy={nameId} />
        </div>
        <LineActions item={item} quantity={quantity} describedBy={nameId} moveOut={moveOut} later={later} isOpen={isOpen} id={actionsId} />
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </td>
      <PriceCell item={item} />
      <td role="cell" className={styles.quantity}>
        <QuantityEditor item={item} quantity={quantity} describedBy={nameId} onRemove={removeLine} hasUpdateButton />
      </td>
      <td role="cell" className={`${styles.amount} ${styles.total}`}>
        <VisuallyHidden>{text('lines.total')} </VisuallyHidden>
        <Price money={item.rowTotal} />
      </td>
      <td role="cell" className={styles.buttons}>
        <IconButton
          icon="trash"
          label={text('lines.remove', { name: item.name })}
          className={styles.remove}
          {...{ [REMOVE_BUTTON]: lineKey }}
          onClick={removeLine}
        />
        <IconButton
          icon="chevron"
          label={text('lines.more', { name: item.name })}
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={actionsId}
          onClick={() => setOpen(!isOpen)}
        />
      </td>
    </tr>
  );
}

function PriceCell({ item }: { item: CartItem }) {
  const text = useText();
  return (
    <td role="cell" className={`${styles.amount} ${styles.price}`}>
      <VisuallyHidden>{text('lines.price')} </VisuallyHidden>
      <Price money={item.price} />
      {item.priceWithoutTax && (
        <span className={styles.without}>
          <Price money={item.priceWithoutTax} size="s" /> {text('lines.without-tax')}
        </span>
      )}
    </td>
  );
}
