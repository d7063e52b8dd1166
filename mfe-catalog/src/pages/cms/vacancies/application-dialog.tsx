import { useEffect, useId, useRef, useState } from 'react';
import { useHost, useOperation } from 'shared-platform';
import { Button, Dialog, FocusedOutcome, Notice, Skeleton } from 'shared-ui';
import { ApplicationForm } from './application-form';
import { ApplicationFilesDocument } from './apply.graphql.ts';
import { useText } from './messages/source';
import type { ReceivedApplication } from './use-application';
import styles from './vacancies.module.css';

export interface ApplicationDialogProps {
  vacancy: { code: string; title: string };
  onClose: () => void;
}

/**
 * Applies for a position: who, how to reach them, and a CV. What was typed and sent is there again after a reload; once it was sent, the
 * dialog says so until it is closed.
 */
export function ApplicationDialog({ vacancy, onClose }: ApplicationDialogProps) {
  const host = useHost();
  const text = useText();
  const { data, error } = useOperation(ApplicationFilesDocument, {});
  const [received, setReceived] = useState<ReceivedApplication>();
  const isOpen = useIsThere();
  const receive = (application: ReceivedApplication) => {
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

/** Which application was received, and what comes next. */
function Confirmation({ title, received, onClose }: { title: string; received: ReceivedApplication; onClose: () => void }) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.form}>
      <FocusedOutcome role="group" aria-labelledby={`${id}-thanks`} aria-describedby={`${id}-next`}>
        <Notice type="success" title={<span id={`${id}-thanks`}>{text('application.thanks', { title })}</span>}>
          <div id={`${id}-next`}>
            <p className={styles.fact}>
              {text('application.number')} <bdi>{received.number}</bdi>
            </p>
            <p className={styles.fact}>{text('application.next', { email: received.email })}</p>
          </div>
        </Notice>
      </FocusedOutcome>
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
