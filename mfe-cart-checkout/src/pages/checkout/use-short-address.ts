import { useEffect, useState } from 'react';
import { useHost } from 'shared-platform';
import type { ShopForm } from 'shared-ui';
import type { AddressForm, Region } from '../../features/checkout-process/address';
import type { PlaceField } from '../../features/checkout-process/look-up-short-address';
import { isShortAddress, normalizeShortAddress } from '../../features/checkout-process/short-address';

export type ShortAddressState =
  { status: 'idle' | 'looking' | 'unknown' | 'failed' } | { status: 'found'; filledIn: readonly PlaceField[] };

const IDLE: ShortAddressState = { status: 'idle' };

/**
 * Looks up the short code once it is whole, and fills in the fields that are empty then: what is typed meanwhile stays. Where the shop has
 * no register (`addressLookUp`), nothing is asked, or loaded.
 */
export function useShortAddress({ form }: ShopForm<AddressForm>, regions: readonly Region[]): ShortAddressState {
  const { config, intl } = useHost();
  const typed = form.watch('shortAddress');
  const code = config.addressLookUp && isShortAddress(typed) ? normalizeShortAddress(typed) : undefined;
  // What was there when the form came is an address already.
  const [first] = useState(code);
  const wanted = code === first ? undefined : code;
  const [known, setKnown] = useState<{ code: string; state: ShortAddressState }>();
  const { getValues, setValue } = form;
  const { language } = intl;

  useEffect(() => {
    if (wanted === undefined) return undefined;
    const stop = new AbortController();
    const say = (state: ShortAddressState) => {
      if (!stop.signal.aborted) setKnown({ code: wanted, state });
    };
    const look = async () => {
      const { lookUpShortAddress, toFilledIn } = await import(
        /* webpackChunkName: "look-up-short-address" */ '../../features/checkout-process/look-up-short-address'
      );
      const found = await lookUpShortAddress(wanted, { language, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (typeof found === 'string') return say({ status: found });
      const values = toFilledIn(found, getValues(), { regions, language });
      const filledIn = Object.entries(values) as [PlaceField, string][];
      for (const [name, value] of filledIn) setValue(name, value, { shouldDirty: true, shouldValidate: true });
      say({ status: 'found', filledIn: filledIn.map(([name]) => name) });
    };
    look().catch(() => say({ status: 'failed' }));
    return () => stop.abort();
  }, [wanted, language, regions, getValues, setValue]);

  if (wanted === undefined) return IDLE;
  return known?.code === wanted ? known.state : { status: 'looking' };
}
