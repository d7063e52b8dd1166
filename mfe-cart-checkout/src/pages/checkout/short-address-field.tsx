import { useHost } from 'shared-platform';
import { TextField, type ShopForm } from 'shared-ui';
import type { AddressForm, Region } from '../../features/checkout-process/address';
import type { PlaceField } from '../../features/checkout-process/look-up-short-address';
import { isShortAddress } from '../../features/checkout-process/short-address';
import { useShortAddress, type ShortAddressState } from './use-short-address';
import { useText } from './messages/source';
import styles from './short-address-field.module.css';

interface ShortAddressFieldProps {
  form: ShopForm<AddressForm>;
  regions: readonly Region[];
  labels: Readonly<Partial<Record<keyof AddressForm, string>>>;
  className?: string | undefined;
}

/** The short code of a National Address; where it can be looked up, it fills in what is empty. */
export function ShortAddressField({ form, regions, labels, className }: ShortAddressFieldProps) {
  const text = useText();
  const { config, intl } = useHost();
  const state = useShortAddress(form, regions);
  const isShort = (value: unknown) => String(value).trim() === '' || isShortAddress(String(value)) || text('checkout.field.short-error');
  return (
    <div className={className}>
      <TextField
        {...form.field('shortAddress', isShort)}
        label={labels.shortAddress}
        hint={text('checkout.field.short-hint')}
        optional
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      {config.addressLookUp && (
        <p role="status" className={styles.state}>
          {sentenceOf(state, text, (names) => new Intl.ListFormat(intl.locale).format(names.map((name) => labels[name] ?? name)))}
        </p>
      )}
    </div>
  );
}

function sentenceOf(
  state: ShortAddressState,
  text: ReturnType<typeof useText>,
  list: (names: readonly PlaceField[]) => string,
): string | undefined {
  if (state.status === 'idle') return undefined;
  if (state.status !== 'found') return text(`checkout.short.${state.status}`);
  return state.filledIn.length === 0 ? text('checkout.short.same') : text('checkout.short.filled', { fields: list(state.filledIn) });
}
