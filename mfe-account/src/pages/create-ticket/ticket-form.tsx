import { Button, FormFailure, SelectField, TextAreaField, TextField } from 'shared-ui';
import { AttachmentsField } from '../../features/attachments/attachments-field';
import type { KnownOptions } from '../../features/attachments/use-attachments';
import { present } from '../../features/present/present';
import type { TicketOptionsQuery } from './create-ticket.graphql.ts';
import { useText } from './messages/source';
import { useTicketForm } from './use-ticket-form';
import styles from '../../features/thread/thread-page.module.css';

/** The platform's limits. */
const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 10_000;
const LONGEST_ORDER = 32;

interface TicketFormView {
  options: TicketOptionsQuery['supportTicketOptions'];
  files: KnownOptions;
}

/** Asks the support desk. `?order=` names the order that it is about. */
export function TicketForm({ view: { options, files } }: { view: TicketFormView }) {
  const text = useText();
  const { field, formProps, rules, failure, isBusy, attachments } = useTicketForm(files.options);
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextField
        {...field('subject', rules.required, rules.maxLength(LONGEST_SUBJECT))}
        label={text('create-ticket.subject')}
        dir="auto"
        readOnly={isBusy}
        required
      />
      <SelectField
        {...field('category', rules.required)}
        label={text('create-ticket.category')}
        options={present(options.categories)}
        placeholder
        readOnly={isBusy}
        required
      />
      <SelectField {...field('priority')} label={text('create-ticket.priority')} options={present(options.priorities)} readOnly={isBusy} />
      <TextField
        {...field('order', rules.maxLength(LONGEST_ORDER))}
        label={text('create-ticket.order')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        readOnly={isBusy}
        optional
      />
      <TextAreaField
        {...field('message', rules.required, rules.maxLength(LONGEST_MESSAGE))}
        label={text('create-ticket.message')}
        rows={7}
        dir="auto"
        readOnly={isBusy}
        required
      />
      <AttachmentsField
        label={text('create-ticket.attachments')}
        error={field('files').error}
        attachments={attachments}
        isFailed={files.isFailed}
        isSending={isBusy}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('create-ticket.submit')}
        </Button>
      </div>
    </form>
  );
}
