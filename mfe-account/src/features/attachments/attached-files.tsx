import { Button, Icon, IconButton } from 'shared-ui';
import styles from './attached-files.module.css';
import { canBeShown } from './fetch-file';
import { useText } from './messages/source';
import { useFetchedFile } from './use-fetched-file';

export interface AttachedFile {
  uid: string;
  name: string;
  url: string;
}

/** Files of a message or a request. Each is fetched when it is pressed: its address answers its owner only. */
export function AttachedFiles({ files, label }: { files: readonly AttachedFile[]; label: string }) {
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <FileButtons key={file.uid} file={file} />
      ))}
    </ul>
  );
}

/** Saves a file; opens what a browser can show. */
function FileButtons({ file }: { file: AttachedFile }) {
  const text = useText();
  const { percent, isBusy, save, open, cancel } = useFetchedFile(file);
  const { name } = file;
  return (
    <li className={styles.file}>
      <Button variant="secondary" size="s" busy={isBusy} onClick={save}>
        <Icon name="download" /> <bdi>{name}</bdi>
      </Button>
      {isBusy && <progress className={styles.bar} max={100} value={percent} aria-label={text('file.progress', { name })} />}
      {/* One button, so that the focus stays. */}
      {(isBusy || canBeShown(name)) && (
        <IconButton
          icon={isBusy ? 'close' : 'eye'}
          label={text(isBusy ? 'file.cancel' : 'file.open', { name })}
          onClick={isBusy ? cancel : open}
        />
      )}
    </li>
  );
}
