import { useEffect, useRef } from 'react';
import { useHost } from 'shared-platform';
import { cartPage, pathTo } from 'shared-contracts';
import { ButtonLink, Icon, Notice, PartNumber, PartText, Quantity, VisuallyHidden } from 'shared-ui';
import type { AddedLine, CartResult } from './add-in-batches';
import { useText } from './messages/source';
import styles from './cart-outcome.module.css';
import { successOf, type useCartLines } from './use-cart-lines';

/** Of more lines than these, those that are in the cart are counted; the others are what has to be read. */
const MOST_LISTED = 50;

/** How far lines that take several calls have come. It stands there from the beginning, so that it is read out. */
export function CartProgress({ cart: { progress } }: { cart: Pick<ReturnType<typeof useCartLines>, 'progress'> }) {
  const text = useText();
  return (
    <p role="status" className={styles.progress}>
      {progress ? text('outcome.progress', progress) : ''}
    </p>
  );
}

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
  const { lines } = outcome;
  const refused = lines.filter(({ failure }) => failure !== undefined);
  const added = lines.length - refused.length;
  const isShort = lines.length <= MOST_LISTED;
  const cart = pathTo(host, cartPage);
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1} className={styles.outcomeTitle}>
        {text(`outcome.${successOf(lines)}`)}
      </h2>
      {!isShort && added > 0 && <p>{text('outcome.added', { count: added })}</p>}
      <ul className={styles.results}>
        {(isShort ? lines : refused).map((line) => (
          <OutcomeLine key={line.id} line={line} />
        ))}
      </ul>
      {cart !== undefined && added > 0 && (
        <ButtonLink to={cart} size="s" variant="secondary">
          {text('outcome.view-cart')}
        </ButtonLink>
      )}
    </section>
  );
}

function OutcomeLine({ line: { sku, name, quantity, failure } }: { line: AddedLine }) {
  const text = useText();
  return (
    <li className={failure === undefined ? styles.added : styles.refused}>
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
  );
}
