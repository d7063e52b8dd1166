import { useRef, useState } from 'react';
import { createSnapshot } from 'shared-contracts';
import { useSnapshot } from 'shared-platform';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { Field, type FieldProps } from '../fields/field';
import { Icon } from '../icon/icon';
import { ChosenFile } from './chosen-file';
import { extensionOf, type UploadLimits } from './file-problem';
import { useUploadText } from './messages/source';
import type { UploadItem, Uploads } from './uploads';
import { useFileSize } from './use-file-size';
import styles from './upload-field.module.css';

interface UploadFieldProps extends Omit<FieldProps, 'hint'> {
  /** Undefined until it is known whose they are: the field has its place, and takes nothing. */
  uploads: Uploads | undefined;
  limits: UploadLimits;
  /** The form is being sent: the field says so, and takes no more files. It keeps the focus. */
  isSending?: boolean | undefined;
}

const NO_ITEMS = createSnapshot<readonly UploadItem[]>([]);

/** Files that are chosen or dropped, and how far each has been sent. */
export function UploadField({ label, error, required, optional, uploads, limits, isSending = false }: UploadFieldProps) {
  const text = useUploadText();
  const size = useFileSize();
  const items = useSnapshot(uploads?.items ?? NO_ITEMS);
  const problemOf = useProblem(limits);
  const said = useErrorOfNow(error, items);
  const input = useRef<HTMLInputElement>(null);
  const hint = text('upload.hint', { types: kindsOf(limits), most: limits.most, size: size(limits.largest) });
  return (
    <Field label={label} error={said} hint={hint} required={required} optional={optional}>
      {(control) => (
        <div className={styles.uploads}>
          <div className={classNames(styles.place, said !== undefined && styles.wrong)}>
            {/* As large as the place: files can be dropped on it. */}
            <input
              {...control}
              ref={input}
              type="file"
              multiple={limits.most > 1}
              disabled={!uploads}
              aria-disabled={isSending || undefined}
              accept={limits.types.map((type) => `.${type}`).join(',')}
              className={styles.input}
              onClick={(event) => isSending && event.preventDefault()}
              onDrop={(event) => isSending && event.preventDefault()}
              onChange={({ target }) => {
                if (!isSending) void uploads?.add([...(target.files ?? [])]);
                // So that the same file can be chosen once more.
                target.value = '';
              }}
            />
            <label htmlFor={control.id} className={styles.choose}>
              <Icon name="plus" />
              {text('upload.choose')}
            </label>
            <span className={styles.drop}>{text('upload.drop')}</span>
          </div>
          {uploads && items.length > 0 && (
            <ul className={styles.files} aria-label={text('upload.files')}>
              {items.map((item) => (
                <ChosenFile key={item.key} item={item} uploads={uploads} problem={problemOf(item)} isSending={isSending} field={input} />
              ))}
            </ul>
          )}
          <p role="status" className={styles.sending}>
            {isSending && text('upload.being-sent')}
          </p>
          <Spoken items={items} problemOf={problemOf} />
        </div>
      )}
    </Field>
  );
}

/** How far all are, and why some were not sent, for assistive technology. */
function Spoken({ items, problemOf }: { items: readonly UploadItem[]; problemOf: ReturnType<typeof useProblem> }) {
  const text = useUploadText();
  return (
    <VisuallyHidden>
      <span role="status">
        {items.length > 0 && text('upload.summary', { done: items.filter(({ state }) => state === 'done').length, total: items.length })}
      </span>
      {/* Only what is added is read: each reason once. */}
      <span role="log">
        {items.map((item) => {
          const problem = problemOf(item);
          return problem === undefined ? null : <span key={item.key}>{text('upload.problem-of', { name: item.name, problem })} </span>;
        })}
      </span>
    </VisuallyHidden>
  );
}

/** Why a file was not sent; undefined where nothing is wrong. */
function useProblem(limits: UploadLimits): (item: UploadItem) => string | undefined {
  const text = useUploadText();
  const size = useFileSize();
  return ({ name, state, problem = 'refused' }) =>
    state === 'failed'
      ? text(`upload.problem.${problem}`, { size: size(limits.largest), most: limits.most, type: extensionOf(name).toUpperCase() })
      : undefined;
}

/** An error that the form has said of its files is over once a file is there that was not, or one that could not be sent is gone. */
function useErrorOfNow(error: string | undefined, items: readonly UploadItem[]): string | undefined {
  const [said, setSaid] = useState({ error, items });
  if (said.error !== error) setSaid({ error, items });
  const wasFailed = new Map(said.items.map(({ key, state }) => [key, state === 'failed']));
  const isFailed = new Map(items.map(({ key, state }) => [key, state === 'failed']));
  const isThere = items.some(({ key }) => isFailed.get(key) === false && wasFailed.get(key) !== false);
  const isGone = said.items.some(({ key }) => wasFailed.get(key) === true && isFailed.get(key) !== true);
  return said.error === error && (isThere || isGone) ? undefined : error;
}

/** `PDF, DWG, STEP`: as people write them, each once. */
function kindsOf({ types }: UploadLimits): string {
  const same: Readonly<Record<string, string>> = { jpg: 'JPEG', stp: 'STEP' };
  return [...new Set(types.map((type) => same[type] ?? type.toUpperCase()))].join(', ');
}
