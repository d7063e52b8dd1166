import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from 'shared-platform';
import { all, Button, CaptchaField, focusFirstError, TextField, useCaptcha, useKeptInput, useValidators } from 'shared-ui';
import { SubscribeToNewsletterDocument } from './newsletter.graphql.ts';
import { useText } from '../../messages/source';
import styles from './footer.module.css';

/** One field: the rules of every form without the library of the larger ones, which the first page would load for it. */
export default function Newsletter() {
  const host = useHost();
  const text = useText();
  const rules = useValidators();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useKeptInput('newsletter');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>(undefined);

  const refuse = (problem: string) => {
    flushSync(() => setRefusal(problem));
    focusFirstError(place.current);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    const problem = all(rules.required, rules.email)(wanted);
    if (problem !== true) {
      setError(problem);
      return field.current?.focus();
    }
    setError(undefined);
    const wrong = captcha.isNeeded ? all(...captcha.rules)(typed) : true;
    if (wrong !== true) return refuse(wrong);
    setRefusal(undefined);
    setBusy(true);
    const unproven = await captcha.check(typed);
    if (unproven !== undefined) {
      setBusy(false);
      return refuse(unproven);
    }
    const { error: failure } = await host.commerce.mutate(SubscribeToNewsletterDocument, { email: wanted });
    setBusy(false);
    if (failure) return setError(text('newsletter.duplicate'));
    setEmail('');
    setTyped('');
    captcha.renew();
    host.toasts.add({ type: 'success', message: text('newsletter.success') });
    return undefined;
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.subscribe} aria-busy={isBusy || undefined}>
      <TextField
        ref={field}
        label={text('newsletter.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      {/* Asked once somebody begins: the footer of every page stays short. */}
      {email !== '' && (
        <div ref={place} className={styles.captcha}>
          <CaptchaField
            captcha={captcha}
            name="captcha"
            value={typed}
            error={refusal}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefusal(undefined);
            }}
          />
        </div>
      )}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text('newsletter.submit')}
      </Button>
    </form>
  );
}
