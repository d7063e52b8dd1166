import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, Dialog, lateFaultOf, FormFailure, TextAreaField, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import { CreateRequisitionListDocument, UpdateRequisitionListDocument } from './lists.graphql.ts';
import styles from './list-dialog.module.css';
import { useText } from './messages/source';
import { LONGEST_NAME } from './requisition-list-path';

const LONGEST_DESCRIPTION = 255;

interface ListDialogProps {
  /** The list that gets another name; undefined: a new one. */
  list?: { uid: string; name: string; description: string } | undefined;
  onClose: () => void;
  onDone: (uid: string) => void;
}

/** Names a list, a new one or one that is there. */
export function ListDialog({ list, onClose, onDone }: ListDialogProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { name: list?.name ?? '', description: list?.description ?? '' },
    keep: `requisition-list-${list?.uid ?? 'new'}`,
    guard: true,
    async onSubmit(values, { arrived }) {
      const input = { name: values.name.trim(), description: values.description.trim() };
      const answer = list
        ? await change(host.commerce, UpdateRequisitionListDocument, { uid: list.uid, input }, { retry: false })
        : await change(host.commerce, CreateRequisitionListDocument, { input }, { retry: false });
      const { data, error } = answer;
      if (error)
        return (await lateFaultOf(error)) === 'list-name-taken' ? { errors: { name: text('list.taken') } } : { failure: await say(error) };
      const made = data && ('createRequisitionList' in data ? data.createRequisitionList : data.updateRequisitionList);
      if (arrived()) onDone(made?.requisition_list?.uid ?? '');
      return undefined;
    },
  });
  return (
    <Dialog title={text(list ? 'list.rename-title' : 'list.new')} isBusy={isBusy} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <FormFailure failure={failure} />
        <TextField
          {...field('name', list ? rules.notEmpty : rules.required, rules.maxLength(LONGEST_NAME))}
          label={text('list.name')}
          dir="auto"
          required
        />
        <TextAreaField
          {...field('description', rules.maxLength(LONGEST_DESCRIPTION))}
          label={text('list.description')}
          rows={3}
          dir="auto"
          optional
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {text('list.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
