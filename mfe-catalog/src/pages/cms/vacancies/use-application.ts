import { change } from 'shared-contracts';
import { useHost } from 'shared-platform';
import {
  areFilesLost,
  COUNTRY_CALLING_CODE,
  normalizePhone,
  sendWithFiles,
  useCaptcha,
  usePlatformMessage,
  useShopForm,
  useUploadWords,
  type Uploads,
} from 'shared-ui';
import { ApplyForVacancyDocument, type ApplicationFilesQuery } from './apply.graphql.ts';
import { useText } from './messages/source';
import { useApplicationFiles } from './use-application-files';

const EMPTY = { firstname: '', lastname: '', email: '', telephone: '', message: '', cv: '', captcha: '' };
const FIELDS: readonly string[] = /*#__PURE__*/ Object.keys(EMPTY);

/** An application that the platform has received. */
export interface ReceivedApplication {
  number: string;
  email: string;
}

export interface ApplicationInput {
  vacancy: { code: string; title: string };
  options: ApplicationFilesQuery['fileUploadOptions'];
  onReceived: (application: ReceivedApplication) => void;
}

/** The form of an application, its CV, and the sending of both. */
export function useApplication({ vacancy, options, onReceived }: ApplicationInput) {
  const { commerce } = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const captcha = useCaptcha();
  const words = useUploadWords();
  const { uploads, limits, guestToken } = useApplicationFiles(options);
  const form = useShopForm({
    defaultValues: EMPTY,
    keep: 'application',
    async onSubmit(typed) {
      if (!(await uploads?.finish())) return { errors: { cv: isOneTooMany(uploads) ? words.failed : text('application.cv-failed') } };
      if (uploads?.ids().length === 0) return { errors: { cv: text('application.cv-missing') } };
      const problem = await captcha.check(typed.captcha);
      if (problem !== undefined) return { errors: { captcha: problem } };
      const applicant = { vacancy_code: vacancy.code, ...applicantOf(typed) };
      const sent = await sendWithFiles(uploads, {
        send([cv = '']) {
          const token = guestToken();
          const input = { ...applicant, cv_upload_id: cv, ...(token === undefined ? {} : { upload_token: token }) };
          return change(commerce, ApplyForVacancyDocument, { input }, { retry: false });
        },
        // A guest's files are good for half an hour: the browser has them still.
        isLost: ({ data }) => areFilesLost(data?.applyForVacancy.user_errors, 'cv_upload_id', 'upload_token'),
      });
      if (!sent) return { errors: { cv: text('application.cv-failed') } };
      const { data, error } = sent;
      if (error) return { failure: await say(error) };
      const answer = data?.applyForVacancy;
      if (!answer?.application) return refusalOf(answer?.user_errors ?? [], text);
      uploads?.clear();
      onReceived({ number: answer.application.number, email: applicant.email });
      return undefined;
    },
  });
  return { ...form, captcha, uploads, limits };
}

/** What the platform is told of who applies. */
const applicantOf = (typed: typeof EMPTY) => ({
  firstname: typed.firstname.trim(),
  lastname: typed.lastname.trim(),
  email: typed.email.trim(),
  telephone: `${COUNTRY_CALLING_CODE}${normalizePhone(typed.telephone)}`,
  message: typed.message.trim(),
});

/** The CV has arrived; what holds the form back is another file. */
const isOneTooMany = (uploads: Uploads | undefined) => (uploads?.items.get() ?? []).some(({ state }) => state === 'done');

type Refusals = readonly ({ code: string; path: readonly (string | null)[] | null } | null)[];

/** What the platform refuses, by the field that it is about. */
function refusalOf(refusals: Refusals, text: ReturnType<typeof useText>) {
  const refusal = refusals.find((one) => one !== null);
  if (refusal?.code === 'ALREADY_EXISTS') return { errors: { email: text('application.twice') } };
  if (refusal?.code === 'NOT_ALLOWED_IN_THIS_STATE') return { failure: text('application.closed') };
  const at = refusal?.path?.at(-1) ?? '';
  if (at === 'cv_upload_id' || at === 'upload_token') return { errors: { cv: text('application.cv-failed') } };
  return FIELDS.includes(at) ? { errors: { [at]: text('application.refused-field') } } : { failure: text('application.refused') };
}
