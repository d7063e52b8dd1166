import { useEffect, useMemo, useState } from 'react';
import { useHost } from 'shared-platform';
import { toBookAddresses, type BookAddress, type Region } from '../../features/checkout-process/address';
import { CustomerAddressesDocument, type CustomerAddressesQuery } from '../../features/checkout-process/checkout.graphql.ts';

export type AddressBook =
  { status: 'loading' } | { status: 'none' } | { status: 'failed' } | { status: 'ready'; addresses: readonly BookAddress[] };

/** A customer's saved addresses that the shop delivers to; a guest has none. */
export function useAddressBook(isCustomer: boolean, regions: readonly Region[] | undefined): AddressBook {
  const host = useHost();
  const [answer, setAnswer] = useState<{ data?: CustomerAddressesQuery | undefined }>();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- another customer's answer ends with the reading of this one's
    setAnswer(undefined);
    if (!isCustomer) return undefined;
    let isWanted = true;
    void host.commerce.query(CustomerAddressesDocument, {}, { policy: 'network-only' }).then(({ data }) => isWanted && setAnswer({ data }));
    return () => void (isWanted = false);
  }, [host, isCustomer]);

  return useMemo((): AddressBook => {
    if (!isCustomer) return { status: 'none' };
    if (!answer || !regions) return { status: 'loading' };
    return answer.data ? { status: 'ready', addresses: toBookAddresses(answer.data, regions) } : { status: 'failed' };
  }, [isCustomer, answer, regions]);
}
