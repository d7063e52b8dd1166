import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useHost } from 'shared-platform';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { bottomBar } from '../feedback/bottom-bar';
import { useUiText } from '../messages/source';
import styles from './dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  /** Escape, a press beside the dialog, the close button, a navigation. */
  onClose: () => void;
  children: ReactNode;
  /** Id of a heading inside `children` that names the dialog; the title is not shown then. */
  labelledBy?: string | undefined;
  /** `panel` fills the height at the end of the line, `wide` is for pictures. Default `box`. */
  shape?: 'box' | 'panel' | 'wide' | undefined;
  /** What it asked for is under way and cannot be taken back: it does not close, since that would say that it was. */
  isBusy?: boolean | undefined;
  /** Stays below the scrolling content: buttons. */
  footer?: ReactNode;
}

/** A modal dialog. It is open while it is mounted; the focus goes back to where it was when it goes. */
export function Dialog({ title, onClose, children, labelledBy, shape = 'box', isBusy = false, footer }: DialogProps) {
  const host = useHost();
  const id = useId();
  const text = useUiText();
  const element = useRef<HTMLDialogElement>(null);
  const close = () => !isBusy && onClose();
  const closeByHost = useEffectEvent(close);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    if (dialog.showModal) dialog.showModal();
    else dialog.open = true;
    const unregister = host.overlays.open(`dialog-${id}`, { element: dialog, onClose: () => closeByHost() });
    return () => {
      unregister();
      // Still in the document here, so that the browser gives the focus back.
      if (dialog.close) dialog.close();
    };
  }, [host, id]);

  // A form's first field, also where it comes later. What is not a form (a cart, pictures) begins at its close button.
  useEffect(() => (shape === 'box' && element.current ? focusFirstField(element.current) : undefined), [shape]);

  const press = (event: MouseEvent) => {
    if (event.target === element.current) close();
  };
  return (
    // Escape is the keyboard's way to do what a press beside the dialog does.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={classNames(styles.dialog, shape !== 'box' && styles[shape])}
      aria-labelledby={labelledBy ?? id}
      onClick={press}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          {labelledBy === undefined && (
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
          )}
          <IconButton icon="close" label={text('ui.close')} className={styles.close} aria-disabled={isBusy || undefined} onClick={close} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && (
          <footer className={styles.footer} {...bottomBar}>
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

const FIELDS =
  'input:not([type="hidden"], [hidden], [type="checkbox"], [type="radio"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Gives the focus to the first field once it can take it, unless somebody has moved it meanwhile. Returns what ends the waiting. */
function focusFirstField(dialog: HTMLElement): () => void {
  const first = document.activeElement;
  const isDone = () => {
    const field = dialog.querySelector<HTMLElement>(FIELDS);
    if (!field) return false;
    if (document.activeElement !== first && document.activeElement !== document.body) return true;
    field.focus();
    // A field that is still hidden behind a placeholder does not take it.
    return document.activeElement === field;
  };
  if (isDone()) return () => undefined;
  const observer = new MutationObserver(() => isDone() && observer.disconnect());
  observer.observe(dialog, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'disabled'] });
  return () => observer.disconnect();
}
