import type { Place } from './place';
import styles from './place-text.module.css';

/** An address, line by line. */
export function PlaceText({ place: { name, lines, phone } }: { place: Place }) {
  return (
    <address className={styles.place}>
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
