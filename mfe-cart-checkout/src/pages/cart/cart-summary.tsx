import { Suspense, useId, type RefObject } from 'react';
import type { CartDetails } from 'shared-contracts';
import { ButtonLink } from 'shared-ui';
import { ProceedButton } from '../../features/cart-totals/proceed-button';
import { Totals } from '../../features/cart-totals/totals';
import { CouponForm } from './coupon-form';
import { partOfPage } from './part-of-page';
import { useText } from './messages/source';
import styles from './cart-summary.module.css';

const BelowTotal = partOfPage(() => import('./cart-extras').then(({ BelowTotal: part }) => part));

export interface CartSummaryProps {
  details: CartDetails;
  isChanging: boolean;
  title: RefObject<HTMLHeadingElement | null>;
}

/** Beside the lines, and in sight while they scroll: totals, the way on, coupon, and what some want to know first. */
export function CartSummary({ details, isChanging, title }: CartSummaryProps) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {text('cart.summary')}
      </h2>
      <Totals items={details.items} totals={details.totals} isChanging={isChanging} />
      <ProceedButton items={details.items} />
      <ButtonLink to="/" variant="quiet" full>
        {text('cart.continue')}
      </ButtonLink>
      <CouponForm coupons={details.coupons} />
      <div className={styles.below}>
        <Suspense fallback={null}>
          <BelowTotal details={details} />
        </Suspense>
      </div>
    </section>
  );
}
