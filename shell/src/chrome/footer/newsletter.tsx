import { useRef, useState, type FormEvent } from 'react';
import { useHost } from 'shared-platform';
import { all, Button, TextField, useKeptInput, useValidators } from 'shared-ui';
import { NewsletterCaptcha, useCaptchaAnswer } from './newsletter-captcha';
import { SubscribeToNewsletterDocument } from './newsletter.graphql.ts';
import { useText } from './messages/source';
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
  const answer = useCaptchaAnswer();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    const problem = all(rules.required, rules.email)(wanted);
    setError(problem === true ? undefined : problem);
    if (problem !== true) return field.current?.focus();
    if (!answer.validate()) return undefined;
    setBusy(true);
    const unproven = await answer.check();
    if (unproven !== undefined) {
      setBusy(false);
      return answer.refuse(unproven);
    }
    const { error: failure } = await host.commerce.mutate(SubscribeToNewsletterDocument, { email: wanted });
    setBusy(false);
    if (failure) return setError(text('newsletter.duplicate'));
    setEmail('');
    answer.renew();
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
      {email !== '' && <NewsletterCaptcha answer={answer} />}
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text('newsletter.submit')}
      </Button>
    </form>
  );
}
