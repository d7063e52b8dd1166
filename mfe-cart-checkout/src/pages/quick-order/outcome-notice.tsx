import { Button, ButtonLink, Notice } from 'shared-ui';
import { MAX_FILE_MB, MAX_ROWS } from '../../features/quick-order/quick-order-rows';
import type { Outcome } from '../../features/quick-order/quick-order-state';
import { useText } from './messages/source';
import styles from './quick-order-page.module.css';

export interface OutcomeNoticeProps {
  outcome: Outcome | undefined;
  /** Some rows could not be looked up. */
  hasFailed: boolean;
  onUndo: () => void;
  onAskAgain: () => void;
}

/** Says what last happened to the list, and what can be done about it. */
export function OutcomeNotice({ outcome, hasFailed, onUndo, onAskAgain }: OutcomeNoticeProps) {
  const text = useText();
  return (
    <div className={styles.notices}>
      {outcome && <Said outcome={outcome} onUndo={onUndo} />}
      {hasFailed && (
        <Notice
          type="warning"
          title={text('quick.failed')}
          action={
            <Button variant="secondary" size="s" onClick={onAskAgain}>
              {text('cart.try-again')}
            </Button>
          }
        />
      )}
    </div>
  );
}

function Said({ outcome, onUndo }: { outcome: Outcome; onUndo: () => void }) {
  const text = useText();
  const limits = { rows: MAX_ROWS, size: MAX_FILE_MB };
  const viewCart = (
    <ButtonLink to="/cart" variant="secondary" size="s">
      {text('quick.view-cart')}
    </ButtonLink>
  );
  switch (outcome.kind) {
    case 'read':
      return (
        <Notice type="success">
          {text('quick.read', { rows: outcome.rows })} {outcome.merged > 0 && text('quick.read-merged', { count: outcome.merged })}
        </Notice>
      );
    case 'refused':
      return (
        <Notice type="error" title={text('quick.refused')}>
          {text(`quick.refused-${outcome.problem}`, limits)}
        </Notice>
      );
    case 'full':
      return <Notice type="warning">{text('quick.full', limits)}</Notice>;
    case 'nothing':
      return <Notice type="warning">{text('quick.nothing')}</Notice>;
    case 'removed':
      return (
        <Notice
          type="info"
          action={
            <Button variant="secondary" size="s" onClick={onUndo}>
              {text('quick.undo')}
            </Button>
          }
        >
          {outcome.rows === 1 && outcome.sku !== ''
            ? text('quick.removed', { sku: `\u2068${outcome.sku}\u2069` })
            : text('quick.cleared', { rows: outcome.rows })}
        </Notice>
      );
    case 'added':
      return (
        <Notice type={outcome.left > 0 ? 'warning' : 'success'} action={outcome.rows > 0 ? viewCart : undefined}>
          {text('quick.added', { rows: outcome.rows })} {outcome.left > 0 && text('quick.left-over', { rows: outcome.left })}
        </Notice>
      );
    case 'stopped':
      return (
        <Notice type="warning" title={text('quick.stopped')} action={viewCart}>
          {outcome.reason} {text('quick.added', { rows: outcome.rows })} {text('quick.still-here', { rows: outcome.left })}
        </Notice>
      );
  }
}
