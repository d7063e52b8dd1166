import { useId, useRef } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { bottomBar, Button, Icon } from 'shared-ui';
import { isOrderable } from '../cart-lines/line-facts';
import { useText } from '../../messages/source';
import styles from './proceed-button.module.css';

/** On to the checkout; not while a line cannot be delivered, and it says so. */
export function ProceedButton({ items, onProceed }: { items: readonly CartItem[]; onProceed?: () => void }) {
  const host = useHost();
  const text = useText();
  const id = useId();
  const reason = useRef<HTMLParagraphElement>(null);
  const isBlocked = !items.every(isOrderable);
  const prefetch = () => host.navigation.prefetch('/checkout');
  const proceed = () => {
    if (isBlocked) return reason.current?.focus();
    host.navigation.push('/checkout');
    onProceed?.();
  };
  return (
    <div className={styles.proceed} {...bottomBar}>
      <Button
        full
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? id : undefined}
        onClick={proceed}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {text('cart.proceed')}
      </Button>
      {isBlocked && (
        <p id={id} ref={reason} tabIndex={-1} className={styles.reason}>
          <Icon name="warning" />
          {text('cart.blocked')}
        </p>
      )}
    </div>
  );
}
