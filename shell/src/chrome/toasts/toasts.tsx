import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Icon, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import { standAbove } from '../stand-above';
import { SHORTCUT, useToastFocus } from './use-toast-focus';
import styles from './toasts.module.css';

/** The dialog in front: the others are inert. */
const FRONT_DIALOG = 'dialog[open]:not([inert], [inert] *)';

/**
 * Messages at the bottom of the screen: centred on phones, at the end of the line from 1024 px, above what is pressed next. They stay
 * while the pointer or the focus is on one of them.
 */
export default function Toasts() {
  const host = useHost();
  const text = useText();
  const list = useSnapshot(host.toasts.list);
  const overlays = useSnapshot(host.overlays.stack);
  const element = useRef<HTMLDivElement>(null);
  const isEmpty = list.length === 0;
  useToastFocus(element, list);
  const place = usePlace(overlays);
  useTopLayer(element, list, overlays);
  useEffect(
    () => (isEmpty ? undefined : standAbove(element.current, () => element.current?.firstElementChild ?? null)),
    [isEmpty, list, overlays],
  );

  return createPortal(
    <div ref={element} className={styles.region} popover="manual" role="region" aria-label={text('toast.region', { key: SHORTCUT })}>
      {list.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={() => host.toasts.dismiss(toast.id)} />
      ))}
    </div>,
    place,
  );
}

/** Where the messages stand: in the dialog in front, or in the document. */
function usePlace(overlays: readonly string[]): HTMLElement {
  const [place] = useState(createPlace);

  // While a dialog is open, only what is in it can be pressed.
  useLayoutEffect(() => {
    const parent = (overlays.length > 0 && document.querySelector(FRONT_DIALOG)) || document.body;
    if (place.parentElement !== parent) parent.append(place);
  }, [place, overlays]);
  useEffect(() => () => place.remove(), [place]);
  return place;
}

/** Above open dialogs, which are in the browser's top layer. Who is moved in the document leaves that. */
function useTopLayer(element: RefObject<HTMLElement | null>, list: readonly Toast[], overlays: readonly string[]): void {
  useEffect(() => {
    const region = element.current;
    if (!region?.showPopover) return;
    if (list.length === 0) region.hidePopover();
    else {
      region.hidePopover();
      region.showPopover();
    }
  }, [element, list, overlays]);
}

/** What the messages stand in, and move with into a dialog. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset['aboveOverlays'] = '';
  return place;
}

function ToastView({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const text = useText();
  const { type, message, dismissable = true, actionText, onAction } = toast;
  const dismiss = () => (toast.onDismiss ? toast.onDismiss(onDismiss) : onDismiss());
  return (
    <div className={type === 'info' ? styles.toast : `${styles.toast} ${styles[type]}`} data-toast={type}>
      <Icon name={type === 'success' ? 'check' : type} />
      {/* Read out without the names of its buttons. */}
      <p className={styles.message} role={type === 'error' ? 'alert' : 'status'}>
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
