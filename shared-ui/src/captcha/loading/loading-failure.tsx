import { createText, useHost } from 'shared-platform';
import { Button } from '../../button/button';
import styles from '../captcha.module.css';
import ar from './messages/ar.json';
import en from './messages/en.json';

/** In the bundle, in both languages: they are read where nothing more can be loaded. */
const TEXTS = { en, ar };

/** Says that the captcha has not come, with another try. */
export function LoadingFailure({ onAgain }: { onAgain: () => void }) {
  const { locale, language } = useHost().intl;
  const text = createText(locale, TEXTS[language]);
  return (
    <div className={styles.captcha}>
      <p role="alert">{text('captcha.missing')}</p>
      <Button variant="quiet" size="s" onClick={onAgain}>
        {text('captcha.load')}
      </Button>
    </div>
  );
}
