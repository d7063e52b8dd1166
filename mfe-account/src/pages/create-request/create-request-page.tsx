import { defineAccountPage } from 'shared-ui';
import { UploadOptionsDocument } from '../../features/attachments/attachments.graphql.ts';
import { AllRequests } from '../../features/requests/request-links';
import { REQUESTS_PATH } from '../../features/requests/request-path';
import styles from './create-request-page.module.css';
import { messages, useText } from './messages/source';
import { RequestForm } from './request-form';

function Intro() {
  return (
    <>
      <AllRequests />
      <p className={styles.intro}>{useText()('create-request.intro')}</p>
    </>
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
