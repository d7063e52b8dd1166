import { useId } from 'react';
import type { WaitingChange } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Button, Icon, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import { cartOf } from '../../service/own-cart';
import styles from './outbox-list.module.css';

/** What found no platform: what it is, that it waits, and what is to be decided. */
export function OutboxList() {
  const text = useText();
  const id = useId();
  const { waiting = [] } = useSnapshot(cartOf(useHost()).state);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.waiting}>
      <h2 id={id} className={styles.title}>
        {text('waiting.title')}
      </h2>
      <ul className={styles.changes} aria-live="polite">
        {waiting.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ change: { id, kind, name, quantity, status, reason } }: { change: WaitingChange }) {
  const host = useHost();
  const text = useText();
  const nameId = useId();
  const decide = (decision: 'send' | 'drop') => void cartOf(host).decide?.(id, decision);
  return (
    <li className={styles.change}>
      <Icon name={status === 'conflict' ? 'warning' : 'info'} />
      <div className={styles.facts}>
        <span id={nameId}>
          <PartText>{text(`waiting.${kind}`, { name, quantity })}</PartText>
        </span>
        <span className={status === 'conflict' ? styles.reason : styles.hint}>{reason ?? text(`waiting.is-${status}`)}</span>
      </div>
      <div className={styles.ways}>
        {status === 'conflict' && (
          <Button variant="secondary" size="s" aria-describedby={nameId} onClick={() => decide('send')}>
            {text('waiting.send')}
          </Button>
        )}
        {status !== 'sending' && (
          <Button variant="quiet" size="s" aria-describedby={nameId} onClick={() => decide('drop')}>
            {text('waiting.drop')}
          </Button>
        )}
      </div>
    </li>
  );
}
