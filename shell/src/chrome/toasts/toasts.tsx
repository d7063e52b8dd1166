import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { Icon, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import { standAbove } from '../stand-above';
import styles from './toasts.module.css';

/** Leads to the newest message, and back. */
const SHORTCUT = 'F8';

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
  const [place] = useState(createPlace);
  const element = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isEmpty = list.length === 0;
  const isHeld = (isPointedAt || hasFocus) && !isEmpty;

  useEffect(() => watch(element.current, setPointedAt, setFocus), []);
  useEffect(() => (isHeld ? host.toasts.hold() : undefined), [host, isHeld]);

  // What had the focus may have gone with its message: then nothing else says so.
  useEffect(() => {
    if (!hasFocus || element.current?.contains(document.activeElement)) return;
    setFocus(false);
    if (before.current instanceof HTMLElement) before.current.focus();
  }, [list, hasFocus]);

  const goThere = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== SHORTCUT || isEmpty) return;
    event.preventDefault();
    if (element.current?.contains(document.activeElement)) {
      if (before.current instanceof HTMLElement) before.current.focus();
      return;
    }
    before.current = document.activeElement;
    element.current?.querySelector<HTMLElement>('[data-toast]:last-child button')?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goThere(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // While a dialog is open, only what is in it can be pressed.
  useLayoutEffect(() => {
    const parent = (overlays.length > 0 && document.querySelector(FRONT_DIALOG)) || document.body;
    if (place.parentElement !== parent) parent.append(place);
  }, [place, overlays]);
  useEffect(() => () => place.remove(), [place]);

  // Above open dialogs, which are in the browser's top layer. Who is moved in the document leaves that.
  useEffect(() => {
    const region = element.current;
    if (!region?.showPopover) return;
    if (list.length === 0) region.hidePopover();
    else {
      region.hidePopover();
      region.showPopover();
    }
  }, [list, overlays]);

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

/** What the messages stand in, and move with into a dialog. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset['aboveOverlays'] = '';
  return place;
}

/** Tells whether the pointer and whether the focus is inside. */
function watch(region: HTMLElement | null, onPointer: (isInside: boolean) => void, onFocus: (isInside: boolean) => void) {
  const ends = new AbortController();
  const listen = (event: string, action: (event: Event) => void) => region?.addEventListener(event, action, { signal: ends.signal });
  listen('pointerenter', () => onPointer(true));
  listen('pointerleave', () => onPointer(false));
  listen('focusin', () => onFocus(true));
  listen('focusout', (event) => onFocus(event instanceof FocusEvent && region?.contains(event.relatedTarget as Node | null) === true));
  return () => ends.abort();
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
