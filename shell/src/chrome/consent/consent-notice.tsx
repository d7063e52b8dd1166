import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { consentState, readConsent, writeConsent } from 'shared-host/services/consent';
import { Link, useHost, useSnapshot } from 'shared-platform';
import { bottomBar, Button } from 'shared-ui';
import { standAbove } from '../stand-above';
import styles from './consent-notice.module.css';
import { useText } from './messages/source';
import type { Question } from './questions';

interface ConsentNoticeProps {
  questions: readonly Question[];
  /** The answers are looked at, and changed; otherwise they are asked for, and the notice goes with the last one. */
  isChange: boolean;
  onClose: () => void;
}

/** Questions at the end of the screen, above what is pressed next there; everything else can be used meanwhile. */
export function ConsentNotice({ questions, isChange, onClose }: ConsentNoticeProps) {
  const text = useText();
  const title = useId();
  const element = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = text(isChange ? 'consent.choices' : 'consent.ask');

  useLayoutEffect(() => standAbove(element.current), []);
  useLayoutEffect(() => keepRoom(element.current), []);
  const begin = useEffectEvent(() => {
    if (isChange) return heading.current?.focus({ preventScroll: true });
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = name;
  });
  useEffect(() => begin(), []);
  // Here or in another tab.
  const onAnswer = useEffectEvent(() => {
    if (!isChange && questions.every(({ key }) => readConsent(key) !== 'undecided')) onClose();
  });
  useEffect(() => {
    const ends = questions.map(({ key }) => consentState(key).subscribe(() => onAnswer()));
    return () => ends.forEach((end) => end());
  }, [questions]);

  return (
    <section ref={element} className={styles.notice} aria-labelledby={title} {...bottomBar}>
      <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      {questions.map((question) => (
        <Answer key={question.id} question={question} isChange={isChange} />
      ))}
      <p className={styles.end}>
        <Link to="/privacy-policy-cookie-restriction-mode">{text('consent.privacy')}</Link>
        {isChange && (
          <Button variant="quiet" size="s" onClick={onClose}>
            {text('consent.close')}
          </Button>
        )}
      </p>
    </section>
  );
}

function Answer({ question: { id, key }, isChange }: Pick<ConsentNoticeProps, 'isChange'> & { question: Question }) {
  const text = useText();
  const { liveChat } = useHost().config;
  const what = useId();
  const given = useSnapshot(consentState(key));
  return (
    <div className={styles.question}>
      <p id={what}>{id === 'chat' ? text('consent.chat', { provider: liveChat?.provider ?? '' }) : text('consent.telemetry')}</p>
      {isChange && (
        <p role="status" className={styles.given}>
          {text(`consent.${given}`)}
        </p>
      )}
      <p className={styles.answers}>
        <Button variant="secondary" aria-describedby={what} onClick={() => writeConsent(key, 'granted')}>
          {text('consent.allow')}
        </Button>
        <Button variant="secondary" aria-describedby={what} onClick={() => writeConsent(key, 'denied')}>
          {text('consent.refuse')}
        </Button>
      </p>
    </div>
  );
}

/** What has the focus, and the end of the page, are not behind it. */
function keepRoom(element: HTMLElement | null): () => void {
  const height = `${Math.ceil(element?.getBoundingClientRect().height ?? 0) + 24}px`;
  document.documentElement.style.scrollPaddingBlockEnd = height;
  document.body.style.paddingBlockEnd = height;
  return () => {
    document.documentElement.style.scrollPaddingBlockEnd = '';
    document.body.style.paddingBlockEnd = '';
  };
}
