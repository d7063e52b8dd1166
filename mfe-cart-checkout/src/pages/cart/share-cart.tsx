import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, Icon, TextField, useCopy } from 'shared-ui';
import { toSharedPath } from '../../features/shared-cart/shared-cart';
import { useText } from './messages/source';
import styles from './cart-extras.module.css';

/** Gives a link to these lines; where the clipboard is not to be had, to be copied by hand. */
export function ShareCart({ items }: { items: readonly CartItem[] }) {
  const host = useHost();
  const text = useText();
  const { outcome, copy } = useCopy();
  const link = `${window.location.origin}${host.navigation.href(toSharedPath(items))}`;
  return (
    <div className={styles.share}>
      <Button variant="quiet" size="s" onClick={() => void copy(link)}>
        <Icon name="copy" /> {text('share.copy')}
      </Button>
      <p role="status" className={styles.hint}>
        {outcome === 'copied' ? text('share.copied') : ''}
      </p>
      {outcome === 'not-copied' && (
        <TextField label={text('share.link')} readOnly dir="ltr" value={link} onFocus={(event) => event.target.select()} />
      )}
    </div>
  );
}
