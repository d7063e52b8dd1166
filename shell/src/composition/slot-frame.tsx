import { memo, useEffect, useState, type ReactNode } from 'react';
import type { Snapshot } from 'shared-contracts';
import { useSnapshot } from 'shared-platform';
import type { FailureReason } from 'shared-host/composition/load-module';
import { useText } from '../messages/source';
import styles from './slot-frame.module.css';
import type { SlotState } from 'shared-host/composition/slot-mount';

const SHIMMER_DELAY_MS = 150;

interface SlotFrameProps {
  state: Snapshot<SlotState>;
  /** Gets the element that parcels are mounted into. */
  onElement: (element: HTMLElement | null) => void;
  onRetry: () => void;
  placeholder: ReactNode;
  /** Markup of the server; empty in the browser, where it is there already. */
  markup?: string;
  /** Of the element that parcels are mounted into. */
  id?: string;
  /** Shows what the remote shows, or nothing. */
  isQuiet?: boolean;
}

/** A slot: what the remote shows, a placeholder while it loads, and a failure view of its own when it cannot be shown. */
export function SlotFrame({ state, onElement, onRetry, placeholder, markup = '', id, isQuiet = false }: SlotFrameProps) {
  const current = useSnapshot(state);
  const isLate = useIsLate(!isQuiet && current.status === 'loading');
  const isHidden = current.status === 'failed' || isLate;
  return (
    <>
      <div hidden={isHidden}>
        <SlotElement onElement={onElement} markup={markup} id={id} />
      </div>
      {isLate && <div aria-busy="true">{placeholder}</div>}
      {current.status === 'failed' && !isQuiet && <FailureView reason={current.reason} onRetry={onRetry} />}
    </>
  );
}

/** React leaves the inside alone: it is the server's markup first, the remote's root then. */
const SlotElement = memo(
  function SlotElement({ onElement, markup, id }: Pick<SlotFrameProps, 'onElement'> & { markup: string; id: string | undefined }) {
    return <div id={id} ref={onElement} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
  },
  () => true,
);

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), SHIMMER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isWaiting && isLate;
}

const MESSAGES = {
  unavailable: 'slot.failed.unavailable',
  timeout: 'slot.failed.timeout',
  styles: 'slot.failed.styles',
  contract: 'slot.failed.contract',
  broken: 'slot.failed.broken',
  unknown: 'slot.failed.broken',
} as const satisfies Record<FailureReason, string>;

function FailureView({ reason, onRetry }: { reason: FailureReason; onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.failure} role="alert" data-slot-failure={reason}>
      <p className={styles.title}>{text('slot.failed.title')}</p>
      <p>{text(MESSAGES[reason])}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {text('slot.retry')}
      </button>
    </div>
  );
}
