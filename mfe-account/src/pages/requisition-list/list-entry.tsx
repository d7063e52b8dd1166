import { Link } from 'shared-platform';
import {
  Badge,
  Button,
  CheckboxField,
  parseQuantity,
  PartNumber,
  PartText,
  Price,
  ProductImage,
  QuantityInput,
  useQuantityProblemText,
  useUnsentInput,
  VisuallyHidden,
} from 'shared-ui';
import type { EntryView } from './list-view';
import { useText } from './messages/source';
import styles from './requisition-list-page.module.css';

interface ListEntryProps {
  entry: EntryView;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Gives whether it was saved. */
  onQuantity: (quantity: number) => Promise<boolean>;
}

/** One part of a list: chosen or not, how many. A number that was typed is saved by Enter or by its button. */
export function ListEntry({ entry, isChosen, onChoose, onQuantity }: ListEntryProps) {
  const text = useText();
  const sayQuantity = useQuantityProblemText();
  const { typed, setTyped, sent } = useUnsentInput(`list-quantity-${entry.uid}`, String(entry.quantity));
  const { quantity, problem } = parseQuantity(typed);
  const isChanged = quantity !== undefined && quantity !== entry.quantity;
  const save = async () => {
    if (isChanged && (await onQuantity(quantity))) sent();
  };
  const name = <PartText>{entry.name}</PartText>;
  return (
    <li className={styles.entry}>
      <CheckboxField
        label={<VisuallyHidden>{text('entries.choose', { name: entry.name })}</VisuallyHidden>}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div>
        <ProductImage url={entry.imageUrl} label="" width={72} />
      </div>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <bdi>{entry.path ? <Link to={entry.path}>{name}</Link> : name}</bdi>
        </h2>
        <p className={styles.muted}>
          <PartNumber sku={entry.sku} />
          {entry.options.map(({ label, value }) => (
            <span key={label}>
              <bdi>{label}</bdi>: <bdi>{value}</bdi>
            </span>
          ))}
          {entry.price && <Price money={entry.price} size="s" />}
          {!entry.isInStock && <Badge type="neutral">{text('entries.out-of-stock')}</Badge>}
        </p>
      </div>
      <div className={styles.quantity}>
        <QuantityInput
          value={typed}
          onValueChange={setTyped}
          label={text('entries.quantity', { name: entry.name })}
          error={problem ? sayQuantity(problem) : undefined}
          size="s"
          onCommit={() => void save()}
        />
        {isChanged && (
          <Button variant="secondary" size="s" onClick={() => void save()}>
            {text('entries.save')}
          </Button>
        )}
      </div>
    </li>
  );
}
