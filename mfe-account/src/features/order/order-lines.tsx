import { Link } from 'shared-platform';
import { PartNumber, PartText, Price, ProductImage, Quantity } from 'shared-ui';
import { useText } from './messages/source';
import styles from './order-lines.module.css';
import type { OrderLine } from './order-view';

/** What was ordered, line by line, with what each comes to. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: OrderLine }) {
  const text = useText();
  const name = <PartText>{line.name}</PartText>;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <ProductImage url={line.imageUrl} label="" width={72} />
      </div>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <bdi>{line.path ? <Link to={line.path}>{name}</Link> : name}</bdi>
        </h3>
        <p className={styles.detail}>
          <PartNumber sku={line.sku} />
          {line.options.map(({ label, value }) => (
            <span key={label}>
              <bdi>{label}</bdi>: <bdi>{value}</bdi>
            </span>
          ))}
        </p>
        <Progress line={line} />
      </div>
      <p className={styles.pieces}>
        <Quantity count={line.ordered} />
        {line.price && <Price money={line.price} size="s" />}
      </p>
      <p className={styles.sum}>
        {line.rowTotal ? <Price money={line.rowTotal} /> : <span className={styles.detail}>{text('order.no-price')}</span>}
      </p>
    </li>
  );
}

/** How many pieces have gone which way, where not all have gone the same. */
function Progress({ line: { ordered, shipped, canceled, refunded } }: { line: OrderLine }) {
  const text = useText();
  const isPart = (count: number) => count > 0 && count < ordered;
  const parts = [
    isPart(shipped) && text('order.line-shipped', { count: shipped, ordered }),
    isPart(canceled) && text('order.line-canceled', { count: canceled, ordered }),
    isPart(refunded) && text('order.line-refunded', { count: refunded, ordered }),
  ].filter((part) => part !== false);
  return parts.length > 0 && <p className={styles.detail}>{parts.join(' · ')}</p>;
}
