import type { RefObject } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { FilePreview } from './file-preview';
import { useUploadText } from './messages/source';
import { CAN_BE_SENT_AGAIN, type UploadItem, type Uploads } from './uploads';
import { useFileSize } from './use-file-size';
import styles from './upload-field.module.css';

interface ChosenProps {
  item: UploadItem;
  uploads: Uploads;
  /** Why it was not sent. */
  problem: string | undefined;
  /** The form is being sent: what has arrived goes with it. */
  isSending: boolean;
  /** Has the focus once the last file is gone. */
  field: RefObject<HTMLInputElement | null>;
}

/** One chosen file: its name, its size, how far it is, what is wrong with it. */
export function ChosenFile({ item, uploads, problem, isSending, field }: ChosenProps) {
  const text = useUploadText();
  const size = useFileSize();
  const { key, name, state } = item;
  const isUnderWay = state !== 'done' && state !== 'failed';
  const isFixed = isSending && state === 'done';
  const percent = item.size === 0 ? 0 : Math.floor((100 * item.sent) / item.size);
  return (
    <li className={styles.file} data-state={state}>
      <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'error' : 'download'} className={styles.sign} />
      <FilePreview file={uploads.fileOf(key)} />
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi> <span className={styles.size}>{size(item.size)}</span>
        </p>
        {isUnderWay && <progress className={styles.bar} max={100} value={percent} aria-label={text('upload.progress', { name })} />}
        <p className={styles.state}>{state === 'failed' ? problem : text(`upload.state.${state}`, { percent })}</p>
      </div>
      {state === 'failed' && CAN_BE_SENT_AGAIN.has(item.problem) && (
        <Button variant="secondary" size="s" onClick={() => uploads.retry(key)}>
          {text(SENT_ALREADY.has(item.problem) ? 'upload.retry' : 'upload.try-again')}
        </Button>
      )}
      <IconButton
        icon={isUnderWay ? 'close' : 'trash'}
        label={text(isUnderWay ? 'upload.cancel' : 'upload.remove', { name })}
        aria-disabled={isFixed || undefined}
        onClick={({ currentTarget }) => {
          if (isFixed) return;
          (removalBeside(currentTarget) ?? field.current)?.focus();
          uploads.remove(key);
        }}
      />
    </li>
  );
}

/** It had been sent: the others never came that far. */
const SENT_ALREADY: ReadonlySet<UploadItem['problem']> = new Set(['signed-out', 'refused'] as const);

/** The button that takes away the next file, or the one before. */
function removalBeside(removal: HTMLElement): HTMLElement | null | undefined {
  const file = removal.closest('li');
  return (file?.nextElementSibling ?? file?.previousElementSibling)?.querySelector<HTMLElement>('button:last-of-type');
}
