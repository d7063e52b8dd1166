import { Button, FormFailure, TextAreaField, TextField, UploadField } from 'shared-ui';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import sheet from '../../features/thread/thread-page.module.css';
import styles from './create-request-page.module.css';
import { useText } from './messages/source';
import { LONGEST_SKU, readPieces, useRequestForm } from './use-request-form';

/** The platform's limits. */
const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 10_000;

/** Sends drawings of a part to be examined and quoted. `?sku=` names the part. */
export function RequestForm({ view }: { view: UploadOptions }) {
  const text = useText();
  const { field, formProps, rules, failure, isBusy, uploads, limits, words } = useRequestForm(view);
  const hasDrawing = () => (uploads?.items.get().length ?? 0) > 0 || words.missing;
  return (
    <form {...formProps} className={sheet.form}>
      <FormFailure failure={failure} />
      <TextField
        {...field('title', rules.required, rules.maxLength(LONGEST_TITLE))}
        label={text('create-request.name')}
        dir="auto"
        readOnly={isBusy}
        required
      />
      <TextAreaField
        {...field('description', rules.maxLength(LONGEST_DESCRIPTION))}
        label={text('create-request.description')}
        hint={text('create-request.description-hint')}
        rows={5}
        dir="auto"
        readOnly={isBusy}
        optional
      />
      <PartFields field={field} rules={rules} isBusy={isBusy} />
      <UploadField
        label={text('create-request.drawings')}
        error={field('files', hasDrawing).error}
        uploads={uploads}
        limits={limits}
        isSending={isBusy}
        required
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('create-request.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Which part it is, and how many of it. */
function PartFields({ field, rules, isBusy }: Pick<ReturnType<typeof useRequestForm>, 'field' | 'rules' | 'isBusy'>) {
  const text = useText();
  const wholeNumber = (value: unknown) =>
    value === '' || readPieces(String(value)).problem === undefined || text('create-request.wrong-quantity');
  return (
    <div className={styles.pair}>
      <TextField
        {...field('sku', rules.maxLength(LONGEST_SKU))}
        label={text('create-request.sku')}
        dir="ltr"
        autoComplete="off"
        readOnly={isBusy}
        spellCheck={false}
        optional
      />
      <TextField
        {...field('quantity', wholeNumber)}
        label={text('create-request.quantity')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        readOnly={isBusy}
        optional
      />
    </div>
  );
}
