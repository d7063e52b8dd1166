import { useHost } from 'shared-platform';
import { telAddress } from 'shared-ui';
import { useText } from '../../messages/source';
import { LegalLine } from './legal-line';
import { LegalLinks } from './legal-links';
import styles from './footer.module.css';

/** One line: the phone, and what a shopper may want to read before they order. */
export default function ReducedFooter({ copyright }: { copyright?: string | null | undefined }) {
  const text = useText();
  const { phone } = useHost().config.brand;
  return (
    <footer className={styles.footer}>
      <div className={styles.bottom}>
        <LegalLinks>
          <li>
            <a href={telAddress(phone)} aria-label={text('header.call', { phone })}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        </LegalLinks>
        <LegalLine copyright={copyright} />
      </div>
    </footer>
  );
}
