import { useEffect, useId, useRef, useState } from 'react';
import { change } from 'shared-contracts';
import { useHost, useOperation } from 'shared-platform';
import {
  areFilesLost,
  Button,
  CaptchaField,
  COUNTRY_CALLING_CODE,
  Dialog,
  FormFailure,
  normalizePhone,
  Notice,
  sendWithFiles,
  Skeleton,
  TextAreaField,
  TextField,
  UploadField,
  useCaptcha,
  usePlatformMessage,
  useShopForm,
  useUploadWords,
} from 'shared-ui';
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

/** An application that the platform has received. */
interface Received {
  number: string;
  email: string;
}

/**
 * Applies for a position: who, how to reach them, and a CV. What was typed and sent is there again after a reload; once it was sent, the
 * dialog says so until it is closed.
 */
export function ApplicationDialog({ vacancy, onClose }: ApplicationDialogProps) {
  const host = useHost();
  const text = useText();
  const { data, error } = useOperation(ApplicationFilesDocument, {});
  const [received, setReceived] = useState<Received>();
  const isOpen = useIsThere();
  const receive = (application: Received) => {
    if (isOpen()) setReceived(application);
    // Closed while it was being sent.
    else host.toasts.add({ type: 'success', message: text('application.sent', { number: application.number }) });
  };
  return (
    <Dialog title={received ? text('application.received') : text('application.title', { title: vacancy.title })} onClose={onClose}>
      {received ? (
        <Confirmation title={vacancy.title} received={received} onClose={onClose} />
      ) : data ? (
        <ApplicationForm vacancy={vacancy} options={data.fileUploadOptions} onReceived={receive} />
      ) : error ? (
        <Notice type="error">{text('vacancies.failed')}</Notice>
      ) : (
        <Skeleton height="30rem" shape="block" />
      )}
    </Dialog>
  );
}

/** Which application was received, and what comes next. Has the focus, so that it is read at once. */
function Confirmation({ title, received: { number, email }, onClose }: { title: string; received: Received; onClose: () => void }) {
  const text = useText();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div className={styles.form}>
      <div ref={element} tabIndex={-1} role="group" aria-labelledby={`${id}-thanks`} aria-describedby={`${id}-next`}>
        <Notice type="success" title={<span id={`${id}-thanks`}>{text('application.thanks', { title })}</span>}>
          <div id={`${id}-next`}>
            <p className={styles.fact}>
              {text('application.number')} <bdi>{number}</bdi>
            </p>
            <p className={styles.fact}>{text('application.next', { email })}</p>
          </div>
        </Notice>
      </div>
      <Button full onClick={onClose}>
        {text('application.done')}
      </Button>
    </div>
  );
}

/** Whether the component is still there, also for what goes on after it. */
function useIsThere(): () => boolean {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}

interface ApplicationFormProps {
  vacancy: ApplicationDialogProps['vacancy'];
  options: ApplicationFilesQuery['fileUploadOptions'];
  onReceived: (application: Received) => void;
}

function ApplicationForm({ vacancy, options, onReceived }: ApplicationFormProps) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const captcha = useCaptcha();
  const words = useUploadWords();
  const { uploads, limits, guestToken } = useApplicationFiles(options);
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: EMPTY,
    keep: 'application',
    async onSubmit(typed) {
      if (!(await uploads?.finish())) return { errors: { cv: isOneTooMany() ? words.failed : text('application.cv-failed') } };
      if (uploads?.ids().length === 0) return { errors: { cv: text('application.cv-missing') } };
      const problem = await captcha.check(typed.captcha);
      if (problem !== undefined) return { errors: { captcha: problem } };
      const applicant = {
        vacancy_code: vacancy.code,
        firstname: typed.firstname.trim(),
        lastname: typed.lastname.trim(),
        email: typed.email.trim(),
        telephone: `${COUNTRY_CALLING_CODE}${normalizePhone(typed.telephone)}`,
        message: typed.message.trim(),
      };
      const sent = await sendWithFiles(uploads, {
        send([cv = '']) {
          const token = guestToken();
          const input = { ...applicant, cv_upload_id: cv, ...(token === undefined ? {} : { upload_token: token }) };
          return change(host.commerce, ApplyForVacancyDocument, { input }, { retry: false });
        },
        // A guest's files are good for half an hour: the browser has them still.
        isLost: ({ data }) => areFilesLost(data?.applyForVacancy.user_errors, 'cv_upload_id', 'upload_token'),
      });
      if (!sent) return { errors: { cv: text('application.cv-failed') } };
      const { data, error } = sent;
      if (error) return { failure: say(error) };
      const answer = data?.applyForVacancy;
      if (!answer?.application) return refusalOf(answer?.user_errors ?? []);
      uploads?.clear();
      onReceived({ number: answer.application.number, email: applicant.email });
      return undefined;
    },
  });

  /** The CV has arrived; what holds the form back is another file. */
  const isOneTooMany = () => (uploads?.items.get() ?? []).some(({ state }) => state === 'done');

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
