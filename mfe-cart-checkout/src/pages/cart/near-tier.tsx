import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, formatPercent } from 'shared-ui';
import { cartOf } from '../../service/own-cart';
import { useText } from './messages/source';

/** Worth telling while this many are missing, or half as many as there are. */
const FEW_MORE = 5;

/** A few more pieces cost less each: says so, and takes them. */
export function NearTier({ item, describedBy }: { item: CartItem; describedBy: string }) {
  const host = useHost();
  const text = useText();
  const tier = missingForTier(item);
  if (!tier) return null;
  return (
    <Button
      variant="quiet"
      size="s"
      aria-describedby={describedBy}
      // Why it could not be taken stands in the state's errors; the quantity is the old one again.
      onClick={() =>
        void cartOf(host)
          .update(item.uid, tier.quantity)
          .catch(() => undefined)
      }
    >
      {text('lines.near-tier', { count: tier.missing, percent: formatPercent(tier.percent) })}
    </Button>
  );
}

export function missingForTier({ quantity, nextTier, left, inStock, errors }: CartItem) {
  if (!nextTier || !inStock || errors.length > 0 || (left !== undefined && left < nextTier.quantity)) return undefined;
  const missing = nextTier.quantity - quantity;
  return missing > 0 && missing <= Math.max(FEW_MORE, quantity / 2) ? { ...nextTier, missing } : undefined;
}
