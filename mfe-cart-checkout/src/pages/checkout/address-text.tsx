import { placeLines, type CheckoutAddress } from '../../features/checkout-process/address';
import { COUNTRY_CALLING_CODE } from 'shared-ui';
import { useText } from './messages/source';

/** An address as a person reads it. */
export function AddressText({ address, isInline = false }: { address: CheckoutAddress; isInline?: boolean }) {
  const text = useText();
  const name = `${address.firstname} ${address.lastname}`;
  const lines = [...(address.company ? [address.company] : []), ...placeLines(address, text)];
  if (isInline) return <bdi>{[name, ...lines].join(' · ')}</bdi>;
  return (
    <>
      <p>
        <bdi>{name}</bdi>
      </p>
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p>
        <bdi dir="ltr">
          {COUNTRY_CALLING_CODE} {address.telephone}
        </bdi>
      </p>
      {address.vat_id && (
        <p>
          {text('checkout.field.vat')} <bdi dir="ltr">{address.vat_id}</bdi>
        </p>
      )}
    </>
  );
}
