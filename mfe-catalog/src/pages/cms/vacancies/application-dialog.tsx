import { useHost, useOperation } from 'shared-platform';
import {
  Button,
  CaptchaField,
  COUNTRY_CALLING_CODE,
  Dialog,
  FormFailure,
  normalizePhone,
  Notice,
  Skeleton,
  TextAreaField,
  TextField,
  UploadField,
  useCaptcha,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { isPerson } from '../../../features/captcha/is-person';
import { ApplicationFilesDocument, ApplyForVacancyDocument, type ApplicationFilesQuery } from './apply.graphql.ts';
import { useText } from './messages/source';
import { useApplicationFiles } from './use-application-files';
import styles from './vacancies.module.css';

export interface ApplicationDialogProps {
  vacancy: { code: string; title: string };
  onClose: () => void;
}

const EMPTY = { firstname: '', lastname: '', email: '', telephone: '', message: '', cv: '', captcha: '' };
const FIELDS: readonly string[] = Object.keys(EMPTY);
const LONGEST_MESSAGE = 10_000;

/** Applies for a position: who, how to reach them, and a CV. What was typed and sent is there again after a reload. */
export function ApplicationDialog({ vacancy, onClose }: ApplicationDialogProps) {
  const text = useText();
  const { data, error } = useOperation(ApplicationFilesDocument, {});
  return (
    <Dialog title={text('application.title', { title: vacancy.title })} onClose={onClose}>
      {data ? (
        <ApplicationForm vacancy={vacancy} options={data.fileUploadOptions} onClose={onClose} />
      ) : error ? (
        <Notice type="error">{text('vacancies.failed')}</Notice>
      ) : (
        <Skeleton height="30rem" shape="block" />
      )}
    </Dialog>
  );
}

function ApplicationForm({ vacancy, options, onClose }: ApplicationDialogProps & { options: ApplicationFilesQuery['fileUploadOptions'] }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const captcha = useCaptcha();
  const { uploads, limits, guestToken } = useApplicationFiles(options);
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: EMPTY,
    keep: 'application',
    async onSubmit(typed) {
      const isSent = await uploads?.finish();
      const [cv] = uploads?.ids() ?? [];
      if (!isSent || cv === undefined) return { errors: { cv: text(isSent ? 'application.cv-missing' : 'application.cv-failed') } };
      if (!(await isPerson(host, captcha, typed.captcha))) {
        captcha.renew();
        return { errors: { captcha: captcha.refusal } };
      }
      const token = guestToken();
      const input = {
        vacancy_code: vacancy.code,
        firstname: typed.firstname.trim(),
        lastname: typed.lastname.trim(),
        email: typed.email.trim(),
        telephone: `${COUNTRY_CALLING_CODE}${normalizePhone(typed.telephone)}`,
        message: typed.message.trim(),
        cv_upload_id: cv,
        ...(token === undefined ? {} : { upload_token: token }),
      };
      const { data, error } = await host.commerce.mutate(ApplyForVacancyDocument, { input }, { retry: false });
      if (error) return { failure: say(error) };
      const answer = data?.applyForVacancy;
      if (!answer?.application) return refusalOf(answer?.user_errors ?? []);
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('application.sent', { number: answer.application.number }) });
      onClose();
      return undefined;
    },
  });

  /** What the platform refuses, by the field that it is about. */
  const refusalOf = (refusals: readonly ({ code: string; path: readonly (string | null)[] | null } | null)[]) => {
    const refusal = refusals.find((one) => one !== null);
    if (refusal?.code === 'ALREADY_EXISTS') return { errors: { email: text('application.twice') } };
    if (refusal?.code === 'NOT_ALLOWED_IN_THIS_STATE') return { failure: text('application.closed') };
    const at = refusal?.path?.at(-1) ?? '';
    if (at === 'cv_upload_id' || at === 'upload_token') return { errors: { cv: text('application.cv-failed') } };
    return FIELDS.includes(at) ? { errors: { [at]: text('application.refused-field') } } : { failure: text('application.refused') };
  };

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
      {uploads && <UploadField label={text('application.cv')} error={field('cv').error} uploads={uploads} limits={limits} required />}
      <TextAreaField {...field('message')} label={text('application.message')} maxLength={LONGEST_MESSAGE} dir="auto" optional />
      <CaptchaField captcha={captcha} {...field('captcha', ...captcha.rules)} />
      <FormFailure failure={failure} />
      <Button type="submit" full busy={isBusy}>
        {text('application.send')}
      </Button>
    </form>
  );
}
