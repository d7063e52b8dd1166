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
        {...field('title', rules.required)}
        label={text('create-request.name')}
        maxLength={LONGEST_TITLE}
        dir="auto"
        readOnly={isBusy}
        required
      />
      <TextAreaField
        {...field('description')}
        label={text('create-request.description')}
        hint={text('create-request.description-hint')}
        rows={5}
        maxLength={LONGEST_DESCRIPTION}
        dir="auto"
        readOnly={isBusy}
        optional
      />
      <PartFields field={field} isBusy={isBusy} />
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
function PartFields({ field, isBusy }: Pick<ReturnType<typeof useRequestForm>, 'field' | 'isBusy'>) {
  const text = useText();
  const wholeNumber = (value: unknown) =>
    value === '' || readPieces(String(value)).problem === undefined || text('create-request.wrong-quantity');
  return (
    <div className={styles.pair}>
      <TextField
        {...field('sku')}
        label={text('create-request.sku')}
        maxLength={LONGEST_SKU}
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
        maxLength={12}
        dir="ltr"
        autoComplete="off"
        readOnly={isBusy}
        optional
      />
    </div>
  );
}
