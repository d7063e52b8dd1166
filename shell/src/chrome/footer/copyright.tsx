import { useHost } from 'shared-platform';
import { useText } from '../../messages/source';
import styles from './footer.module.css';

export function Copyright() {
  const host = useHost();
  const text = useText();
  return (
    // A document that was made before midnight may say last year.
    <p className={styles.copyright} suppressHydrationWarning>
      © {new Date().getFullYear()} {host.config.brand.name[host.intl.language]}. {text('footer.rights')}
    </p>
  );
}
