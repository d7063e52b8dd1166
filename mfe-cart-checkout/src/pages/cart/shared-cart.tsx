import { useId, useRef } from 'react';
import { timesMoney } from 'shared-contracts';
import { Actions, Button, Notice, PartNumber, PartText, Price, Quantity, Skeleton, useQuantityProblemText } from 'shared-ui';
import type { LookedUp, QuickOrderProduct } from '../../features/quick-order/quick-order-rows';
import type { SharedLine, SharedLines, UnusableLine } from '../../features/shared-cart/shared-cart';
import { useText } from './messages/source';
import { isAvailable, isProduct, type SharedCartState, useSharedCart } from './use-shared-cart';
import styles from './shared-cart.module.css';

/** A cart that somebody shared: looked at first, and added only when the shopper says so. */
export function SharedCart(shared: SharedLines) {
  const { unusable, beyond, isOwnList } = shared;
  const text = useText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const cart = useSharedCart(shared, title);
  const { isAdded, isAsking, addable, refused, failure } = cart;
  return (
    <section aria-labelledby={id} className={styles.shared}>
      <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
        {text(isAdded ? 'shared.rest' : isOwnList ? 'shared.own-title' : 'shared.title')}
      </h2>
      {!isAdded && (
        <>
          <p className={styles.hint}>{text('shared.hint')}</p>
          {/* Has its line before the platform has said anything: nothing moves then. */}
          <p role="status" className={styles.count}>
            {!isAsking && (addable > 0 ? text('shared.ready', { ready: addable, count: cart.count }) : text('shared.none'))}
          </p>
        </>
      )}
      <ul className={styles.lines} aria-busy={isAsking}>
        {cart.shown.map(({ line, product }) => (
          <KnownLine key={line.sku} line={line} product={product} refusal={refused.get(line.sku)} isAdded={isAdded} />
        ))}
        {unusable.map((line, index) => (
          <UnknownLine key={`${index} ${line.sku}`} line={line} />
        ))}
      </ul>
      {beyond > 0 && <p className={styles.hint}>{text('shared.beyond', { count: beyond })}</p>}
      {failure !== undefined && <Notice type="error">{failure}</Notice>}
      <SharedCartActions cart={cart} />
    </section>
  );
}

interface KnownLineProps {
  line: SharedLine;
  product: LookedUp | undefined;
  /** Why it was not added; empty where the platform gave no reason. */
  refusal: string | undefined;
  isAdded: boolean;
}

function KnownLine({ line: { sku, quantity }, product, refusal, isAdded }: KnownLineProps) {
  const text = useText();
  return (
    <li className={styles.line}>
      <span className={styles.facts}>
        <span className={styles.sku}>
          <Quantity count={quantity} /> <PartNumber sku={sku} />
        </span>
        {product === undefined && <Skeleton width={160} />}
        {isProduct(product) && (
          <span>
            <PartText>{product.name}</PartText>
          </span>
        )}
      </span>
      {isAvailable(product) && !isAdded ? (
        <Price money={timesMoney({ ...product.price, value: priceFor(product, quantity) }, quantity)} />
      ) : (
        product !== undefined && <span className={styles.problem}>{refusal || text(problemOf(product))}</span>
      )}
    </li>
  );
}

/** What stands in the address and is no line of a cart. */
function UnknownLine({ line: { sku, quantity, problem } }: { line: UnusableLine }) {
  const text = useText();
  const quantityProblem = useQuantityProblemText();
  return (
    <li className={styles.line}>
      <span className={styles.sku}>
        {quantity !== '' && <Quantity count={quantity} />} <PartNumber sku={sku} />
      </span>
      <span className={styles.problem}>{problem === 'too-long' ? text('shared.unknown') : quantityProblem(problem)}</span>
    </li>
  );
}

function SharedCartActions({ cart }: { cart: SharedCartState }) {
  const text = useText();
  const { isAdded, isAsking, addable, isFailingOnly } = cart;
  return (
    <Actions>
      {!isAdded && addable > 0 && (
        <Button busy={cart.isBusy} aria-disabled={isAsking || undefined} onClick={() => !isAsking && void cart.add()}>
          {text('shared.add', { count: addable })}
        </Button>
      )}
      {cart.isMixed && (
        <Button variant="secondary" onClick={() => cart.setFailingOnly(!isFailingOnly)}>
          {isFailingOnly ? text('shared.all') : text('shared.failing', { count: cart.failing })}
        </Button>
      )}
      {cart.hasFailed && (
        <Button variant="secondary" onClick={cart.again}>
          {text('cart.try-again')}
        </Button>
      )}
      <Button variant={isAdded || addable === 0 ? 'secondary' : 'quiet'} onClick={cart.leave}>
        {isAdded || addable === 0 ? text('shared.close') : text('shared.leave')}
      </Button>
    </Actions>
  );
}

function priceFor({ price, tiers }: QuickOrderProduct, quantity: number): number {
  return Math.min(price.value, ...tiers.filter(({ from }) => from <= quantity).map((tier) => tier.price.value));
}

function problemOf(found: LookedUp): 'shared.unknown' | 'shared.failed' | 'shared.options' | 'shared.sold-out' {
  if (found === 'unknown') return 'shared.unknown';
  if (!isProduct(found)) return 'shared.failed';
  return found.hasOptions ? 'shared.options' : 'shared.sold-out';
}
