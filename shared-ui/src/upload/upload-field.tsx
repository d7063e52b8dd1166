import { useRef, useState, type RefObject } from 'react';
import { createSnapshot } from 'shared-contracts';
import { useSnapshot } from 'shared-platform';
import { IconButton } from '../button/icon-button';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../feedback/visually-hidden';
import { Field, type FieldProps } from '../fields/field';
import { formatNumber } from '../format/format';
import { Icon } from '../icon/icon';
import { extensionOf, type UploadLimits } from './file-problem';
import { useUploadText } from './messages/source';
import { CAN_BE_SENT_AGAIN, type UploadItem, type Uploads } from './uploads';
import styles from './upload-field.module.css';

interface UploadFieldProps extends Omit<FieldProps, 'hint'> {
  /** Undefined until it is known whose they are: the field has its place, and takes nothing. */
  uploads: Uploads | undefined;
  limits: UploadLimits;
}

const NO_ITEMS = createSnapshot<readonly UploadItem[]>([]);

/** Files that are chosen or dropped, and how far each has been sent. */
export function UploadField({ label, error, required, optional, uploads, limits }: UploadFieldProps) {
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
              accept={limits.types.map((type) => `.${type}`).join(',')}
              className={styles.input}
              onChange={({ target }) => {
                void uploads?.add([...(target.files ?? [])]);
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
                <Chosen key={item.key} item={item} uploads={uploads} problem={problemOf(item)} field={input} />
              ))}
            </ul>
          )}
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

interface ChosenProps {
  item: UploadItem;
  uploads: Uploads;
  /** Why it was not sent. */
  problem: string | undefined;
  /** Has the focus once the last file is gone. */
  field: RefObject<HTMLInputElement | null>;
}

/** One chosen file: its name, its size, how far it is, what is wrong with it. */
function Chosen({ item, uploads, problem, field }: ChosenProps) {
  const text = useUploadText();
  const size = useFileSize();
  const { key, name, state } = item;
  const isUnderWay = state !== 'done' && state !== 'failed';
  const percent = item.size === 0 ? 0 : Math.floor((100 * item.sent) / item.size);
  return (
    <li className={styles.file} data-state={state}>
      <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'error' : 'download'} className={styles.sign} />
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
        onClick={({ currentTarget }) => {
          (removalBeside(currentTarget) ?? field.current)?.focus();
          uploads.remove(key);
        }}
      />
    </li>
  );
}

/** It had been sent: the others never came that far. */
const SENT_ALREADY: ReadonlySet<UploadItem['problem']> = new Set(['signed-out', 'refused'] as const);

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

/** The button that takes away the next file, or the one before. */
function removalBeside(removal: HTMLElement): HTMLElement | null | undefined {
  const file = removal.closest('li');
  return (file?.nextElementSibling ?? file?.previousElementSibling)?.querySelector<HTMLElement>('button:last-of-type');
}

/** `PDF, DWG, STEP`: as people write them, each once. */
function kindsOf({ types }: UploadLimits): string {
  const same: Readonly<Record<string, string>> = { jpg: 'JPEG', stp: 'STEP' };
  return [...new Set(types.map((type) => same[type] ?? type.toUpperCase()))].join(', ');
}

function useFileSize(): (bytes: number) => string {
  const text = useUploadText();
  return (bytes) =>
    bytes >= 1024 * 1024
      ? text('upload.size-mb', { size: formatNumber(Math.round((bytes / 1024 / 1024) * 10) / 10) })
      : text('upload.size-kb', { size: formatNumber(Math.ceil(bytes / 1024)) });
}
