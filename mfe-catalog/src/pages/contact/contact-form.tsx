import { useState } from 'react';
import { change } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import {
  Button,
  CaptchaField,
  COUNTRY_CALLING_CODE,
  FormFailure,
  normalizePhone,
  Notice,
  TextAreaField,
  TextField,
  useCaptcha,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { ContactUsDocument } from './contact-us.graphql.ts';
import { useText } from './messages/source';
import styles from './contact-page.module.css';

const EMPTY = { name: '', email: '', telephone: '', comment: '', captcha: '' };

/** The platform's `max_query_length`. */
const LONGEST_QUERY = 128;

/** Asks us something. What was typed stays until it has been sent. */
export function ContactForm() {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const captcha = useCaptcha();
  const [isSent, setSent] = useState(false);
  const { location } = useSnapshot(host.navigation.state);
  // From a search that has found nothing.
  const searched = new URLSearchParams(location.search).get('query')?.slice(0, LONGEST_QUERY);
  const { form, field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: searched ? { ...EMPTY, comment: text('contact.searched', { query: searched }) } : EMPTY,
    keep: 'contact',
    async onSubmit(typed) {
      setSent(false);
      const problem = await captcha.check(typed.captcha);
      if (problem !== undefined) return { errors: { captcha: problem } };
      const telephone = normalizePhone(typed.telephone);
      const { data, error } = await change(host.commerce, ContactUsDocument, {
        input: { name: typed.name.trim(), email: typed.email.trim(), comment: typed.comment.trim(), ...(telephone ? { telephone } : {}) },
      });
      if (!data?.contactUs?.status) return { failure: error ? await say(error) : text('contact.failed') };
      form.reset(EMPTY);
      captcha.renew();
      setSent(true);
      return undefined;
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <p className={styles.intro}>{text('contact.intro')}</p>
      <TextField {...field('name', rules.required, rules.name)} label={text('contact.name')} required autoComplete="name" dir="auto" />
      <TextField
        {...field('email', rules.required, rules.email)}
        label={text('contact.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextField
        {...field('telephone', rules.phone)}
        label={text('contact.phone')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={COUNTRY_CALLING_CODE}
        dir="ltr"
      />
      <TextAreaField {...field('comment', rules.required)} label={text('contact.comment')} required />
      <CaptchaField captcha={captcha} {...field('captcha', ...captcha.rules)} />
      <FormFailure failure={failure} />
      {isSent && !form.formState.isDirty && <Notice type="success">{text('contact.sent')}</Notice>}
      <div>
        <Button type="submit" busy={isBusy}>
          {text('contact.send')}
        </Button>
      </div>
    </form>
  );
}
