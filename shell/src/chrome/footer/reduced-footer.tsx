import type { Host } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { telAddress } from 'shared-ui';
import { withMessages } from '../../composition/with-messages';
import { footerMessages, useText } from './messages/source';
import { LegalLine } from './legal-line';
import { LegalLinks } from './legal-links';
import styles from './footer.module.css';

export const load = (host: Host) => withMessages(host, footerMessages, ReducedFooter);

/** One line: the phone, and what a shopper may want to read before they order. */
export function ReducedFooter({ copyright }: { copyright?: string | null | undefined }) {
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
