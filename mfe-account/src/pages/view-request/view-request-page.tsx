import { operation, type PageContext, type PageParams } from 'shared-contracts';
import { definePage, Link, useHost, type PageProps } from 'shared-platform';
import { Button, EmptyState, formatDate, formatNumber, Notice, PartNumber, PartText, Skeleton } from 'shared-ui';
import { AccountLayout } from '../../features/account-layout/account-layout';
import { AttachedFiles } from '../../features/attachments/attached-files';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import type { UploadOptions } from '../../features/attachments/use-attachments';
import { toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/place/present';
import { AllRequests, AllRequestsButton, NewRequestButton } from '../../features/requests/request-links';
import { REQUESTS_PATH } from '../../features/requests/request-path';
import { isOver, RequestStatus } from '../../features/requests/request-status';
import { Thread } from '../../features/thread/thread';
import sheet from '../../features/thread/thread-page.module.css';
import { messages, useText } from './messages/source';
import { RequestReply } from './request-reply';
import { DrawingRequestByNumberDocument, type DrawingRequestByNumberQuery } from './view-request.graphql.ts';
import styles from './view-request-page.module.css';

/** No request has it: what the address names is no number at all. */
const NO_NUMBER = '-';
const numberOf = ({ id }: PageParams) => toOrderNumber(id) ?? NO_NUMBER;

const operations = ({ params }: Pick<PageContext, 'params'>) => ({
  request: operation(DrawingRequestByNumberDocument, { number: numberOf(params) }, { required: false }),
  uploads: operation(UploadOptionsDocument, {}, { required: false }),
});

/** One drawing request of the customer's with its thread. Somebody else's is not found, as one that does not exist. */
export function ViewRequestPage({ params, results: { request: answer, uploads } }: PageProps<ReturnType<typeof operations>>) {
  const host = useHost();
  const text = useText();
  const request = present(answer.data?.customer?.drawing_requests.items)[0];
  const hasFailed = answer.error !== undefined && !answer.data?.customer;
  return (
    <AccountLayout title={titleOf(text, params)} section={REQUESTS_PATH}>
      <AllRequests />
      {hasFailed && (
        <Notice type="error" action={<Button onClick={() => host.commerce.invalidate(['customer'])}>{text('retry')}</Button>}>
          {text('view-request.failed')}
        </Notice>
      )}
      {!answer.data && !hasFailed && <Skeleton height="20rem" shape="block" />}
      {answer.data && !request && <EmptyState title={text('view-request.missing')} action={<AllRequestsButton />} />}
      {request && <Request request={request} options={uploads.data?.fileUploadOptions} />}
    </AccountLayout>
  );
}

type TitleText = (id: 'view-request.title' | 'view-request.missing-title', values?: { number: string }) => string;

function titleOf(text: TitleText, params: PageParams): string {
  const number = numberOf(params);
  return number === NO_NUMBER ? text('view-request.missing-title') : text('view-request.title', { number });
}

type Found = NonNullable<NonNullable<DrawingRequestByNumberQuery['customer']>['drawing_requests']['items'][number]>;

function Request({ request, options }: { request: Found; options: UploadOptions | undefined }) {
  const text = useText();
  const drawings = present(request.drawings);
  return (
    <div className={sheet.sheet}>
      <h2 className={sheet.subject}>
        <bdi dir="auto">
          <PartText>{request.title}</PartText>
        </bdi>
      </h2>
      <Facts request={request} />
      {request.description !== '' && (
        <p dir="auto" className={styles.words}>
          <PartText>{request.description}</PartText>
        </p>
      )}
      {drawings.length > 0 && (
        <div>
          <h3 className={styles.heading}>{text('view-request.drawings')}</h3>
          <AttachedFiles files={drawings} label={text('view-request.drawings')} />
        </div>
      )}
      <Thread messages={request.messages} />
      {isOver(request.status) && (
        <Notice type="info" action={<NewRequestButton />}>
          {text('view-request.over')}
        </Notice>
      )}
      {!isOver(request.status) && options && <RequestReply uid={request.uid} number={request.number} options={options} />}
    </div>
  );
}

function Facts({ request: { status, created_at: time, quantity, sku, product } }: { request: Found }) {
  const { intl } = useHost();
  const text = useText();
  return (
    <div className={sheet.facts}>
      <RequestStatus state={status} />
      {product?.url_key ? (
        <Link to={`/${product.url_key}${product.url_suffix ?? ''}`}>
          <bdi>
            <PartText>{product.name ?? sku ?? ''}</PartText>
          </bdi>
        </Link>
      ) : (
        sku !== null && <PartNumber sku={sku} />
      )}
      {quantity !== null && (
        <span>
          {text('view-request.quantity')} <bdi dir="ltr">{formatNumber(quantity)}</bdi>
        </span>
      )}
      <span>
        {text('view-request.opened')} <bdi>{formatDate(time, intl.locale)}</bdi>
      </span>
    </div>
  );
}

export default definePage<ReturnType<typeof operations>>(
  {
    operations,
    head: ({ text, context }: { text: TitleText; context: Pick<PageContext, 'params'> }) => ({
      title: titleOf(text, context.params),
      robots: 'noindex',
    }),
    component: ViewRequestPage,
  },
  messages,
);
