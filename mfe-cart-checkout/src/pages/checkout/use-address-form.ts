import { useEffect } from 'react';
import { useShopForm, type ShopForm, type ShopFormOptions } from 'shared-ui';
import { EMPTY_ADDRESS_FORM, type AddressForm } from '../../features/checkout-process/address';
import type { CheckoutStorage } from '../../features/checkout-process/checkout-storage';

/** An address form whose text outlives a reload: it is kept with the checkout, which forgets it with the order. */
export function useAddressForm(
  storage: CheckoutStorage,
  name: string,
  initial: Partial<AddressForm>,
  onSubmit: ShopFormOptions<AddressForm>['onSubmit'],
): ShopForm<AddressForm> {
  const shopForm = useShopForm<AddressForm>({
    defaultValues: { ...EMPTY_ADDRESS_FORM, ...initial, ...toAddressForm(storage.loadDraft(name)) },
    onSubmit,
  });
  const { subscribe } = shopForm.form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storage.saveDraft(name, { ...values }) }),
    [subscribe, storage, name],
  );
  return shopForm;
}

/** From the storage, which anything may have written to. */
function toAddressForm(stored: Record<string, unknown> | undefined): Partial<AddressForm> {
  const entries = Object.entries(stored ?? {}).filter(
    ([key, value]) => key in EMPTY_ADDRESS_FORM && typeof value === typeof EMPTY_ADDRESS_FORM[key as keyof AddressForm],
  );
  return Object.fromEntries(entries);
}
