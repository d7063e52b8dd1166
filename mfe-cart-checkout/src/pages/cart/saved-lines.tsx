import { useId, useRef, useState } from 'react';
import { choiceOf } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { Button, IconButton, PartNumber, PartText, ProductImage, Quantity } from 'shared-ui';
import type { SavedForLater } from '../../features/saved-for-later/use-saved-for-later';
import { savedToAdd, type SavedLine } from '../../service/saved-lines';
import { cartOf } from '../../service/own-cart';
import { useText } from './messages/source';
import styles from './saved-lines.module.css';

/** What was put aside: back into the cart, or away. */
export function SavedLines({ later }: { later: SavedForLater }) {
  const text = useText();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (later.lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.saved}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {text('later.title')}
      </h2>
      <p className={styles.hint}>{text('later.hint')}</p>
      <ul className={styles.lines}>
        {later.lines.map((line) => (
          <Saved
            key={JSON.stringify(choiceOf(line))}
            line={line}
            onGone={() => {
              later.forget(line);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Saved({ line, onGone }: { line: SavedLine; onGone: () => void }) {
  const host = useHost();
  const text = useText();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const bringBack = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const [refused] = await cartOf(host).add([savedToAdd(line)]);
      if (!refused) return onGone();
      setFailure(refused.message);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <li className={styles.line}>
      <ProductImage url={line.imageUrl} label="" width={56} ratio={1} className={styles.picture} />
      <div className={styles.facts}>
        {line.path ? (
          <Link id={id} to={line.path} className={styles.name}>
            <PartText>{line.name}</PartText>
          </Link>
        ) : (
          <span id={id} className={styles.name}>
            <PartText>{line.name}</PartText>
          </span>
        )}
        <p className={styles.hint}>
          <Quantity count={line.quantity} /> <PartNumber sku={line.sku} />
        </p>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
      <Button variant="secondary" size="s" busy={isBusy} aria-describedby={id} onClick={() => void bringBack()}>
        {text('later.to-cart')}
      </Button>
      <IconButton icon="trash" label={text('later.remove', { name: line.name })} onClick={onGone} />
    </li>
  );
}
