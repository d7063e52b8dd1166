import { Link } from 'shared-platform';
import { useText } from '../../messages/source';
import { BOTTOM_LINKS } from './bottom-links';
import { LegalLine } from './legal-line';
import styles from './footer.module.css';

/** One line: what a shopper may want to read before they order. */
export default function ReducedFooter({ copyright }: { copyright?: string | null | undefined }) {
  const text = useText();
  return (
    <footer className={styles.footer}>
      <div className={styles.bottom}>
        <ul className={styles.legal}>
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
