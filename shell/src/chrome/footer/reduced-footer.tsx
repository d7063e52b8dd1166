import { Link, useHost } from 'shared-platform';
import { useText } from '../../messages/source';
import { BOTTOM_LINKS } from './bottom-links';
import { LegalLine } from './legal-line';
import styles from './footer.module.css';

/** One line: what a shopper may want to read before they order. */
export default function ReducedFooter({ copyright }: { copyright?: string | null | undefined }) {
  const text = useText();
  const { phone } = useHost().config.brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.bottom}>
        <ul className={styles.legal}>
          <li>
            <a href={`tel:${phone.replace(/\s/g, '')}`} aria-label={text('header.call', { phone })}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
          {BOTTOM_LINKS.map(({ id, path }) => (
            <li key={id}>
              <Link to={path}>{text(id)}</Link>
            </li>
          ))}
        </ul>
        <LegalLine copyright={copyright} />
      </div>
    </footer>
  );
}
