import { useId } from 'react';
import type { CartDetails } from 'shared-contracts';
import { ButtonLink } from 'shared-ui';
import { ProceedButton } from '../../features/cart-totals/proceed-button';
import { Totals } from '../../features/cart-totals/totals';
import { CouponForm } from './coupon-form';
import { useText } from './messages/source';
import styles from './cart-summary.module.css';

/** Beside the lines, and in sight while they scroll: coupon, totals, and the way on. */
export function CartSummary({ details, isChanging }: { details: CartDetails; isChanging: boolean }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {text('cart.summary')}
      </h2>
      <CouponForm coupons={details.coupons} />
      <Totals items={details.items} totals={details.totals} isChanging={isChanging} />
      <ProceedButton items={details.items} />
      <ButtonLink to="/" variant="quiet" full>
        {text('cart.continue')}
      </ButtonLink>
    </section>
  );
}
