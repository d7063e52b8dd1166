import type { WishlistEntry, WishlistService } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Button,
  Dialog,
  FormFailure,
  parseQuantity,
  PartText,
  TextAreaField,
  TextField,
  usePlatformMessage,
  useQuantityProblemText,
  useShopForm,
} from 'shared-ui';
import { useText } from './messages/source';
import { useOwnChange } from './use-own-change';
import { UpdateWishDocument } from './wishlist-changes.graphql.ts';
import styles from './wishlist-page.module.css';

const LONGEST_COMMENT = 1000;

export interface EntryDialogProps {
  wishlist: WishlistService;
  entry: WishlistEntry;
  comment: string;
  /** uids of the chosen values of a variant: without them the platform does not know which one it is. */
  selectedOptions: readonly string[];
  onClose: () => void;
}

/** How many of a product are wished for, and what the customer has to say about it. */
export function EntryDialog({ wishlist, entry, comment, selectedOptions, onClose }: EntryDialogProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const sayQuantity = useQuantityProblemText();
  const send = useOwnChange(wishlist);
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { quantity: String(entry.quantity), comment },
    keep: `wish-${entry.id}`,
    guard: true,
    async onSubmit(values) {
      const { quantity = entry.quantity } = parseQuantity(values.quantity);
      const written = values.comment.trim();
      const wish = {
        wishlist_item_id: entry.id,
        quantity,
        // What was not changed is not sent: it may not have been read, or be another by now.
        ...(written === comment.trim() ? {} : { description: written }),
        ...(selectedOptions.length > 0 ? { selected_options: [...selectedOptions] } : {}),
      };
      const { data, error } = await send(UpdateWishDocument, { listId: entry.listId, wish });
      const refusal = error ?? data?.updateProductsInWishlist?.user_errors.find((each) => each !== null)?.message;
      if (refusal !== undefined) return { failure: await say(refusal) };
      host.toasts.add({ type: 'success', message: text('wish.saved') });
      onClose();
      return undefined;
    },
  });
  const whole = (value: unknown) => {
    const { problem } = parseQuantity(String(value));
    return problem === undefined || sayQuantity(problem);
  };
  return (
    <Dialog title={text('wish.edit')} isBusy={isBusy} onClose={onClose}>
      <form {...formProps} className={styles.form}>
        <p className={styles.dialogText}>
          <bdi>
            <PartText>{entry.name}</PartText>
          </bdi>
        </p>
        <FormFailure failure={failure} />
        <TextField {...field('quantity', whole)} label={text('wish.pieces')} inputMode="numeric" dir="ltr" autoComplete="off" required />
        <TextAreaField {...field('comment', rules.maxLength(LONGEST_COMMENT))} label={text('wish.comment')} rows={3} dir="auto" optional />
        <div>
          <Button type="submit" busy={isBusy}>
            {text('wish.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
