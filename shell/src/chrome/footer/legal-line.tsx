import { useState } from 'react';
import { useHost } from 'shared-platform';
import { riyadhTime } from 'shared-ui';
import { copyrightLine } from './copyright-line';
import { useText } from './messages/source';
import styles from './footer.module.css';

/** Whose shop it is, with the numbers that a Saudi shop shows. */
export function LegalLine({ copyright }: { copyright?: string | null | undefined }) {
  const host = useHost();
  const text = useText();
  const [year] = useState(() => Number(riyadhTime(new Date()).day.slice(0, 4)));
  const { name, vatNumber, registrationNumber } = host.config.brand;
  return (
    <div className={styles.copyright}>
      {(vatNumber !== undefined || registrationNumber !== undefined) && (
        <p>
          {vatNumber !== undefined && <span>{text('footer.vat', { number: vatNumber })}</span>}
          {registrationNumber !== undefined && <span>{text('footer.registration', { number: registrationNumber })}</span>}
        </p>
      )}
      {/* A document that was made before midnight may say last year. */}
      <p suppressHydrationWarning>
        {(copyright && copyrightLine(copyright, year)) || `© ${year} ${name[host.intl.language]}. ${text('footer.rights')}`}
      </p>
    </div>
  );
}
