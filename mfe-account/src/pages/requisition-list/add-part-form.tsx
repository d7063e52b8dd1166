import { change, toWesternDigits } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Button,
  lateFaultOf,
  FormFailure,
  parseQuantity,
  TextField,
  usePlatformMessage,
  useQuantityProblemText,
  useShopForm,
} from 'shared-ui';
import { AddToRequisitionListDocument } from '../../features/requisition-lists/lists.graphql.ts';
import { useText } from './messages/source';
import styles from './requisition-list-page.module.css';

const LONGEST_SKU = 64;

/** Puts a part on the list by its number. */
export function AddPartForm({ list }: { list: string }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const sayQuantity = useQuantityProblemText();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { sku: '', quantity: '1' },
    keep: `list-part-${list}`,
    guard: true,
    async onSubmit(values) {
      const { quantity = 1 } = parseQuantity(values.quantity);
      const items = [{ sku: toWesternDigits(values.sku.trim()), quantity }];
      const { error } = await change(host.commerce, AddToRequisitionListDocument, { uid: list, items }, { retry: false });
      if ((await lateFaultOf(error)) === 'unknown-product') return { errors: { sku: text('entries.unknown') } };
      if ((await lateFaultOf(error)) === 'needs-choice') return { errors: { sku: text('entries.needs-choice') } };
      if (error) return { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('entries.added') });
      form.setValue('sku', '');
      form.setValue('quantity', '1');
      return undefined;
    },
  });
  const whole = (value: unknown) => {
    const { problem } = parseQuantity(String(value));
    return problem === undefined || sayQuantity(problem);
  };
  return (
    <form {...formProps} className={styles.add} aria-label={text('entries.add')}>
      <FormFailure failure={failure} />
      <TextField
        {...field('sku', rules.required, rules.maxLength(LONGEST_SKU))}
        label={text('entries.sku')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField {...field('quantity', whole)} label={text('entries.pieces')} inputMode="numeric" dir="ltr" autoComplete="off" />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text('entries.add')}
      </Button>
    </form>
  );
}
