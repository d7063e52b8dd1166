import type { ReactNode } from 'react';
import type { CartItem } from 'shared-contracts';
import { Link } from 'shared-platform';
import { Icon, PartNumber, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import styles from './line-facts.module.css';

export interface LineFactsProps {
  item: CartItem;
  /** Given to the name, so that other parts of the line can refer to it. */
  nameId: string;
  onFollow?: (() => void) | undefined;
  /** Stands behind the part number. */
  note?: ReactNode;
}

/** What a line is: name, part number, chosen options, and what is wrong with it. */
export function LineFacts({ item, nameId, onFollow, note }: LineFactsProps) {
  const text = useText();
  return (
    <div className={styles.facts}>
      {item.path ? (
        <Link id={nameId} to={item.path} className={styles.name} onClick={onFollow}>
          <PartText>{item.name}</PartText>
        </Link>
      ) : (
        <span id={nameId} className={styles.name}>
          <PartText>{item.name}</PartText>
        </span>
      )}
      <p className={styles.sku}>
        {text('lines.sku')} <PartNumber sku={item.sku} />
        {note !== undefined && <> · {note}</>}
      </p>
      {item.options.map(({ label, value }) => (
        <p key={label} className={styles.option}>
          {label}: <bdi>{value}</bdi>
        </p>
      ))}
      {problemsOf(item, text('lines.out-of-stock')).map((problem) => (
        <p key={problem} className={styles.problem}>
          <Icon name="error" />
          {problem}
        </p>
      ))}
    </div>
  );
}

/** The platform's complaints about a line; its being out of stock, where the platform says no more. */
export function problemsOf(item: CartItem, outOfStock: string): readonly string[] {
  if (item.errors.length > 0) return [...new Set(item.errors)];
  return item.inStock ? [] : [outOfStock];
}

/** Whether a cart with this line can be ordered. */
export function isOrderable(item: CartItem): boolean {
  return item.inStock && item.errors.length === 0;
}
