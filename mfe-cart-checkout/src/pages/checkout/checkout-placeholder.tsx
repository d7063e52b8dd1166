import { Skeleton, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './checkout-page.module.css';

/** In the place of the steps until cart and shopper are known. */
export function CheckoutPlaceholder() {
  const text = useText();
  return (
    <div role="status" className={styles.columns}>
      <VisuallyHidden>{text('checkout.loading')}</VisuallyHidden>
      <Skeleton height={480} shape="block" />
      <Skeleton height={240} shape="block" />
    </div>
  );
}
