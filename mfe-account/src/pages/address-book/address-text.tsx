import { useHost } from 'shared-platform';
import { COUNTRY_CALLING_CODE } from 'shared-ui';
import styles from './address-book-page.module.css';
import { linesOf, type AddressView } from './address-view';
import { useText } from './messages/source';

/** An address as a person reads it. */
export function AddressText({ address }: { address: AddressView }) {
  const { locale } = useHost().intl;
  const text = useText();
  const { firstName, lastName, phone, foreignCountry, vatNumber } = address;
  return (
    <>
      <h2 className={styles.name}>
        <bdi>{[firstName, lastName].filter(Boolean).join(' ')}</bdi>
      </h2>
      {linesOf(address, locale, text).map((line, index) => (
        <p key={index} className={styles.line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {vatNumber !== '' && (
        <p className={styles.line}>
          {text('book.vat')} <bdi dir="ltr">{vatNumber}</bdi>
        </p>
      )}
      {phone !== '' && (
        <p className={styles.line}>
          <bdi dir="ltr">{foreignCountry === undefined ? `${COUNTRY_CALLING_CODE} ${phone}` : phone}</bdi>
        </p>
      )}
    </>
  );
}
