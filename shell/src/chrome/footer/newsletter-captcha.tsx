import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { all, CaptchaField, focusFirstError, useCaptcha } from 'shared-ui';
import styles from './footer.module.css';

/** The captcha's answer: what is typed, and what is wrong with it. */
export function useCaptchaAnswer() {
  const captcha = useCaptcha();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const refuse = (problem: string) => {
    flushSync(() => setRefusal(problem));
    focusFirstError(place.current);
  };
  return {
    captcha,
    place,
    typed,
    refusal,
    type(answer: string) {
      setTyped(answer);
      setRefusal(undefined);
    },
    /** Whether what is typed can be right. If not, the field says why, and has the focus. */
    validate() {
      const wrong = captcha.isNeeded ? all(...captcha.rules)(typed) : true;
      if (wrong === true) setRefusal(undefined);
      else refuse(wrong);
      return wrong === true;
    },
    check: () => captcha.check(typed),
    refuse,
    renew() {
      setTyped('');
      captcha.renew();
    },
  };
}

export function NewsletterCaptcha({ answer: { captcha, place, typed, refusal, type } }: { answer: ReturnType<typeof useCaptchaAnswer> }) {
  return (
    <div ref={place} className={styles.captcha}>
      <CaptchaField captcha={captcha} name="captcha" value={typed} error={refusal} onChange={({ target }) => type(target.value)} />
    </div>
  );
}
