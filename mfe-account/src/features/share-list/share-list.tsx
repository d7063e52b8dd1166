import { useState } from 'react';
import { useHost, useIsHydrated } from 'shared-platform';
import { Actions, Button, Icon, TextField, useCopy } from 'shared-ui';
import { MOST_LINES, sharedListPath, type SharedLine } from '../requisition-lists/requisition-list-path';
import { useText } from './messages/source';
import styles from './share-list.module.css';

interface ShareListProps {
  name: string;
  /** Reads all lines of the list; undefined where it cannot be read. */
  read: () => Promise<readonly SharedLine[] | undefined>;
}

type Told = 'copied' | 'shared' | 'failed';

interface ShareState {
  busy?: 'copy' | 'share';
  told?: Told;
  /** To be copied by hand. */
  link?: string;
  /** Lines of the list, where the link has not all of them. */
  total?: number | undefined;
}

/** Gives a link that has the whole list in it: whoever opens it orders it or saves a copy. Without a clipboard it is copied by hand. */
export function ShareList({ name, read }: ShareListProps) {
  const host = useHost();
  const text = useText();
  const [{ busy, told, link, total }, setState] = useState<ShareState>({});
  const { copy } = useCopy();
  // Undefined: the server, whose markup the page begins with, does not know the device. What is touched has a sheet to share by, mostly.
  const canShare = useIsHydrated() ? 'share' in navigator : undefined;

  const give = async (url: string): Promise<ShareState> => ((await copy(url)) ? { told: 'copied' } : { link: url });
  const share = async (url: string): Promise<ShareState> => {
    try {
      await navigator.share({ title: name, url });
      return { told: 'shared' };
    } catch (error) {
      // Whoever closes the device's sheet has changed their mind; a device that does not open it is no reason to have no link.
      return error instanceof DOMException && error.name === 'AbortError' ? {} : give(url);
    }
  };
  const press = async (way: 'copy' | 'share') => {
    setState({ busy: way });
    const lines = await read();
    if (!lines) return setState({ told: 'failed' });
    const url = `${window.location.origin}${host.navigation.href(sharedListPath({ name, lines }))}`;
    const outcome = await (way === 'copy' ? give(url) : share(url));
    const isGiven = outcome.told !== undefined || outcome.link !== undefined;
    setState({ ...outcome, total: isGiven && lines.length > MOST_LINES ? lines.length : undefined });
  };

  return (
    <Actions className={styles.share}>
      <Button variant="secondary" busy={busy === 'copy'} onClick={() => void press('copy')}>
        <Icon name="copy" /> {text('share-list.copy')}
      </Button>
      {canShare !== false && (
        <Button
          variant="secondary"
          className={canShare === undefined ? styles.likely : undefined}
          busy={busy === 'share'}
          onClick={() => void press('share')}
        >
          <Icon name="share" /> {text('share-list.share')}
        </Button>
      )}
      <p role="status" className={styles.told}>
        {told && text(`share-list.${told}`)}
        {total !== undefined && ` ${text('share-list.cut', { carried: MOST_LINES, total })}`}
      </p>
      {link !== undefined && (
        <TextField label={text('share-list.link')} readOnly dir="ltr" value={link} onFocus={(event) => event.target.select()} />
      )}
    </Actions>
  );
}
