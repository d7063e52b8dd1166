import { useRef, useState, type FormEvent } from 'react';
import { useHost } from 'shared-platform';
import { all, Button, TextField, useValidators } from 'shared-ui';
import { SubscribeToNewsletterDocument } from './newsletter.graphql.ts';
import { useText } from '../../messages/source';
import styles from './footer.module.css';

/** One field: the rules of every form without the library of the larger ones, which the first page would load for it. */
export default function Newsletter() {
  const host = useHost();
  const text = useText();
  const rules = useValidators();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    const problem = all(rules.required, rules.email)(wanted);
    if (problem !== true) {
      setError(problem);
      return field.current?.focus();
    }
    setError(undefined);
    setBusy(true);
    const { error: failure } = await host.commerce.mutate(SubscribeToNewsletterDocument, { email: wanted });
    setBusy(false);
    if (failure) return setError(text('newsletter.duplicate'));
    setEmail('');
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
      <Button type="submit" variant="secondary" busy={isBusy}>
        {text('newsletter.submit')}
      </Button>
    </form>
  );
}
