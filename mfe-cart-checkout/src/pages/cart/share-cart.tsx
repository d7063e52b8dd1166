import { useState } from 'react';
import type { CartItem } from 'shared-contracts';
import { useHost } from 'shared-platform';
import { Button, Icon, TextField } from 'shared-ui';
import { toSharedPath } from '../../features/shared-cart/shared-cart';
import { useText } from './messages/source';
import styles from './cart-extras.module.css';

/** Gives a link to these lines; where the clipboard is not to be had, to be copied by hand. */
export function ShareCart({ items }: { items: readonly CartItem[] }) {
  const host = useHost();
  const text = useText();
  const [outcome, setOutcome] = useState<'copied' | 'by-hand'>();
  const link = `${window.location.origin}${host.navigation.href(toSharedPath(items))}`;
  const share = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('by-hand');
    }
  };
  return (
    <div className={styles.share}>
      <Button variant="quiet" size="s" onClick={() => void share()}>
        <Icon name="copy" /> {text('share.copy')}
      </Button>
      <p role="status" className={styles.hint}>
        {outcome === 'copied' ? text('share.copied') : ''}
      </p>
      {outcome === 'by-hand' && (
        <TextField label={text('share.link')} readOnly dir="ltr" value={link} onFocus={(event) => event.target.select()} />
      )}
    </div>
  );
}
