import { useMemo } from 'react';
import { toBookAddresses, type BookAddress, type Region } from '../../features/checkout-process/address';
import { CustomerAddressesDocument } from '../../features/checkout-process/checkout.graphql.ts';
import { useCurrent } from './use-current';

export type AddressBook =
  { status: 'loading' } | { status: 'none' } | { status: 'failed' } | { status: 'ready'; addresses: readonly BookAddress[] };

/** A customer's saved addresses that the shop delivers to; a guest has none. */
export function useAddressBook(isCustomer: boolean, regions: readonly Region[] | undefined): AddressBook {
  const { answer } = useCurrent(CustomerAddressesDocument, isCustomer);
  return useMemo((): AddressBook => {
    if (!isCustomer) return { status: 'none' };
    if (!answer || !regions) return { status: 'loading' };
    return answer.data ? { status: 'ready', addresses: toBookAddresses(answer.data, regions) } : { status: 'failed' };
  }, [isCustomer, answer, regions]);
}
