import { operation, type PageParams } from 'shared-contracts';
import { Link, useHost } from 'shared-platform';
import { defineAccountPage, formatDate, formatNumber, missing, Notice, PartNumber, PartText } from 'shared-ui';
import { AttachedFiles } from '../../features/attachments/attached-files';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { knownOptions, type KnownOptions } from '../../features/attachments/use-attachments';
import { toOrderNumber } from '../../features/order/order-path';
import { present } from '../../features/present/present';
import { AllRequests, AllRequestsButton, NewRequestButton } from '../../features/requests/request-links';
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

type DrawingRequest = NonNullable<NonNullable<DrawingRequestByNumberQuery['customer']>['drawing_requests']['items'][number]>;

/** One drawing request of the customer's with its thread. */
function Request({ view: { request, files } }: { view: { request: DrawingRequest; files: KnownOptions } }) {
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
      <RequestReply
        request={request}
        files={files}
        closed={
          isOver(request.status) ? (
            <Notice type="info" action={<NewRequestButton />}>
              {text('view-request.over')}
            </Notice>
          ) : undefined
        }
      />
    </div>
  );
}

function Facts({ request: { status, created_at: time, quantity, sku, product } }: { request: DrawingRequest }) {
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

/** Somebody else's is not found, as one that does not exist. */
export default defineAccountPage(
  {
    title: (_view, { params }) => {
      const number = numberOf(params);
      return number === NO_NUMBER ? 'view-request.missing-title' : ['view-request.title', { number }];
    },
    operations: ({ params }) => ({
      requests: operation(DrawingRequestByNumberDocument, { number: numberOf(params) }, { required: false }),
      uploads: operation(UploadOptionsDocument, {}, { required: false }),
    }),
    lead: AllRequests,
    placeholder: '20rem',
    failed: 'view-request.failed',
    missing: { title: 'view-request.missing', action: AllRequestsButton },
    view: ({ requests, uploads }) => {
      const found = requests.data?.customer?.drawing_requests;
      const [request] = present(found?.items);
      return found && (request ? { request, files: knownOptions(uploads) } : missing);
    },
    component: Request,
  },
  messages,
);
