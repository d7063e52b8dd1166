import { useMemo, useState } from 'react';
import { useHost, type OperationResult } from 'shared-platform';
import { toRegions, type Region } from '../../features/checkout-process/address';
import { SaudiRegionsDocument, type SaudiRegionsQuery } from '../../features/checkout-process/checkout.graphql.ts';

export type Regions = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; list: readonly Region[] };

/** The platform's regions of the country, under their names in the shopper's language. */
export function useRegions(result: OperationResult<SaudiRegionsQuery>): Regions {
  const host = useHost();
  const [again, setAgain] = useState<{ data?: SaudiRegionsQuery | undefined; isBusy: boolean }>({ isBusy: false });
  const data = result.data ?? again.data;
  const list = useMemo(() => toRegions(data), [data]);
  if (list && list.length > 0) return { status: 'ready', list };
  if (result.fetching || again.isBusy) return { status: 'loading' };
  return {
    status: 'failed',
    retry() {
      setAgain({ isBusy: true });
      void host.commerce
        .query(SaudiRegionsDocument, {}, { policy: 'network-only' })
        .then((answer) => setAgain({ data: answer.data, isBusy: false }));
    },
  };
}
