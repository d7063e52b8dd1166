import { useHost, useSnapshot } from 'shared-platform';

/** The store view's currency, ISO 4217: that of an amount for which the platform names none. */
export function useCurrency(): string {
  return useSnapshot(useHost().storeView.state).currency;
}
