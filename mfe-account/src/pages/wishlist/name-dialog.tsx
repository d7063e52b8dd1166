import type { WishlistService } from 'shared-contracts';
import { Button, Dialog, FormFailure, lateFaultOf, TextField, usePlatformMessage, useShopForm } from 'shared-ui';
import type { ListChoice } from '../../features/choose-list/choose-list-dialog';
import { isTaken, LONGEST_NAME } from './list-name';
import { useText } from './messages/source';
import { useListMaking } from './use-list-making';
import { useOwnChange } from './use-own-change';
import { RenameWishlistDocument } from './wishlist-changes.graphql.ts';
import styles from './wishlist-page.module.css';

interface NameDialogProps {
  wishlist: WishlistService;
  /** The list that gets another name; undefined: a new one. */
  list?: ListChoice | undefined;
  onClose: () => void;
  onDone: (list: ListChoice) => void;
}

/** Names a list, a new one or one that is there. */
export function NameDialog({ wishlist, list, onClose, onDone }: NameDialogProps) {
  const text = useText();
  const make = useListMaking(wishlist);
  const rename = useRenaming(wishlist);
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { name: list?.name ?? '' },
    keep: `wish-list-${list?.id ?? 'new'}`,
    guard: true,
    async onSubmit(values, { arrived }) {
      const name = values.name.trim();
      const answer = await (list ? rename(list, name) : make(name));
      if ('complaint' in answer) return { errors: { name: answer.complaint } };
      if ('failure' in answer) return answer;
      if (arrived()) onDone({ id: answer.id, name });
      return undefined;
    },
  });
  const short = (value: unknown) => [...String(value).trim()].length <= LONGEST_NAME || text('wish.name-long', { most: LONGEST_NAME });
  return (
    <Dialog title={text(list ? 'wish.rename-title' : 'wish.new')} isBusy={isBusy} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <FormFailure failure={failure} />
        <TextField
          {...field('name', list ? rules.notEmpty : rules.required, short)}
          label={text('wish.name')}
          hint={text('wish.name-hint', { most: LONGEST_NAME })}
          dir="auto"
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {text('wish.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useRenaming(wishlist: WishlistService) {
  const text = useText();
  const say = usePlatformMessage();
  const send = useOwnChange(wishlist);
  return async ({ id, name: before }: ListChoice, name: string) => {
    const taken = { complaint: text('wish.taken') };
    if (name === before) return { id };
    if (isTaken(wishlist, name, id)) return taken;
    const { error } = await send(RenameWishlistDocument, { listId: id, name });
    if (!error) return { id };
    return (await lateFaultOf(error)) === 'wish-list-exists' ? taken : { failure: await say(error) };
  };
}
