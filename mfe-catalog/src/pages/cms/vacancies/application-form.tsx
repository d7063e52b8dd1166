import { Button, CaptchaField, COUNTRY_CALLING_CODE, FormFailure, TextAreaField, TextField, UploadField } from 'shared-ui';
import { useText } from './messages/source';
import { useApplication, type ApplicationInput } from './use-application';
import styles from './vacancies.module.css';

const LONGEST_MESSAGE = 10_000;

export function ApplicationForm(application: ApplicationInput) {
  const text = useText();
  const { field, formProps, rules, failure, isBusy, captcha, uploads, limits } = useApplication(application);
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        {...field('firstname', rules.required, rules.name)}
        label={text('application.first-name')}
        required
        autoComplete="given-name"
      />
      <TextField
        {...field('lastname', rules.required, rules.name)}
        label={text('application.last-name')}
        required
        autoComplete="family-name"
      />
      <TextField
        {...field('email', rules.required, rules.email)}
        label={text('application.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
      />
      <TextField
        {...field('telephone', rules.required, rules.phone)}
        label={text('application.phone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={COUNTRY_CALLING_CODE}
        dir="ltr"
      />
      {uploads && (
        <UploadField
          label={text('application.cv')}
          error={field('cv').error}
          uploads={uploads}
          limits={limits}
          isSending={isBusy}
          required
        />
      )}
      <TextAreaField {...field('message')} label={text('application.message')} maxLength={LONGEST_MESSAGE} dir="auto" optional />
      <CaptchaField captcha={captcha} {...field('captcha', ...captcha.rules)} />
      <FormFailure failure={failure} />
      <Button type="submit" full busy={isBusy}>
        {text('application.send')}
      </Button>
    </form>
  );
}
