import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHost, useText } from 'shared-platform';
import { all, Button, focusFirstError, normalizePhone, Notice, TextAreaField, TextField, useValidators, type Validators } from 'shared-ui';
import styles from './contact-page.module.css';
import { ContactUsDocument } from './contact-us.graphql.ts';

interface Fields {
  name: string;
  email: string;
  telephone: string;
  comment: string;
}

type Errors = Partial<Record<keyof Fields, string>>;
type State = { status: 'editing'; errors: Errors } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; message: string };

const EMPTY: Fields = { name: '', email: '', telephone: '', comment: '' };

/** Asks us something. What was typed stays until it has been sent. */
export function ContactForm() {
  const host = useHost();
  const text = useText();
  const validators = useValidators();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(EMPTY);
  const [state, setState] = useState<State>({ status: 'editing', errors: {} });
  useEffect(() => {
    if (state.status === 'editing' && Object.keys(state.errors).length > 0) focusFirstError(form.current);
  }, [state]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const errors = findErrors(fields, validators);
    if (Object.keys(errors).length > 0) return setState({ status: 'editing', errors });
    setState({ status: 'sending' });
    const telephone = normalizePhone(fields.telephone);
    const { data, error } = await host.commerce.mutate(ContactUsDocument, {
      input: { name: fields.name.trim(), email: fields.email.trim(), comment: fields.comment.trim(), ...(telephone ? { telephone } : {}) },
    });
    if (!data?.contactUs?.status) return setState({ status: 'failed', message: error?.message || text('contact.failed') });
    setFields(EMPTY);
    setState({ status: 'sent' });
  };
  const errors = state.status === 'editing' ? state.errors : {};
  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value });
      if (errors[name] || state.status === 'sent' || state.status === 'failed')
        setState({ status: 'editing', errors: without(errors, name) });
    },
  });

  return (
    <form ref={form} noValidate onSubmit={send} className={styles.form}>
      <p className={styles.intro}>{text('contact.intro')}</p>
      <TextField {...field('name')} label={text('contact.name')} required autoComplete="name" />
      <TextField {...field('email')} label={text('contact.email')} required type="email" inputMode="email" autoComplete="email" dir="ltr" />
      <TextField
        {...field('telephone')}
        label={text('contact.phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix="+966"
        dir="ltr"
      />
      <TextAreaField {...field('comment')} label={text('contact.comment')} required />
      {state.status === 'failed' && <Notice type="error">{state.message}</Notice>}
      {state.status === 'sent' && <Notice type="success">{text('contact.sent')}</Notice>}
      <div>
        <Button type="submit" busy={state.status === 'sending'}>
          {text('contact.send')}
        </Button>
      </div>
    </form>
  );
}

function findErrors(fields: Fields, validators: Validators): Errors {
  const checks: Readonly<Record<keyof Fields, true | string>> = {
    name: all(validators.required, validators.name)(fields.name),
    email: all(validators.required, validators.email)(fields.email),
    telephone: validators.phone(fields.telephone),
    comment: validators.required(fields.comment),
  };
  const errors: Errors = {};
  for (const name of ['name', 'email', 'telephone', 'comment'] as const) {
    const answer = checks[name];
    if (answer !== true) errors[name] = answer;
  }
  return errors;
}

function without(errors: Errors, name: keyof Fields): Errors {
  const { [name]: _gone, ...others } = errors;
  return others;
}
