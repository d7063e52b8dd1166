import { change } from 'shared-contracts';
import { useHost, useLocation } from 'shared-platform';
import {
  areFilesLost,
  Button,
  defineAccountPage,
  FormFailure,
  parseQuantity,
  sendWithFiles,
  TextAreaField,
  TextField,
  UploadField,
  usePlatformMessage,
  useShopForm,
} from 'shared-ui';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { useAttachments, type UploadOptions } from '../../features/attachments/use-attachments';
import { present } from '../../features/place/present';
import { AllRequests } from '../../features/requests/request-links';
import { requestPath, REQUESTS_PATH } from '../../features/requests/request-path';
import sheet from '../../features/thread/thread-page.module.css';
import { CreateDrawingRequestDocument } from './create-request.graphql.ts';
import styles from './create-request-page.module.css';
import { messages, useText } from './messages/source';

/** The platform's limits. */
const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 10_000;
const LONGEST_SKU = 64;
const LARGEST_QUANTITY = 1_000_000;

function Intro() {
  return (
    <>
      <AllRequests />
      <p className={styles.intro}>{useText()('create-request.intro')}</p>
    </>
  );
}

/** Sends drawings of a part to be examined and quoted. `?sku=` names the part. */
function RequestForm({ view }: { view: UploadOptions }) {
  const host = useHost();
  const text = useText();
  const say = usePlatformMessage();
  const { uploads, limits, words } = useAttachments(view, 'drawing', 'request');
  const named = new URLSearchParams(useLocation().search).get('sku')?.trim().slice(0, LONGEST_SKU) ?? '';
  const { field, formProps, rules, failure, isBusy } = useShopForm({
    defaultValues: { title: '', description: '', sku: named, quantity: '', files: '' },
    keep: 'request',
    guard: true,
    async onSubmit({ title, description, sku, quantity }) {
      const parsed = parseQuantity(quantity, { max: LARGEST_QUANTITY });
      const input = (ids: readonly string[]) => ({
        title: title.trim(),
        drawing_upload_ids: [...ids],
        ...(description.trim() === '' ? {} : { description: description.trim() }),
        ...(sku.trim() === '' ? {} : { sku: sku.trim() }),
        ...(parsed.quantity === undefined ? {} : { quantity: parsed.quantity }),
      });
      const sent = await sendWithFiles(uploads, {
        send: (ids) => change(host.commerce, CreateDrawingRequestDocument, { input: input(ids) }, { retry: false }),
        isLost: ({ data }) => areFilesLost(data?.createDrawingRequest.user_errors, 'drawing_upload_ids'),
      });
      if (!sent) return { errors: { files: words.failed } };
      const { data, error } = sent;
      if (error) return { failure: say(error) };
      const request = data?.createDrawingRequest.request;
      if (!request) {
        const refusals = present(data?.createDrawingRequest.user_errors);
        const isAboutFiles = refusals.some(({ path }) => path?.includes('drawing_upload_ids'));
        return isAboutFiles ? { errors: { files: words.failed } } : { failure: text('create-request.refused') };
      }
      uploads?.clear();
      host.toasts.add({ type: 'success', message: text('create-request.done') });
      host.navigation.replace(requestPath(request.number));
      return undefined;
    },
  });
  const wholeNumber = (value: unknown) =>
    value === '' || parseQuantity(String(value), { max: LARGEST_QUANTITY }).problem === undefined || text('create-request.wrong-quantity');
  const hasDrawing = () => (uploads?.items.get().length ?? 0) > 0 || words.missing;
  return (
    <form {...formProps} className={sheet.form}>
      <FormFailure failure={failure} />
      <TextField {...field('title', rules.required)} label={text('create-request.name')} maxLength={LONGEST_TITLE} dir="auto" required />
      <TextAreaField
        {...field('description')}
        label={text('create-request.description')}
        hint={text('create-request.description-hint')}
        rows={5}
        maxLength={LONGEST_DESCRIPTION}
        dir="auto"
        optional
      />
      <div className={styles.pair}>
        <TextField
          {...field('sku')}
          label={text('create-request.sku')}
          maxLength={LONGEST_SKU}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          optional
        />
        <TextField
          {...field('quantity', wholeNumber)}
          label={text('create-request.quantity')}
          inputMode="numeric"
          maxLength={12}
          dir="ltr"
          autoComplete="off"
          optional
        />
      </div>
      <UploadField
        label={text('create-request.drawings')}
        error={field('files', hasDrawing).error}
        uploads={uploads}
        limits={limits}
        required
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {text('create-request.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Open to everybody: a guest is asked to sign in. */
export default defineAccountPage(
  {
    title: 'create-request.title',
    section: REQUESTS_PATH,
    guest: 'create-request.guest',
    query: UploadOptionsDocument,
    lead: Intro,
    placeholder: '28rem',
    failed: 'create-request.failed',
    view: ({ fileUploadOptions }) => fileUploadOptions,
    component: RequestForm,
  },
  messages,
);
