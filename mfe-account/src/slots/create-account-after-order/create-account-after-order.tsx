import { useId } from 'react';
import type { SlotProps } from 'shared-contracts';
import { defineSlot } from 'shared-platform';
import { Actions, ButtonLink } from 'shared-ui';
import { createAccountPath } from '../../features/create-account-form/create-account-path';
import { messages, useText } from './messages/source';
import styles from './create-account-after-order.module.css';

/** Offers an account to a guest who has just ordered: e-mail and names are filled in already. Without one the order is looked up. */
export function CreateAccountAfterOrder({ email, firstName, lastName }: SlotProps['create-account-after-order']) {
  const text = useText();
  const titleId = useId();
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {text('after-order.title')}
      </h2>
      <p>{text('after-order.text')}</p>
      <Actions>
        <ButtonLink to={createAccountPath({ email, firstName, lastName })}>{text('after-order.button')}</ButtonLink>
        <ButtonLink to="/guest-order" variant="secondary">
          {text('after-order.follow')}
        </ButtonLink>
      </Actions>
    </section>
  );
}

export default defineSlot<'create-account-after-order'>(CreateAccountAfterOrder, messages);
