import { useHost } from 'shared-platform';
import { Button, Notice, Skeleton, UploadField, type UploadLimits } from 'shared-ui';
import { useText } from './messages/source';
import type { Attachments } from './use-attachments';

interface AttachmentsFieldProps {
  label: string;
  error: string | undefined;
  attachments: Attachments<UploadLimits | undefined>;
  /** What may be added could not be asked for. */
  isFailed: boolean;
  isSending: boolean;
}

/** Files that may go along. Where it is not known which, what is written goes without any. */
export function AttachmentsField({ label, error, attachments: { uploads, limits }, isFailed, isSending }: AttachmentsFieldProps) {
  const { commerce } = useHost();
  const text = useText();
  if (limits) return <UploadField label={label} error={error} uploads={uploads} limits={limits} isSending={isSending} optional />;
  if (!isFailed) return <Skeleton height="8rem" shape="block" />;
  return (
    <Notice
      type="info"
      action={
        <Button variant="secondary" size="s" onClick={() => commerce.invalidate(['fileUploadOptions'])}>
          {text('files.try-again')}
        </Button>
      }
    >
      {text('files.unavailable')}
    </Notice>
  );
}
