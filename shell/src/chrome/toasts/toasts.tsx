import { useEffect, useRef } from 'react';
import type { Toast } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Icon, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import styles from './toasts.module.css';

/** Messages at the bottom of the screen: centred on phones, at the end of the line from 1024 px. */
export function Toasts() {
  const host = useHost();
  const text = useText();
  const list = useSnapshot(host.toasts.list);
  const element = useRef<HTMLDivElement>(null);

  // Above open dialogs, which are in the browser's top layer.
  useEffect(() => {
    const region = element.current;
    if (!region?.showPopover) return;
    if (list.length === 0) region.hidePopover();
    else {
      region.hidePopover();
      region.showPopover();
    }
  }, [list]);

  return (
    <div ref={element} className={styles.region} popover="manual" role="region" aria-label={text('toast.region')} data-above-overlays>
      {list.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={() => host.toasts.dismiss(toast.id)} />
      ))}
    </div>
  );
}

function ToastView({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const text = useText();
  const { type, message, dismissable = true, actionText, onAction } = toast;
  const dismiss = () => (toast.onDismiss ? toast.onDismiss(onDismiss) : onDismiss());
  return (
    <div
      className={type === 'info' ? styles.toast : `${styles.toast} ${styles[type]}`}
      role={type === 'error' ? 'alert' : 'status'}
      data-toast={type}
    >
      <Icon name={type === 'success' ? 'check' : type} />
      <p className={styles.message}>
        <PartText>{message}</PartText>
      </p>
      {actionText && onAction && (
        <button type="button" className={styles.action} onClick={() => onAction(onDismiss)}>
          {actionText}
        </button>
      )}
      {dismissable && (
        <button type="button" className={styles.close} aria-label={text('toast.dismiss')} onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
