import { useState } from 'react';
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
  VisuallyHidden,
} from 'shared-ui';
import type { EntryView } from './list-view';
import { useText } from './messages/source';
import styles from './requisition-list-page.module.css';

interface ListEntryProps {
  entry: EntryView;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onQuantity: (quantity: number) => void;
}

/** One part of a list: chosen or not, how many. A number that was typed is saved by Enter or by its button. */
export function ListEntry({ entry, isChosen, onChoose, onQuantity }: ListEntryProps) {
  const text = useText();
  const sayQuantity = useQuantityProblemText();
  const [typed, setTyped] = useState(String(entry.quantity));
  const { quantity, problem } = parseQuantity(typed);
  const isChanged = quantity !== undefined && quantity !== entry.quantity;
  const save = () => {
    if (isChanged) onQuantity(quantity);
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
          onCommit={save}
        />
        {isChanged && (
          <Button variant="secondary" size="s" onClick={save}>
            {text('entries.save')}
          </Button>
        )}
      </div>
    </li>
  );
}
