import { useState, type FormEvent } from 'react';
import { useHost, useText } from 'shared-platform';
import { Button, TextField } from 'shared-ui';
import { SubscribeToNewsletterDocument } from './newsletter.graphql.ts';
import styles from './footer.module.css';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export default function Newsletter() {
  const host = useHost();
  const text = useText();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    if (!wanted) return setError(text('newsletter.required'));
    if (!EMAIL.test(wanted)) return setError(text('newsletter.invalid'));
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
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.subscribe}>
      <TextField
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
