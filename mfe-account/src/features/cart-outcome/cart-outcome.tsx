import { useEffect, useRef } from 'react';
import { useHost } from 'shared-platform';
import { cartPage, pathTo } from 'shared-contracts';
import { ButtonLink, Icon, Notice, PartNumber, PartText, Quantity, VisuallyHidden } from 'shared-ui';
import { useText } from './messages/source';
import styles from './cart-outcome.module.css';
import type { CartResult } from './use-cart-lines';

/** What is in the cart now and what is not, line by line. */
export function CartOutcome({ outcome }: { outcome: CartResult }) {
  const host = useHost();
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [outcome]);
  if ('failure' in outcome) {
    return (
      <div className={styles.outcome}>
        <Notice type="error">{outcome.failure}</Notice>
      </div>
    );
  }
  const failed = outcome.lines.filter(({ failure }) => failure !== undefined).length;
  const cart = pathTo(host, cartPage);
  const title = failed === 0 ? 'outcome.all' : failed === outcome.lines.length ? 'outcome.none' : 'outcome.some';
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1} className={styles.outcomeTitle}>
        {text(title)}
      </h2>
      <ul className={styles.results}>
        {outcome.lines.map(({ id, sku, name, quantity, failure }) => (
          <li key={id} className={failure === undefined ? styles.added : styles.refused}>
            <Icon name={failure === undefined ? 'check' : 'error'} />
            <Quantity count={quantity} />
            <span>
              <bdi>
                <PartText>{name}</PartText>
              </bdi>{' '}
              <PartNumber sku={sku} />
              {failure === undefined ? <VisuallyHidden> {text('outcome.in-cart')}</VisuallyHidden> : <p>{failure}</p>}
            </span>
          </li>
        ))}
      </ul>
      {cart !== undefined && failed < outcome.lines.length && (
        <ButtonLink to={cart} size="s" variant="secondary">
          {text('outcome.view-cart')}
        </ButtonLink>
      )}
    </section>
  );
}
