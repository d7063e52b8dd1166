import { useEffect, useId, useRef, useState } from 'react';
import { timesMoney } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Actions, Button, Notice, PartNumber, PartText, Price, Quantity, Skeleton, useQuantityProblemText } from 'shared-ui';
import { lookUp } from '../../features/quick-order/look-up';
import { keyOf, type LookedUp, type QuickOrderProduct } from '../../features/quick-order/quick-order-rows';
import type { SharedLine, SharedLines } from '../../features/shared-cart/shared-cart';
import { cartOf } from '../../service/own-cart';
import { useText } from './messages/source';
import styles from './shared-cart.module.css';

/** A cart that somebody shared: looked at first, and added only when the shopper says so. */
export function SharedCart({ lines, unusable, beyond, isOwnList }: SharedLines) {
  const host = useHost();
  const text = useText();
  const quantityProblem = useQuantityProblemText();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { found, again } = useLookedUp(lines);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [isFailingOnly, setFailingOnly] = useState(false);
  const rows = lines.map((line) => ({ line, product: found.get(keyOf(line.sku)) }));
  const ready = rows.flatMap(({ line, product }) =>
    isProduct(product) && product.inStock && !product.hasOptions ? [{ ...line, product }] : [],
  );
  const isAsking = rows.some(({ product }) => product === undefined);
  /** As long as the platform has not said otherwise. */
  const addable = rows.filter(({ product }) => product === undefined).length + ready.length;

  const leave = () => host.navigation.replace('/cart');
  const add = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const failures = await cartOf(host).add(
        ready.map(({ quantity, product: { sku, name, parentSku, imageUrl } }) => ({
          sku,
          name,
          quantity,
          ...(parentSku === undefined ? {} : { parentSku }),
          ...(imageUrl === undefined ? {} : { imageUrl }),
        })),
      );
      // What did not come stays in sight, with the reason; the rest is in the cart below.
      if (failures.length === 0 && ready.length === lines.length && unusable.length === 0) return leave();
      setRefused(
        new Map([
          ...ready.map(({ sku }) => [sku, ''] as const),
          ...failures.map(({ index, message }) => [ready[index]?.sku ?? '', message] as const),
        ]),
      );
      title.current?.focus();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  const isAdded = refused.size > 0;
  const isAddable = (product: LookedUp | undefined) => product === undefined || ready.some((one) => one.product === product);
  const failing = rows.length + unusable.length - addable;
  const isMixed = !isAdded && !isAsking && addable > 0 && failing > 0;
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
            {!isAsking &&
              (addable > 0 ? text('shared.ready', { ready: addable, count: rows.length + unusable.length }) : text('shared.none'))}
          </p>
        </>
      )}
      <ul className={styles.lines} aria-busy={isAsking}>
        {rows
          .filter(({ line, product }) => refused.get(line.sku) !== '' && !(isMixed && isFailingOnly && isAddable(product)))
          .map(({ line, product }) => (
            <li key={line.sku} className={styles.line}>
              <span className={styles.facts}>
                <span className={styles.sku}>
                  <Quantity count={line.quantity} /> <PartNumber sku={line.sku} />
                </span>
                {product === undefined && <Skeleton width={160} />}
                {isProduct(product) && (
                  <span>
                    <PartText>{product.name}</PartText>
                  </span>
                )}
              </span>
              {isProduct(product) && product.inStock && !product.hasOptions && !isAdded ? (
                <Price money={timesMoney({ ...product.price, value: priceFor(product, line.quantity) }, line.quantity)} />
              ) : (
                product !== undefined && <span className={styles.problem}>{refused.get(line.sku) || text(problemOf(product))}</span>
              )}
            </li>
          ))}
        {unusable.map(({ sku, quantity, problem }, index) => (
          <li key={`${index} ${sku}`} className={styles.line}>
            <span className={styles.sku}>
              {quantity !== '' && <Quantity count={quantity} />} <PartNumber sku={sku} />
            </span>
            <span className={styles.problem}>{problem === 'too-long' ? text('shared.unknown') : quantityProblem(problem)}</span>
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className={styles.hint}>{text('shared.beyond', { count: beyond })}</p>}
      {failure !== undefined && <Notice type="error">{failure}</Notice>}
      <Actions>
        {!isAdded && addable > 0 && (
          <Button busy={isBusy} aria-disabled={isAsking || undefined} onClick={() => !isAsking && void add()}>
            {text('shared.add', { count: addable })}
          </Button>
        )}
        {isMixed && (
          <Button variant="secondary" onClick={() => setFailingOnly(!isFailingOnly)}>
            {isFailingOnly ? text('shared.all') : text('shared.failing', { count: failing })}
          </Button>
        )}
        {rows.some(({ product }) => product === 'failed') && (
          <Button variant="secondary" onClick={again}>
            {text('cart.try-again')}
          </Button>
        )}
        <Button variant={isAdded || addable === 0 ? 'secondary' : 'quiet'} onClick={leave}>
          {isAdded || addable === 0 ? text('shared.close') : text('shared.leave')}
        </Button>
      </Actions>
    </section>
  );
}

function useLookedUp(lines: readonly SharedLine[]) {
  const host = useHost();
  const [found, setFound] = useState<ReadonlyMap<string, LookedUp>>(new Map());
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify(lines.map(({ sku }) => sku));
  useEffect(() => {
    let isShown = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the question begins here
    setFound(new Map());
    const skus: string[] = JSON.parse(key);
    void lookUp(host, skus, (some) => isShown && setFound((others) => new Map([...others, ...some])));
    return () => void (isShown = false);
  }, [host, key, turn]);
  return { found, again: () => setTurn(turn + 1) };
}

function isProduct(found: LookedUp | undefined): found is QuickOrderProduct {
  return typeof found === 'object';
}

function priceFor({ price, tiers }: QuickOrderProduct, quantity: number): number {
  return Math.min(price.value, ...tiers.filter(({ from }) => from <= quantity).map((tier) => tier.price.value));
}

function problemOf(found: LookedUp): 'shared.unknown' | 'shared.failed' | 'shared.options' | 'shared.sold-out' {
  if (found === 'unknown') return 'shared.unknown';
  if (!isProduct(found)) return 'shared.failed';
  return found.hasOptions ? 'shared.options' : 'shared.sold-out';
}
