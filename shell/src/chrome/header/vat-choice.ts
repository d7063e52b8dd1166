import { createSnapshot, type Snapshot } from 'shared-contracts';
import { localPersistence } from 'shared-platform';

/** Kept for all tabs while prices are read without VAT. The script inside documents looks for it before the first paint. */
export const WITHOUT_VAT = 'prices_without_vat';

const choice = createSnapshot(false);

/**
 * Whether prices are read without VAT. Documents are kept for all: both amounts stand in them, and a mark on `<html>` says which one is
 * read first (`ByVat` of shared-ui). It begins with that mark, since a storage may be forbidden.
 */
export const isWithoutVat: Snapshot<boolean> = {
  ...choice,
  subscribe(listener) {
    choice.set('net' in document.documentElement.dataset);
    return choice.subscribe(listener);
  },
};

export function readPrices(withVat: boolean): void {
  if (withVat) localPersistence.remove(WITHOUT_VAT);
  else localPersistence.set(WITHOUT_VAT, true, undefined, 'everybody');
  showPrices(withVat);
}

export function showPrices(withVat: boolean): void {
  document.documentElement.toggleAttribute('data-net', !withVat);
  choice.set(!withVat);
}
