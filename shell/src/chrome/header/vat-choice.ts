import { createSnapshot, type Snapshot } from 'shared-contracts';
import { definePersisted, FLAG } from 'shared-platform';

/** Stored for all tabs while prices are read without VAT. The script inside documents looks for it before the first paint. */
export const storedWithoutVat = definePersisted({ key: 'prices_without_vat', schema: FLAG, scope: 'browser' });

const choice = createSnapshot(false);

/**
 * Whether prices are read without VAT. Documents are cached for all visitors: both amounts stand in them, and a mark on `<html>` says
 * which one is read first (`ByVat` of shared-ui). It begins with that mark, since a storage may be forbidden.
 */
export const isWithoutVat: Snapshot<boolean> = {
  ...choice,
  subscribe(listener) {
    choice.set('net' in document.documentElement.dataset);
    return choice.subscribe(listener);
  },
};

export function readPrices(withVat: boolean): void {
  if (withVat) storedWithoutVat.remove();
  else storedWithoutVat.write(true);
  showPrices(withVat);
}

export function showPrices(withVat: boolean): void {
  document.documentElement.toggleAttribute('data-net', !withVat);
  choice.set(!withVat);
}
