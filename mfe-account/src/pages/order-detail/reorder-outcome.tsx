import { useEffect, useRef } from 'react';
import { ButtonLink, Icon, Notice, PartNumber, PartText, VisuallyHidden } from 'shared-ui';
import { Quantity } from '../../features/order/quantity';
import { useText } from './messages/source';
import styles from './order-detail-page.module.css';
import type { ReorderResult } from './use-reorder';

/** What is in the cart now and what is not, line by line. */
export function ReorderOutcome({ outcome }: { outcome: ReorderResult }) {
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
  const title = failed === 0 ? 'detail.reorder-all' : failed === outcome.lines.length ? 'detail.reorder-none' : 'detail.reorder-some';
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
              {failure === undefined ? <VisuallyHidden> {text('detail.in-cart')}</VisuallyHidden> : <p>{failure}</p>}
            </span>
          </li>
        ))}
      </ul>
      {failed < outcome.lines.length && (
        <ButtonLink to="/cart" size="s" variant="secondary">
          {text('detail.view-cart')}
        </ButtonLink>
      )}
    </section>
  );
}
