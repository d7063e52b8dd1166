// Cards are made of the table's own cells, which lose their roles when they are no longer laid out as a table.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useId } from 'react';
import type { CartItem } from 'shared-contracts';
import { IconButton, Price, ProductImage } from 'shared-ui';
import { LineFacts } from '../../features/cart-lines/line-facts';
import { QuantityEditor } from '../../features/cart-lines/quantity-editor';
import { RemovedLineText } from '../../features/cart-lines/removed-line';
import { REMOVE_BUTTON, type Removal } from '../../features/cart-lines/use-removal';
import { useText } from './messages/source';
import styles from './cart-lines.module.css';

/** The lines: a table where there is room, cards on a phone. The roles keep it a table for assistive technology in both. */
export function CartLines({ entries, failures, remove, undo }: Removal) {
  const text = useText();
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
              failure={failures[entry.item.uid]}
              onRemove={() => remove(entry.item)}
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
  failure: string | undefined;
  onRemove: () => void;
}

function Line({ lineKey, item, failure, onRemove }: LineProps) {
  const text = useText();
  const nameId = useId();
  return (
    <tr role="row" className={styles.line}>
      <td role="cell" className={styles.pictureCell}>
        <ProductImage url={item.image?.url} label="" width={88} ratio={1} className={styles.picture} />
      </td>
      <td role="cell" className={styles.facts}>
        <LineFacts item={item} nameId={nameId} />
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </td>
      <td role="cell" className={`${styles.amount} ${styles.price}`}>
        <span className={styles.label}>{text('lines.price')} </span>
        <Price money={item.price} />
      </td>
      <td role="cell" className={styles.quantity}>
        <QuantityEditor item={item} describedBy={nameId} onRemove={onRemove} hasUpdateButton />
      </td>
      <td role="cell" className={`${styles.amount} ${styles.total}`}>
        <span className={styles.label}>{text('lines.total')} </span>
        <Price money={item.rowTotal} />
      </td>
      <td role="cell" className={styles.remove}>
        <IconButton icon="trash" label={text('lines.remove', { name: item.name })} {...{ [REMOVE_BUTTON]: lineKey }} onClick={onRemove} />
      </td>
    </tr>
  );
}
