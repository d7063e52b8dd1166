import { type RefObject, useRef, useState, type SyntheticEvent } from 'react';
import { toWesternDigits } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { all, Button, parseQuantity, QuantityInput, TextField, useKeptInput, useQuantityProblemText, useValidators } from 'shared-ui';
import { cartOf } from '../../service/own-cart';
import { useText } from './messages/source';
import styles from './cart-extras.module.css';

const MAX_SKU_LENGTH = 64;

/** For who knows the part number: from the keyboard into the cart, one after the other. */
export function AddByPartNumber() {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const { sku, setSku, quantity, setQuantity, errors, isBusy, said, add } = useAdding(field);
  return (
    <form
      className={styles.add}
      noValidate
      aria-label={text('add.title')}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!isBusy) void add();
      }}
    >
      <h2 className={styles.title}>{text('add.title')}</h2>
      <div className={styles.fields}>
        <TextField
          ref={field}
          label={text('lines.sku')}
          value={sku}
          error={errors.sku}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setSku(event.target.value)}
        />
        <div className={styles.pieces}>
          <span className={styles.label} aria-hidden="true">
            {text('lines.quantity')}
          </span>
          <QuantityInput value={quantity} error={errors.quantity} onValueChange={setQuantity} />
        </div>
        <Button type="submit" variant="secondary" busy={isBusy} className={styles.submit}>
          {text('add.submit')}
        </Button>
      </div>
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </form>
  );
}

/** What is typed, and adding it. `field`: gets the focus again, for the next part number. */
function useAdding(field: RefObject<HTMLInputElement | null>) {
  const host = useHost();
  const text = useText();
  const { required, maxLength } = useValidators();
  const problemText = useQuantityProblemText();
  const [sku, setSku] = useKeptInput('part_number');
  const [quantity, setQuantity] = useKeptInput('part_quantity', '1');
  const [errors, setErrors] = useState<{ sku?: string; quantity?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const add = async () => {
    const parsed = parseQuantity(quantity);
    const answer = all(required, maxLength(MAX_SKU_LENGTH))(sku);
    if (answer !== true || parsed.problem !== undefined) {
      setErrors({ ...(answer === true ? {} : { sku: answer }), ...(parsed.problem ? { quantity: problemText(parsed.problem) } : {}) });
      if (answer !== true) field.current?.focus();
      return;
    }
    setErrors({});
    setSaid('');
    setBusy(true);
    const part = toWesternDigits(sku.trim());
    try {
      const [refused] = await cartOf(host).add([{ sku: part, name: part, quantity: parsed.quantity }]);
      if (refused) setErrors({ sku: refused.message });
      else {
        setSaid(text('add.added', { sku: part }));
        setSku('');
        setQuantity('1');
      }
    } catch (error) {
      setErrors({ sku: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
      field.current?.focus();
    }
  };
  return { sku, setSku, quantity, setQuantity, errors, isBusy, said, add };
}
