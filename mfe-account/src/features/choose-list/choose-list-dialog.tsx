import { useState } from 'react';
import { Button, Dialog, FormFailure, LoadFailure, SelectField, Skeleton, TextField, useShopForm, type ShopForm } from 'shared-ui';
import styles from './choose-list-dialog.module.css';
import { useText } from './messages/source';

export interface ListChoice {
  id: string;
  name: string;
}

/** What became of a new list: its id, or what is wrong with its name, or why it was not made. */
export type MadeList = { id: string } | { complaint: string } | { failure: string };

export interface ChooseListDialogProps {
  title: string;
  /** The lists that there are to choose from; undefined while they are read. */
  lists: readonly ListChoice[] | undefined;
  /** Given where they could not be read: reads them again. */
  onRetry?: (() => void) | undefined;
  longestName: number;
  /** The name of a new list is kept under this for the tab until it was sent. */
  keep: string;
  /** Makes a list. Undefined where no more can be made. */
  create: ((name: string) => Promise<MadeList>) | undefined;
  /** Gives what went wrong. */
  onChoose: (list: ListChoice) => Promise<string | undefined>;
  onClose: () => void;
}

/** Which list something goes to: one that is there, or a new one, which stays though nothing may have come to it. */
export function ChooseListDialog({ title, lists, onRetry, longestName, keep, create, onChoose, onClose }: ChooseListDialogProps) {
  const text = useText();
  const [made, setMade] = useState<ListChoice>();
  const [chosen, setChosen] = useState<string>();
  const isListed = made === undefined || lists?.some(({ id }) => id === made.id);
  const choices = [...(lists ?? []), ...(isListed ? [] : [made])];
  const shopForm: ShopForm<{ name: string }> = useShopForm<{ name: string }>({
    defaultValues: { name: '' },
    keep: `choose-list-${keep}`,
    guard: true,
    async onSubmit({ name }) {
      const known = choices.find(({ id }) => id === to);
      const list = known ?? (await make(name.trim()));
      if (!('id' in list)) return 'complaint' in list ? { errors: { name: list.complaint } } : list;
      const reason = await onChoose(list);
      if (reason !== undefined) return { failure: known ? reason : text('choose-list.made', { list: list.name, reason }) };
      onClose();
      return undefined;
    },
  });

  const { field, formProps, rules, failure, isBusy } = shopForm;
  // A name that was kept is of a new list.
  const begun = create && shopForm.form.watch('name') !== '' ? undefined : choices[0]?.id;
  const to = chosen ?? begun ?? '';
  const make = async (name: string) => {
    const answer = await create?.(name);
    if (!answer || !('id' in answer)) return answer ?? { failure: undefined };
    const list = { id: answer.id, name };
    setMade(list);
    setChosen(list.id);
    return list;
  };

  return (
    <Dialog title={title} isBusy={isBusy} onClose={onClose}>
      {lists ? (
        <form {...formProps} className={styles.form}>
          <FormFailure failure={failure} />
          <SelectField
            label={text('choose-list.to')}
            value={to}
            onChange={({ target: { value } }) => setChosen(value)}
            readOnly={isBusy}
            options={[
              ...choices.map(({ id, name }) => ({ value: id, label: name })),
              ...(create ? [{ value: '', label: text('choose-list.new') }] : []),
            ]}
          />
          {to === '' && (
            <TextField
              {...field('name', rules.required, rules.maxLength(longestName))}
              label={text('choose-list.name')}
              dir="auto"
              required
            />
          )}
          <div>
            <Button type="submit" busy={isBusy}>
              {title}
            </Button>
          </div>
        </form>
      ) : onRetry ? (
        <LoadFailure onRetry={onRetry}>{text('choose-list.failed')}</LoadFailure>
      ) : (
        <Skeleton height="8rem" shape="block" />
      )}
    </Dialog>
  );
}
