import { useRef, useState } from 'react';
import { change, changeOrRefresh, toWesternDigits } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  Badge,
  Button,
  FormFailure,
  Icon,
  PartNumber,
  SelectField,
  TextField,
  usePlatformMessage,
  useShopForm,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from './messages/source';
import type { CarrierStatus, ReturnView } from './return-view';
import { AddReturnTrackingDocument, RemoveReturnTrackingDocument } from './view-return.graphql.ts';
import styles from './view-return-page.module.css';

const LONGEST_NUMBER = 120;

/** What the customer's parcels are called by their carriers; more can be told as long as the shop expects one. */
export function ReturnTracking({ shown: { uid, number, tracking, carriers } }: { shown: ReturnView }) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text('view.tracking')}
      </h2>
      <ul className={styles.tracking}>
        {tracking.map((each) => (
          <li key={each.uid}>
            <span>
              <bdi>{each.carrier}</bdi> · <PartNumber sku={each.number} />
            </span>
            {each.status && <ParcelStatus status={each.status} />}
            {carriers.length > 0 && <Remove tracking={each} onRemoved={() => heading.current?.focus()} />}
          </li>
        ))}
      </ul>
      {carriers.length > 0 && <AddTracking uid={uid} number={number} carriers={carriers} />}
    </section>
  );
}

function ParcelStatus({ status: { text, isError } }: { status: CarrierStatus }) {
  return (
    <Badge type={isError ? 'error' : 'info'}>
      <Icon name={isError ? 'error' : 'truck'} className={styles.icon} />
      <bdi className={styles.says}>{text}</bdi>
    </Badge>
  );
}

function Remove({ tracking, onRemoved }: { tracking: ReturnView['tracking'][number]; onRemoved: () => void }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const input = { return_shipping_tracking_uid: tracking.uid };
    const { error } = await changeOrRefresh(host.commerce, RemoveReturnTrackingDocument, { input }, { retry: false });
    const told = error && (await say(error));
    setBusy(false);
    if (told !== undefined) return void host.toasts.add({ type: 'error', message: told });
    onRemoved();
    host.toasts.add({ type: 'success', message: text('view.tracking-removed') });
  };
  return (
    <Button variant="quiet" size="s" busy={isBusy} onClick={() => void press()}>
      <Icon name="trash" />
      <VisuallyHidden>{text('view.remove-tracking', { number: tracking.number })}</VisuallyHidden>
    </Button>
  );
}

function AddTracking({ uid, number, carriers }: Pick<ReturnView, 'uid' | 'number' | 'carriers'>) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { carrier: '', trackingNumber: '' },
    keep: `return-tracking-${number}`,
    guard: true,
    async onSubmit({ carrier, trackingNumber }) {
      const input = { return_uid: uid, carrier_uid: carrier, tracking_number: toWesternDigits(trackingNumber.trim()) };
      const { error } = await change(host.commerce, AddReturnTrackingDocument, { input }, { retry: false });
      if (error) return { failure: await say(error) };
      host.toasts.add({ type: 'success', message: text('view.tracking-added') });
      form.setValue('trackingNumber', '');
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <FormFailure failure={failure} />
      <div className={styles.pair}>
        <SelectField
          {...field('carrier', rules.required)}
          label={text('view.carrier')}
          options={carriers.map(({ uid: value, label }) => ({ value, label }))}
          placeholder
          required
        />
        <TextField
          {...field('trackingNumber', rules.required, rules.maxLength(LONGEST_NUMBER))}
          label={text('view.tracking-number')}
          autoComplete="off"
          dir="ltr"
          required
        />
      </div>
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text('view.add-tracking')}
        </Button>
      </div>
    </form>
  );
}
