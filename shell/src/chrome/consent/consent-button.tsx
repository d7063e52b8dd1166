import { useHost } from 'shared-platform';
import { useLateText } from 'shared-ui';
import styles from './consent-button.module.css';
import { consentMessages } from './messages/source';
import { questionsOf } from './questions';
import { showConsent } from './show-consent';

/** Opens the answers that were given in this browser, to look at and change. */
export default function ConsentButton() {
  const host = useHost();
  const text = useLateText(consentMessages);
  if (!text) return null;
  const open = (opener: HTMLElement) =>
    showConsent(host, questionsOf(host.config), opener).catch((error: unknown) =>
      host.telemetry.recordError(error, { remote: 'shell', version: '', root: 'chrome' }),
    );
  return (
    <button type="button" className={styles.button} onClick={({ currentTarget }) => void open(currentTarget)}>
      {text('consent.choices')}
    </button>
  );
}
