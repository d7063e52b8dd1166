import { Skeleton, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './cart-placeholder.module.css';

const LINES = [1, 2, 3];

/** In the place of the cart until it is read, in about its size. */
export function CartPlaceholder() {
  const text = useText();
  return (
    <div role="status" className={styles.placeholder}>
      <VisuallyHidden>{text('cart.loading')}</VisuallyHidden>
      <div>
        {LINES.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton width={88} height={88} shape="block" />
            <div className={styles.facts}>
              <Skeleton width="70%" />
              <Skeleton width="35%" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton height={320} shape="block" />
    </div>
  );
}
