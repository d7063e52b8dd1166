import { useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { Button, formatPercent } from 'shared-ui';
import type { LineQuantity } from '../../features/cart-lines/use-line-quantity';
import { useText } from './messages/source';
import styles from './line-actions.module.css';

/** Worth telling while this many are missing, or half as many as there are. */
const FEW_MORE = 5;

/** A few more pieces cost less each: says so, and takes them, or says why they cannot be had. */
export function NearTier({ item, quantity, describedBy }: { item: CartItem; quantity: LineQuantity; describedBy: string }) {
  const text = useText();
  const [failure, setFailure] = useState<{ at: number; message: string }>();
  const tier = missingForTier(item);
  if (!tier) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-describedby={describedBy}
        onClick={() => {
          setFailure(undefined);
          const at = item.quantity;
          void quantity.change(tier.quantity).then((message) => setFailure(message === undefined ? undefined : { at, message }));
        }}
      >
        {text('lines.near-tier', { count: tier.missing, percent: formatPercent(tier.percent) })}
      </Button>
      {failure?.at === item.quantity && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </>
  );
}

export function missingForTier({ quantity, nextTier, left, inStock, errors }: CartItem) {
  if (!nextTier || !inStock || errors.length > 0 || (left !== undefined && left < nextTier.quantity)) return undefined;
  const missing = nextTier.quantity - quantity;
  return missing > 0 && missing <= Math.max(FEW_MORE, quantity / 2) ? { ...nextTier, missing } : undefined;
}
