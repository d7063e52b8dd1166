import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Toast } from 'shared-contracts';
import { useHost, useSnapshot } from 'shared-platform';
import { BOTTOM_BAR, Icon, PartText } from 'shared-ui';
import { useText } from '../../messages/source';
import styles from './toasts.module.css';

/** Leads to the newest message, and back. */
const SHORTCUT = 'F8';

/**
 * Messages at the bottom of the screen: centred on phones, at the end of the line from 1024 px. They stay while the pointer or the focus
 * is on one of them.
 */
export default function Toasts() {
  const host = useHost();
  const text = useText();
  const list = useSnapshot(host.toasts.list);
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

  useEffect(() => (isEmpty ? undefined : standAbove(element.current)), [isEmpty, list]);

  return (
    <div
      ref={element}
      className={styles.region}
      popover="manual"
      role="region"
      aria-label={text('toast.region', { key: SHORTCUT })}
      data-above-overlays
    >
      {list.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={() => host.toasts.dismiss(toast.id)} />
      ))}
    </div>
  );
}

/** Keeps the messages off the bar that a page has at the end of the screen. */
function standAbove(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const place = () => {
    const tops = [...document.querySelectorAll(BOTTOM_BAR)].flatMap((bar) => {
      const { top, bottom, height } = bar.getBoundingClientRect();
      return height > 0 && bottom >= window.innerHeight - 1 && top < window.innerHeight ? [top] : [];
    });
    region.style.insetBlockEnd = tops.length > 0 ? `${window.innerHeight - Math.min(...tops)}px` : '';
  };
  place();
  // The bar may leave the screen's end while a message stands.
  window.addEventListener('scroll', place, { passive: true });
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place);
    window.removeEventListener('resize', place);
  };
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
