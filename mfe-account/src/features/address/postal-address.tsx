import type { FormattedAddress } from './formatted-address';
import styles from './postal-address.module.css';

/** An address, line by line. */
export function PostalAddress({ address: { name, lines, phone } }: { address: FormattedAddress }) {
  return (
    <address className={styles.address}>
      {[name, ...lines].map((line, index) => (
        <p key={index}>
          <bdi>{line}</bdi>
        </p>
      ))}
      {phone && (
        <p>
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
    </address>
  );
}
