import { useState } from 'react';
import { change, type WishlistEntry } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { usePlatformMessage } from 'shared-ui';
import { EndProductSubscriptionDocument, RenewProductSubscriptionDocument } from '../../features/stock-alert/stock-alert.graphql.ts';
import { useText } from './messages/source';

/** Whether the customer will be told when a product is back; begins that, and ends it. */
export function useStockAlert({ sku, name }: WishlistEntry, isAlerted: boolean) {
  const { commerce, toasts } = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isBusy, setBusy] = useState(false);
  /** What the customer has pressed here, until the page is opened again. */
  const [own, setOwn] = useState<boolean>();
  const isOn = own ?? isAlerted;

  const set = async (wanted: boolean) => {
    setBusy(true);
    const { isDone, error } = wanted ? await begin() : await end();
    setBusy(false);
    if (!isDone) {
      toasts.add({ type: 'error', message: error ? await say(error) : text('wish.alert-failed') });
      return;
    }
    setOwn(wanted);
    toasts.add({
      type: 'success',
      message: text(wanted ? 'wish.alert-begun' : 'wish.alert-ended', { name }),
      actionText: text('wish.undo'),
      onAction(close) {
        close();
        void set(!wanted);
      },
    });
  };
  const begin = async () => {
    const { data, error } = await change(commerce, RenewProductSubscriptionDocument, { sku });
    return { isDone: data?.subscribeProductAlertStock?.success === true, error };
  };
  const end = async () => {
    const { data, error } = await change(commerce, EndProductSubscriptionDocument, { sku });
    // Without success and without an error there was none: another tab has ended it.
    return { isDone: !error && data?.unsubscribeProductAlertStock !== null, error };
  };
  return { isOn, isBusy, toggle: () => set(!isOn) };
}
