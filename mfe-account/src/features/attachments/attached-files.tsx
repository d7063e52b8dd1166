import { useState } from 'react';
import { useHost } from 'shared-platform';
import { Button, Icon } from 'shared-ui';
import styles from './attached-files.module.css';
import { useText } from './messages/source';
import { saveFile } from './save-file';
import { useAskToken } from './use-attachments';

interface AttachedFile {
  uid: string;
  name: string;
  url: string;
}

/** Files of a message or a request. Each is fetched when it is pressed: its address answers its owner only. */
export function AttachedFiles({ files, label }: { files: readonly AttachedFile[]; label: string }) {
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.uid}>
          <FileButton file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileButton({ file: { name, url } }: { file: AttachedFile }) {
  const host = useHost();
  const text = useText();
  const askToken = useAskToken();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${await askToken()}` } });
      if (!answer.ok) throw new Error(`${answer.status}`);
      saveFile(await answer.blob(), name);
    } catch {
      host.toasts.add({ type: 'error', message: text('file.failed', { name }) });
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="s" busy={isBusy} onClick={() => void fetchFile()}>
      <Icon name="download" /> <bdi>{name}</bdi>
    </Button>
  );
}
