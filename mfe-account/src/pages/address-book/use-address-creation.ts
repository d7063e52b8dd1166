import { change, type CommerceError } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { useAskFirst } from 'shared-ui';
import { AddressBookDocument, CreateAddressDocument, type CustomerAddressInput } from './address-book.graphql.ts';
import { toAddresses, toInput, toForm } from './address-view';

/** Makes an address, and no second one where the answer to the first try was lost: the platform takes two that are alike. */
export function useAddressCreation() {
  const { commerce } = useHost();
  const askFirst = useAskFirst();
  return (input: CustomerAddressInput): Promise<{ error: CommerceError | undefined }> =>
    askFirst(
      () => change(commerce, CreateAddressDocument, { input }, { retry: false }),
      async () => {
        const { data, error } = await commerce.query(AddressBookDocument, {}, { policy: 'network-only' });
        if (error) return { data: undefined, error };
        const wanted = identityOf(input);
        const isThere = toAddresses(data, []).some(
          (address) =>
            address.foreignCountry === undefined &&
            identityOf(toInput(toForm(address), [])) === wanted &&
            (!input.default_shipping || address.isDefaultShipping) &&
            (!input.default_billing || address.isDefaultBilling),
        );
        if (!isThere) return undefined;
        commerce.invalidate(['customer']);
        return { data: undefined, error: undefined };
      },
    );
}

/** What tells addresses apart, whatever they are the default for. */
function identityOf({ firstname, lastname, street, city, postcode, telephone, company, vat_id: vatNumber }: CustomerAddressInput): string {
  return JSON.stringify([firstname, lastname, street, city, postcode, telephone, company ?? '', vatNumber ?? '']);
}
