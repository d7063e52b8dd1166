import { Button, FormFailure, SelectField, TextAreaField, TextField, UploadField } from 'shared-ui';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import { present } from '../../features/present/present';
import type { TicketOptionsQuery } from './create-ticket.graphql.ts';
import { useText } from './messages/source';
import { useTicketForm } from './use-ticket-form';
import styles from '../../features/thread/thread-page.module.css';

/** The platform's limits. */
const LONGEST_SUBJECT = 200;
const LONGEST_MESSAGE = 10_000;

interface TicketFormView {
  options: TicketOptionsQuery['supportTicketOptions'];
  uploadOptions: UploadOptions;
}

/** Asks the support desk. `?order=` names the order that it is about. */
export function TicketForm({ view: { options, uploadOptions } }: { view: TicketFormView }) {
  const text = useText();
  const { field, formProps, rules, failure, isBusy, uploads, limits } = useTicketForm(uploadOptions);
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <TextField
        {...field('subject', rules.required)}
        label={text('create-ticket.subject')}
        maxLength={LONGEST_SUBJECT}
        dir="auto"
        required
      />
      <SelectField
        {...field('category', rules.required)}
        label={text('create-ticket.category')}
        options={present(options.categories)}
        placeholder
        required
      />
      <SelectField {...field('priority')} label={text('create-ticket.priority')} options={present(options.priorities)} />
      <TextField
        {...field('order')}
        label={text('create-ticket.order')}
        dir="ltr"
        inputMode="numeric"
        maxLength={32}
        autoComplete="off"
        optional
      />
      <TextAreaField
        {...field('message', rules.required)}
        label={text('create-ticket.message')}
        rows={7}
        maxLength={LONGEST_MESSAGE}
        dir="auto"
        required
      />
      <UploadField label={text('create-ticket.attachments')} error={field('files').error} uploads={uploads} limits={limits} optional />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('create-ticket.submit')}
        </Button>
      </div>
    </form>
  );
}
